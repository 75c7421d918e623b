import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import type { PaymentNews } from '#modules/payment-methods/payment-provider.ts';

import { applyPaymentNews, type AppliedNews } from './apply-payment-news.ts';

export type TakeNews = (provider: string, news: PaymentNews) => Promise<AppliedNews>;

interface TakeNewsDeps {
  db: Kysely<Database>;
  /** Told after a commit that left mails. */
  outbox: { wake(): void };
  log: { error(details: object, message: string): void };
}

/** Applies news in a transaction of its own, and tells the log what a person has to look at. */
export function createNewsTaker({ db, outbox, log }: TakeNewsDeps): TakeNews {
  return async (provider, news) => {
    const applied = await retryOnConflict(() =>
      db.transaction().execute((trx) => applyPaymentNews(trx, provider, news)),
    );
    if (applied.outcome === 'quarantined') {
      const { eventId, status } = news;
      const details = { provider, eventId, status, orderId: applied.orderId, reason: applied.reason };
      log.error(details, 'News of a payment contradicts what we know; set aside');
    }
    if (applied.outcome === 'applied') outbox.wake();
    return applied;
  };
}
