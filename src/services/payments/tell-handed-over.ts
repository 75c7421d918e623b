import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import type { ProviderDesk } from './provider-desk.ts';
import { readPaidOrder } from './read-paid-order.ts';

interface HandOverDeps {
  db: Kysely<Database>;
  desk: ProviderDesk;
  log: { error(details: object, message: string): void };
}

/**
 * Tells the provider of an order's payment that the goods are on their way, for a second receipt where the law
 * wants one. Throws `ProviderError`, after which it is to be tried again. Of an order that was refunded in part
 * the shop writes that receipt itself: what was handed over is not known here.
 */
export async function tellHandedOver({ db, desk, log }: HandOverDeps, orderId: string): Promise<void> {
  const payment = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'provider_id', 'refunded'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  if (!payment || payment.provider_id === null) return;
  const { id, provider, provider_id: providerId, refunded } = payment;
  const port = await desk.open(provider);
  if (!port?.handOver) return;
  if (refunded > 0) {
    log.error(
      { orderId, provider },
      'The receipt of a hand-over is to be written by hand: a part was refunded',
    );
    return;
  }
  const order = await readPaidOrder(db, orderId);
  await desk.call(provider, async (called) => called.handOver?.({ providerId, order, key: `${id}:over` }));
}
