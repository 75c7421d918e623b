import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { PaymentReport } from '#modules/payment-methods/payment-provider.ts';
import type { ProviderConnections } from '#modules/payment-methods/provider-connections.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import type { Log } from '#platform/log.ts';

import { leaseCreation, type PaymentRow } from './payments.queries.ts';
import type { TakePaymentEvent } from './take-payment-event.ts';

export interface AskDeps {
  db: Kysely<Database>;
  connections: ProviderConnections;
  takePaymentEvent: TakePaymentEvent;
  /** Creates it at the provider, and leaves it as it is when that does not answer. */
  resume(payment: PaymentRow): Promise<PaymentRow>;
  log: Pick<Log, 'warn'>;
}

/**
 * Learns from the provider how a payment stands; one that a crash left unborn is created with its old key.
 * False when the provider did not answer.
 */
export async function askProvider(deps: AskDeps, payment: PaymentRow): Promise<boolean> {
  const { db, connections, takePaymentEvent, resume, log } = deps;
  const { id, provider, provider_id: providerId } = payment;
  try {
    if (providerId === null) {
      const leased = await leaseCreation(db, id);
      return leased === undefined || (await resume(leased)).status !== 'new';
    }
    const report = await connections.call(provider, (port) => port.fetch(providerId));
    if (report.status !== 'pending') await takePaymentEvent(provider, eventOf(report));
    return true;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, provider, paymentId: id }, 'A provider could not be asked about a payment');
    return false;
  }
}

/** An answer to our question: equal answers are one event. */
export function eventOf(report: PaymentReport) {
  const eventId = `state ${report.providerId} ${report.status} ${report.refunded}`;
  return { ...report, eventId };
}
