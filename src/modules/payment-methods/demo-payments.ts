import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { readMethodSettings } from './payment-methods.queries.ts';
import type { RawNotification } from './payment-provider.ts';
import { demoProvider, connectDemo, type DemoDecision, type DemoTicket } from './providers/demo.ts';

/** What the demo's page asks for; null for a reference that is not ours or too old. */
export interface DemoPayments {
  readTicket(ref: string): Promise<DemoTicket | null>;
  /** Sends the shop a notification, as a provider would when its shopper has decided. */
  decide(ref: string, decision: DemoDecision): Promise<DemoTicket | null>;
}

interface DemoPaymentsOptions {
  db: Kysely<Database>;
  receive(provider: string, notification: RawNotification): Promise<void>;
}

export function createDemoPayments({ db, receive }: DemoPaymentsOptions): DemoPayments {
  const connect = async () => connectDemo(await readMethodSettings(db, demoProvider.key), Date.now);
  return {
    readTicket: async (ref) => (await connect())?.readTicket(ref) ?? null,
    async decide(ref, decision) {
      const demo = await connect();
      const ticket = demo?.readTicket(ref);
      if (!demo || !ticket) return null;
      await receive(demoProvider.key, { ...demo.notify(ref, decision), address: '' });
      return ticket;
    },
  };
}
