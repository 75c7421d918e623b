import { sql, type Kysely, type RawBuilder } from 'kysely';

import { hasWords } from '#db/containing.ts';
import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { OrderSort, PaymentFilter } from '#domain/order-filter.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import type { DeliveryKind } from '#domain/schemas/order.schema.ts';

import { restOf, surplusOf } from './surplus.queries.ts';

type Db = Kysely<Database>;

export interface OrderFilter {
  /** Parts of number, name, email or phone, all of which must be there; empty for any. */
  words: readonly string[];
  /** Of a customer's account; null for anybody's. */
  userId: number | null;
  /** An article number as it was typed, lower case; empty for none. */
  sku: string;
  states: readonly OrderStateCode[];
  payment: PaymentFilter | null;
  delivery: DeliveryKind | null;
  from: Date | null;
  /** Not included. */
  to: Date | null;
}

/** Minor units. */
export interface AdminOrderRow {
  id: string;
  number: string;
  createdAt: Date;
  status: OrderStateCode;
  paymentStatus: PaymentState;
  paymentMethod: string;
  cashReceived: boolean;
  total: number;
  /** Of what was paid for it, given back or on its way. */
  refunded: number;
  /** See `restOf`. */
  rest: number;
  currency: Currency;
  contact: unknown;
  delivery: unknown;
  userId: number | null;
  isSample: boolean;
  pieces: number;
  firstTitle: string | null;
}

const columns = sql`
  o.id, o.number, o.created_at as "createdAt", o.status, o.payment_status as "paymentStatus",
  o.payment_method as "paymentMethod", o.cash_received_at is not null as "cashReceived", o.total, o.refunded,
  ${restOf('o')} as rest, o.currency, o.contact, o.delivery, o.user_id as "userId", o.is_sample as "isSample",
  (select coalesce(sum(l.quantity), 0)::int from order_lines l where l.order_id = o.id) as pieces,
  (select l.snapshot ->> 'title' from order_lines l where l.order_id = o.id and l.position = 0) as "firstTitle"`;

const orderBy: Record<OrderSort, RawBuilder<unknown>> = {
  newest: sql`o.created_at desc, o.id desc`,
  oldest: sql`o.created_at, o.id`,
  largest: sql`o.total desc, o.id`,
  smallest: sql`o.total, o.id`,
};

export async function selectAdminOrders(
  db: Db,
  filter: OrderFilter,
  { sort, offset, limit }: { sort: OrderSort; offset: number; limit: number },
): Promise<AdminOrderRow[]> {
  // What is passed over is read from an index alone.
  const { rows } = await sql<AdminOrderRow>`
    with chosen as materialized (
      select o.id, row_number() over (order by ${orderBy[sort]}) as place from orders o where ${matches(filter)}
      order by ${orderBy[sort]} offset ${offset} limit ${limit}
    )
    select ${columns} from chosen join orders o on o.id = chosen.id order by chosen.place`.execute(db);
  return rows;
}

/** How many orders of each state pass the filter, whatever states it names. */
export async function countAdminOrders(
  db: Db,
  filter: OrderFilter,
): Promise<{ status: OrderStateCode; count: number }[]> {
  const { rows } = await sql<{ status: OrderStateCode; count: number }>`
    select o.status, count(*)::int as count from orders o
    where ${matches({ ...filter, states: [] })} group by o.status`.execute(db);
  return rows;
}

function matches(filter: OrderFilter): RawBuilder<unknown> {
  const { words, sku, states, payment, delivery, from, to, userId } = filter;
  const conditions: RawBuilder<unknown>[] = [];
  if (words.length > 0) {
    // A union instead of "or": each side has its index.
    conditions.push(sql`o.id in (
      select s.id from orders s where ${hasWords(sql`s.search_text`, words)}
      union select l.order_id from order_lines l where lower(l.snapshot ->> 'sku') = ${sku})`);
  }
  if (userId !== null) conditions.push(sql`o.user_id = ${userId}`);
  if (states.length > 0) conditions.push(sql`o.status = any(${[...states]}::text[])`);
  if (payment !== null) conditions.push(paymentConditions[payment]);
  if (delivery !== null) conditions.push(sql`o.delivery ->> 'type' = ${delivery}`);
  if (from !== null) conditions.push(sql`o.created_at >= ${from}`);
  if (to !== null) conditions.push(sql`o.created_at < ${to}`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const isOver = sql`o.status in ('canceled', 'returned')`;

/** Money came that the shop does not earn, and it has not all been given back. */
const owesRefund = sql`(exists (
    select from payments p where p.order_id = o.id and p.refunded < p.amount
      and (p.status = 'needsRefund' or (p.status = 'completed' and ${isOver})))
  or (o.cash_received_at is not null and o.refunded < o.total and ${isOver})
  or (o.id in (select r.order_id from order_removals r) and not ${isOver} and ${surplusOf('o')} > 0))`;

/** Of a paid order, which became dearer since. */
const hasRest = sql`(o.id in (select a.order_id from order_additions a) and ${restOf('o')} > 0)`;

const paymentConditions: Record<PaymentFilter, RawBuilder<unknown>> = {
  paid: sql`(o.payment_status = 'completed' or o.cash_received_at is not null) and not ${hasRest}`,
  unpaid: sql`(o.payment_status in ('new', 'pending', 'failed', 'canceled', 'initFailed') and not ${isOver}
    or ${hasRest})`,
  cashDue: sql`o.payment_status = 'cashSuccess' and o.cash_received_at is null and not ${isOver}`,
  refundDue: owesRefund,
};

export interface ExportedOrderRow extends AdminOrderRow {
  goods: number;
  discount: number;
  deliveryPrice: number;
  trackingNumber: string;
  /** Within the total. */
  tax: number;
  comment: string;
  lines: { quantity: number; snapshot: unknown }[];
}

/** The next orders after `last`, newest first: the place is found by its key, not counted. */
export async function selectExportedOrders(
  db: Db,
  filter: OrderFilter,
  last: Pick<ExportedOrderRow, 'id'> | null,
  limit: number,
): Promise<ExportedOrderRow[]> {
  // The place is read in the database: a Date has milliseconds only, an order microseconds.
  const after = last
    ? sql`and (o.created_at, o.id) < (select p.created_at, p.id from orders p where p.id = ${last.id})`
    : sql``;
  const { rows } = await sql<ExportedOrderRow>`
    select ${columns}, o.goods_total as goods, o.discount_total as discount,
      o.delivery_price as "deliveryPrice",
      (select coalesce(sum(x.amount), 0)::bigint from order_tax_lines x where x.order_id = o.id) as tax,
      o.tracking_number as "trackingNumber", o.comment,
      (select coalesce(jsonb_agg(jsonb_build_object('quantity', l.quantity, 'snapshot', l.snapshot)
          order by l.position), '[]') from order_lines l where l.order_id = o.id) as lines
    from orders o where ${matches(filter)} ${after}
    order by o.created_at desc, o.id desc limit ${limit}`.execute(db);
  return rows;
}
