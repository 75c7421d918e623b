import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import type { PaymentEvent } from '#modules/payment-methods/payment-provider.ts';
import type { Log } from '#platform/log.ts';

import { applyPaymentEvent, type AppliedEvent } from './apply-payment-event.ts';

export type TakePaymentEvent = (provider: string, event: PaymentEvent) => Promise<AppliedEvent>;

interface PaymentEventHandlerDeps {
  db: Kysely<Database>;
  /** Told after a commit that left mails. */
  outbox: { wake(): void };
  log: Pick<Log, 'error'>;
}

/** Applies news in a transaction of its own, and tells the log what a person has to look at. */
export function createPaymentEventHandler({ db, outbox, log }: PaymentEventHandlerDeps): TakePaymentEvent {
  return async (provider, event) => {
    const applied = await retryOnConflict(() =>
      db.transaction().execute((trx) => applyPaymentEvent(trx, provider, event)),
    );
    if (applied.outcome === 'quarantined') {
      const { eventId, status } = event;
      const details = { provider, eventId, status, orderId: applied.orderId, reason: applied.reason };
      log.error(details, 'News of a payment contradicts what we know; set aside');
    }
    if (applied.outcome === 'applied') outbox.wake();
    return applied;
  };
}
