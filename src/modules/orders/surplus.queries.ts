import { sql, type RawBuilder } from 'kysely';

/**
 * Minor units that were paid online and are left over since the staff made the order cheaper; `order` is the name of
 * the table in the statement. What of them has gone back, or is on its way, no longer counts.
 */
export function surplusOf(order: 'o' | 'orders'): RawBuilder<number> {
  const id = sql.ref(`${order}.id`);
  return sql<number>`greatest(0, coalesce((select sum(p.amount) from payments p
      where p.order_id = ${id} and p.settles), 0)
    - coalesce((select sum(r.surplus) from payment_refunds r where r.order_id = ${id} and r.status <> 'failed'), 0)
    - ${sql.ref(`${order}.total`)})::bigint`;
}

/** Minor units that gift cards paid of the order and have not got back, nor are to get. */
export function paidByCards(order: 'o' | 'orders'): RawBuilder<number> {
  return sql<number>`coalesce((select sum(p.amount - p.refunded) from payments p
    where p.order_id = ${sql.ref(`${order}.id`)} and p.gift_card_id is not null and p.settles), 0)::bigint`;
}
