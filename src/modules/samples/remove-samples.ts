import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SampleCounts } from '#domain/schemas/samples.schema.ts';
import { refreshReviewCounts } from '#modules/reviews/reviews.queries.ts';

type Trx = Kysely<Database>;

/**
 * Takes all samples out of the shop, with what staff has done to them, and says how many there were. Stock stays
 * as it is: samples never took from it. What people answered to a sample comment stays.
 */
export async function removeSamples(trx: Trx): Promise<SampleCounts> {
  const orders = await removeOrders(trx);
  const leads = await trx.deleteFrom('leads').where('is_sample', '=', true).returning('id').execute();
  const reviews = await trx
    .deleteFrom('reviews')
    .where('is_sample', '=', true)
    .returning('product_id as productId')
    .execute();
  await refreshReviewCounts(trx, [...new Set(reviews.map(({ productId }) => productId))]);
  const comments = await removeComments(trx);
  await trx.deleteFrom('visit_counts').where('is_sample', '=', true).execute();
  return { orders, leads: leads.length, reviews: reviews.length, comments };
}

async function removeOrders(trx: Trx): Promise<number> {
  const orders = await trx
    .selectFrom('orders')
    .select('id')
    .where('is_sample', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (orders.length === 0) return 0;
  const ids = orders.map(({ id }) => id);
  const ofOrders = sql<boolean>`order_id = any(${ids}::uuid[])`;
  await trx
    .deleteFrom('payment_events')
    .where('payment_id', 'in', trx.selectFrom('payments').select('id').where(ofOrders))
    .execute();
  for (const table of ['payment_refunds', 'payments'] as const)
    await trx.deleteFrom(table).where(ofOrders).execute();
  await trx.deleteFrom('orders').where('is_sample', '=', true).execute();
  return orders.length;
}

async function removeComments(trx: Trx): Promise<number> {
  await sql`update comments set parent_id = null where not is_sample
    and parent_id in (select id from comments where is_sample)`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    with removed as (delete from comments where is_sample returning id)
    select count(*)::int as count from removed`.execute(trx);
  return rows[0]?.count ?? 0;
}
