import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { OrderStateCode } from '#domain/order-states.ts';

type Db = Kysely<Database>;

/** Of a day, in the shop's time zone; null: from now on, and where that was chosen before, from then on. */
export async function updateOrdersSince(
  db: Db,
  { day, since }: { day: string | null; since: Date | null },
): Promise<void> {
  await sql`
    update commerceml_connection set orders_from = ${day}::date, orders_since_set_at = now(),
      orders_since = coalesce(${since}::timestamptz, case when orders_from is null then orders_since end, now())`.execute(
    db,
  );
  // What was chosen too early by mistake is not sent, but for what 1C has.
  await sql`
    delete from commerceml_orders c using orders o, commerceml_connection s
    where o.id = c.order_id and o.created_at < s.orders_since and c.taken is null and c.given is null`.execute(
    db,
  );
}

/** Notes orders that were placed before the shop began to note them by itself, or just then. */
export async function insertEarlierOrders(db: Db): Promise<void> {
  await sql`
    insert into commerceml_orders (order_id)
    select o.id from orders o, commerceml_connection s
    where o.created_at >= s.orders_since and o.created_at < s.orders_since_set_at + interval '1 hour'
      and not o.is_sample and o.contact <> '{}'
      and not exists (select from commerceml_orders c where c.order_id = o.id)
    order by o.created_at
    on conflict do nothing`.execute(db);
}

export async function countDueOrders(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from commerceml_orders where taken is distinct from changed`.execute(db);
  return onlyRow(rows).count;
}

/**
 * Marks the orders that changed first since 1C confirmed them as given by a new answer of the exchange, and says which.
 * An order that is just being changed comes with a later answer, so that nobody waits for anybody here.
 */
export async function giveOrders(
  trx: Transaction<Database>,
  exchangeId: number,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with given as (
      update commerceml_exchanges set answer = nextval('commerceml_answers') where id = ${exchangeId} returning answer
    ), due as (
      select order_id from commerceml_orders where taken is distinct from changed
      order by changed limit ${limit} for update skip locked
    ), marked as (
      update commerceml_orders c set given = c.changed, answer = given.answer
      from due, given where c.order_id = due.order_id returning c.order_id, c.given
    )
    select order_id as id from marked order by given`.execute(trx);
  await sql`
    update commerceml_exchanges set given_count = given_count + ${rows.length} where id = ${exchangeId}`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** 1C has what the exchange's last answer gave; what has changed since is due again. How many those are. */
export async function updateTaken(trx: Transaction<Database>, exchangeId: number): Promise<number> {
  const { rows } = await sql`
    update commerceml_orders c set taken = c.given, answer = null from commerceml_exchanges e
    where e.id = ${exchangeId} and c.answer = e.answer returning 1`.execute(trx);
  await sql`
    update commerceml_exchanges set answer = null, taken_count = taken_count + ${rows.length}
    where id = ${exchangeId}`.execute(trx);
  return rows.length;
}

export interface SentTax {
  /** Null: of the delivery. */
  lineId: number | null;
  name: string;
  /** Percent. */
  rate: number;
  amount: number;
}

/** An order as 1C is told of it; amounts are minor units. Lists are in their order. */
export interface SentOrder {
  id: string;
  number: string;
  createdAt: Date;
  status: OrderStateCode;
  paymentStatus: string;
  paymentMethod: string;
  isCashReceived: boolean;
  currency: string;
  total: number;
  refunded: number;
  giftCardAmount: number;
  /** To be paid, discounts taken off, without tax that is added. */
  deliveryPrice: number;
  deliveryDiscount: number;
  deliveryTaxAdded: number;
  contact: unknown;
  delivery: unknown;
  userId: number | null;
  comment: string;
  trackingNumber: string;
  lines: {
    id: number;
    /** What 1C calls it; null for goods that did not come from there. */
    foreignId: string | null;
    quantity: number;
    price: number;
    discount: number;
    taxAdded: number;
    snapshot: unknown;
  }[];
  taxes: SentTax[];
}

export async function selectSentOrders(db: Db, ids: readonly string[]): Promise<SentOrder[]> {
  const { rows } = await sql<SentOrder>`
    select o.id, o.number, o.created_at as "createdAt", o.status, o.payment_status as "paymentStatus",
      o.payment_method as "paymentMethod", o.cash_received_at is not null as "isCashReceived", o.currency, o.total,
      o.refunded, o.gift_card_amount as "giftCardAmount", o.delivery_price as "deliveryPrice",
      o.delivery_discount as "deliveryDiscount", o.delivery_tax_added as "deliveryTaxAdded", o.contact, o.delivery,
      o.user_id as "userId", o.comment, o.tracking_number as "trackingNumber",
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'price', l.price,
          'discount', l.discount, 'taxAdded', l.tax_added, 'snapshot', l.snapshot,
          'foreignId', (select f.foreign_id from foreign_ids f where f.variation_id = l.variation_id
            and f.source = 'commerceml' and f.kind = 'variation' limit 1)) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('lineId', x.order_line_id, 'name', x.name, 'rate', x.rate,
          'amount', x.amount) order by x.id), '[]')
        from order_tax_lines x where x.order_id = o.id and not x.reverse_charge) as taxes
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) join orders o on o.id = wanted.id
    order by wanted.place`.execute(db);
  return rows;
}
