import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { AdjustmentClass, AmountLine } from '#domain/order-amounts.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import type { TaxPart } from '#domain/taxes/tax-amounts.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Language } from '#locales/languages.ts';

import { restOf } from './surplus.queries.ts';

type Db = Kysely<Database>;

/** `snapshot` is what the line was when it was bought. */
export interface OrderLineRow extends AmountLine {
  snapshot: unknown;
}

/** A discount as it was taken off an order; minor units. */
export interface OrderAdjustment {
  class: AdjustmentClass;
  title: string;
  code: string | null;
  amount: number;
}

/** Amounts are minor units. */
export interface OrderRow {
  id: string;
  number: string;
  /** Null for a guest's. */
  userId: number | null;
  status: OrderStateCode;
  paymentStatus: PaymentState;
  paymentMethod: string;
  currency: Currency;
  language: Language;
  goods: number;
  discount: number;
  /** Of the discount: the tax within the prices of goods that is not charged. */
  taxRelief: number;
  deliveryPrice: number;
  /** Taken off the delivery's price. */
  deliveryDiscount: number;
  /** On top of prices, of goods and delivery; and of it that of the delivery. */
  taxAdded: number;
  deliveryTaxAdded: number;
  total: number;
  /** What gift cards pay, or were to pay, of the total. */
  giftCardAmount: number;
  /** The cards that pay it; none once they have it back. */
  giftCards: readonly CardShare[];
  /** See `restOf`. */
  rest: number;
  refunded: number;
  delivery: unknown;
  /** Who gets gift cards that are bought. */
  cardRecipient: unknown;
  comment: string;
  createdAt: Date;
  reservedUntil: Date | null;
  lines: readonly OrderLineRow[];
  /** In the order in which they were taken off. */
  adjustments: readonly OrderAdjustment[];
  /** Of each line and the delivery. */
  taxes: readonly TaxPart[];
  /** The order whose goods came back in exchange for it; null for most. */
  exchangeOf: string | null;
  /** The last attempt to pay, gift cards left out. */
  payment: { id: string; provider: string } | null;
}

/** What a gift card pays of an order; minor units. */
interface CardShare {
  last4: string;
  amount: number;
}

/** Who asks for an order: its owner, or somebody who has a token of it. */
export interface OrderViewer {
  userId: number | null;
  tokenHashes: readonly Buffer[];
}

/**
 * Orders by number or id that the caller may read, in no set order. One statement decides: what is not
 * there and what is somebody else's cannot be told apart. An order without owner is nobody's.
 */
export async function selectReadableOrders(
  db: Db,
  keys: readonly string[],
  viewer: OrderViewer,
): Promise<OrderRow[]> {
  const ids = keys.filter(isUuid);
  const numbers = keys.filter((key) => !isUuid(key));
  return selectOrders(
    db,
    sql`where (o.id = any(${ids}::uuid[]) or o.number = any(${numbers}::text[]))
      and ${isReadableBy(viewer)}`,
  );
}

/** The newest order that the caller may read. */
export async function selectLatestReadableOrder(db: Db, viewer: OrderViewer): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(
    db,
    sql`where ${isReadableBy(viewer)} order by o.created_at desc, o.id limit 1`,
  );
  return row;
}

function isReadableBy({ userId, tokenHashes }: OrderViewer): RawBuilder<unknown> {
  return sql`(o.user_id = ${userId}::int or exists (
    select from order_access a
    where a.order_id = o.id and a.token_hash = any(${[...tokenHashes]}::bytea[]) and a.expires_at > now()))`;
}

export async function selectOrderById(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await selectOrders(db, sql`where o.id = ${id}::uuid`);
  return row;
}

