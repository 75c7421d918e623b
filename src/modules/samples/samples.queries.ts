import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SampleCounts } from '#domain/schemas/samples.schema.ts';

type Db = Kysely<Database>;

export async function countSamples(db: Db): Promise<SampleCounts | undefined> {
  const { rows } = await sql<SampleCounts>`
    select (select count(*)::int from orders where is_sample) as orders,
      (select count(*)::int from leads where is_sample) as leads,
      (select count(*)::int from reviews where is_sample) as reviews,
      (select count(*)::int from product_questions where is_sample) as questions,
      (select count(*)::int from comments where is_sample) as comments`.execute(db);
  return rows[0];
}

/** Keeps sample orders as they are to the end of the transaction; gives their ids. */
export async function lockSampleOrders(db: Db): Promise<string[]> {
  const orders = await db
    .selectFrom('orders')
    .select('id')
    .where('is_sample', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  return orders.map(({ id }) => id);
}

export async function deletePaymentEventsOf(db: Db, orderIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('payment_events')
    .where('payment_id', 'in', db.selectFrom('payments').select('id').where(isOf(orderIds)))
    .execute();
}

export async function deletePaymentRefundsOf(db: Db, orderIds: readonly string[]): Promise<void> {
  await db.deleteFrom('payment_refunds').where(isOf(orderIds)).execute();
}

export async function deletePaymentsOf(db: Db, orderIds: readonly string[]): Promise<void> {
  await db.deleteFrom('payments').where(isOf(orderIds)).execute();
}

export async function deleteSampleOrders(db: Db): Promise<void> {
  await db.deleteFrom('orders').where('is_sample', '=', true).execute();
}

/** Gives how many there were. */
export async function deleteSampleLeads(db: Db): Promise<number> {
  const leads = await db.deleteFrom('leads').where('is_sample', '=', true).returning('id').execute();
  return leads.length;
}

/** What people answered to a sample comment answers nothing any more. */
export async function detachAnswersToSamples(db: Db): Promise<void> {
  await sql`update comments set parent_id = null where not is_sample
    and parent_id in (select id from comments where is_sample)`.execute(db);
}

/** Gives how many there were. */
export async function deleteSampleComments(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with removed as (delete from comments where is_sample returning id)
    select count(*)::int as count from removed`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Gives how many there were. */
export async function deleteSampleQuestions(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with removed as (delete from product_questions where is_sample returning id)
    select count(*)::int as count from removed`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function deleteSampleVisits(db: Db): Promise<void> {
  await db.deleteFrom('visit_counts').where('is_sample', '=', true).execute();
}

function isOf(orderIds: readonly string[]) {
  return sql<boolean>`order_id = any(${[...orderIds]}::uuid[])`;
}
