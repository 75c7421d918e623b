import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';

/**
 * Minor units that were paid online and are left over since the staff made the order cheaper; `order` is the name of
 * the table in the statement. What of them has gone back, or is on its way, no longer counts.
 */
export function surplusOf(order: 'o' | 'orders'): RawBuilder<number> {
  return sql<number>`greatest(0, ${settledOf(order)} - ${sql.ref(`${order}.total`)})::bigint`;
}

/**
 * Minor units that are still to be paid of an order that was paid online and became dearer since, never more than it
 * became dearer by; 0 for all others, and for one that is over.
 */
export function restOf(order: 'o' | 'orders'): RawBuilder<number> {
  const column = (name: string) => sql.ref(`${order}.${name}`);
  const added = sql`coalesce((select sum(a.amount) from order_additions a where a.order_id = ${column('id')}), 0)`;
  return sql<number>`(case when ${column('payment_status')} = 'completed'
      and ${column('status')} not in ('canceled', 'returned')
    then greatest(0, least(${added}, ${column('total')} - ${settledOf(order)})) else 0 end)::bigint`;
}

/** What was paid for the order, less what went back of it as left over. */
function settledOf(order: 'o' | 'orders'): RawBuilder<number> {
  const id = sql.ref(`${order}.id`);
  return sql<number>`(coalesce((select sum(p.amount) from payments p where p.order_id = ${id} and p.settles), 0)
    - coalesce((select sum(r.surplus) from payment_refunds r where r.order_id = ${id} and r.status <> 'failed'), 0))`;
}

export async function selectRest(db: Kysely<Database>, orderId: string): Promise<number> {
  const { rows } = await sql<{ rest: number }>`
    select ${restOf('o')} as rest from orders o where o.id = ${orderId}`.execute(db);
  return rows[0]?.rest ?? 0;
}

/** Minor units that gift cards paid of the order and have not got back, nor are to get. */
export function paidByCards(order: 'o' | 'orders'): RawBuilder<number> {
  return sql<number>`coalesce((select sum(p.amount - p.refunded) from payments p
    where p.order_id = ${sql.ref(`${order}.id`)} and p.gift_card_id is not null and p.settles), 0)::bigint`;
}