/** A customer's orders, newest first. */
export async function selectOrdersOfUser(
  db: Db,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<OrderRow[]> {
  return selectOrders(
    db,
    sql`where o.user_id = ${userId} order by o.created_at desc, o.id offset ${offset} limit ${limit}`,
  );
}

async function selectOrders(db: Db, which: RawBuilder<unknown>): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select o.id, o.number, o.user_id as "userId", o.status, o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
      o.currency, o.language, o.goods_total as goods, o.discount_total as discount,
      o.tax_relief as "taxRelief",
      o.delivery_price as "deliveryPrice", o.delivery_discount as "deliveryDiscount", o.tax_added as "taxAdded",
      o.delivery_tax_added as "deliveryTaxAdded", o.total,
      o.gift_card_amount as "giftCardAmount", ${cardSharesOf(sql.ref('o.id'))} as "giftCards", ${restOf('o')} as rest, o.refunded, o.delivery,
      o.contact -> 'giftCard' as "cardRecipient", o.comment, o.created_at as "createdAt",
      o.reserved_until as "reservedUntil",
      (select coalesce(json_agg(json_build_object('quantity', l.quantity, 'fullPrice', l.full_price,
          'price', l.price, 'discount', l.discount, 'taxAdded', l.tax_added,
          'snapshot', l.snapshot) order by l.position), '[]')
        from order_lines l where l.order_id = o.id) as lines,
      ${adjustmentsOf(sql.ref('o.id'))} as adjustments,
      ${taxesOf(sql.ref('o.id'))} as taxes, ${exchangeOf(sql.ref('o.id'))} as "exchangeOf",
      (select json_build_object('id', p.id, 'provider', p.provider) from payments p where p.order_id = o.id
        and p.gift_card_id is null order by p.created_at desc limit 1) as payment
    from orders o ${which}`.execute(db);
  return rows;
}

/** The discounts of the order with the id, as JSON. */
export function adjustmentsOf(orderId: RawBuilder<unknown>): RawBuilder<OrderAdjustment[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('class', a.class, 'title', a.title, 'code', a.code,
    'amount', a.amount) order by a.position), '[]') from order_adjustments a where a.order_id = ${orderId})`;
}

/** The number of the order whose goods came back in exchange for the order with the id. */
export function exchangeOf(orderId: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql`(select b.number from returns x join orders b on b.id = x.order_id
    where x.exchange_order_id = ${orderId})`;
}

/** What gift cards pay of the order with the id, as JSON. */
function cardSharesOf(orderId: RawBuilder<unknown>): RawBuilder<CardShare[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('last4', c.last4, 'amount', p.amount) order by c.id), '[]')
    from payments p join gift_cards c on c.id = p.gift_card_id
    where p.order_id = ${orderId} and p.status <> 'canceled')`;
}

/** The taxes of the lines and the delivery of the order with the id, as JSON. */
export function taxesOf(orderId: RawBuilder<unknown>): RawBuilder<TaxPart[]> {
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('rate', (x.rate * 1000)::int, 'name', x.name,
    'base', x.base, 'amount', x.amount, 'included', x.included,
    'reverseCharge', x.reverse_charge) order by x.id), '[]')
    from order_tax_lines x where x.order_id = ${orderId})`;
}

/** Whether the viewer has a token that was mailed to the email which the order has now. */
export async function isMailedTo(db: Db, orderId: string, { tokenHashes }: OrderViewer): Promise<boolean> {
  const { rows } = await sql`
    select from order_access a join orders o on o.id = a.order_id
    where o.id = ${orderId} and a.token_hash = any(${[...tokenHashes]}::bytea[]) and a.expires_at > now()
      and lower(a.mailed_to) = lower(o.contact ->> 'email') limit 1`.execute(db);
  return rows.length > 0;
}

/** Opens an order to who has the token, for so long. */
export interface NewAccess {
  tokenHash: Buffer;
  days: number;
  /** The email that it was sent to. */
  mailedTo?: string | undefined;
}

export async function insertOrderAccess(
  db: Db,
  orderId: string,
  { tokenHash, days, mailedTo }: NewAccess,
): Promise<void> {
  await db
    .insertInto('order_access')
    .values({
      token_hash: tokenHash,
      order_id: orderId,
      mailed_to: mailedTo ?? null,
      expires_at: sql`now() + make_interval(days => ${days})`,
    })
    .execute();
}
