import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import { prepared } from '#db/prepared-statements.ts';

import type { StockRow, StockTaking } from '#modules/inventory/items.ts';
import type { OrderTax } from '#modules/taxes/tax-order.ts';

import type { ClientNetworks } from './guest-orders.queries.ts';
import type { NewAccess, OrderAdjustment, OrderLineRow, OrderRow } from './orders.queries.ts';

type Db = Kysely<Database>;

/** An Idempotency-Key as it is kept: hashed, within what it belongs to. */
interface StoredKey {
  scope: string;
  /** SHA-256 in hex. */
  keyHash: string;
}

/** A key with what it came with and what it will stand for. */
export interface KeyClaim extends StoredKey {
  requestHash: Buffer;
  response: object;
}

/** Throws without such a key. */
export function selectKey(
  trx: Db,
  { scope, keyHash }: StoredKey,
): Promise<{ request_hash: Buffer; response: unknown }> {
  return trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', keyHash)
    .executeTakeFirstOrThrow();
}

export async function deleteOldKeys(db: Db, days: number): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${days})`.execute(
    db,
  );
}

/**
 * Waits for orders of a guest's email that are being placed, and keeps others waiting until the transaction ends:
 * whichever is first, the other sees. Orders do not wait for each other.
 */
export async function lockGuestOrders(trx: Db, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${guestOrdersKey(email)})`.execute(trx);
}

const guestOrdersKey = (email: string) =>
  sql`hashtextextended(${`guest orders ${email.toLowerCase()}`}::text, 0)`;

interface BuyerFacts {
  /** Null for a guest, whom email and phone tell. */
  userId: number | null;
  email: string;
  phone: string;
}

interface BuyerCounts {
  /** In the last hour. */
  recent: number;
  /** Neither paid nor in work, of the last 90 days. */
  waiting: number;
  /** Of a guest in the last hour, and nobody has confirmed them: they may be anybody's, and count for neither. */
  unconfirmed: number;
}

export interface PlacedCounts {
  /** A row for each way to tell the buyer, none for a guest without email and phone. */
  buyers: BuyerCounts[];
  /** Unconfirmed orders of guests of the last hour from the client's network and the one around it. */
  network: number;
  wideNetwork: number;
}

interface OrderOpening {
  /** Null for a request without a key. */
  claim: KeyClaim | null;
  buyer: BuyerFacts;
  /** Null for a customer. */
  networks: ClientNetworks | null;
  /** Of networks no more is counted. */
  most: { network: number; wideNetwork: number };
}

/**
 * Begins an order in one statement, for each is a way to the database and back: claims the key, waiting for a transaction
 * that is taking it; then keeps a guest's orders from being attached to an account meanwhile (`lockGuestOrders`); and
 * counts what the buyer and the networks have placed before. `isTaken`: the key stands for another order already.
 */
export async function openOrder(
  trx: Db,
  opening: OrderOpening,
): Promise<PlacedCounts & { isTaken: boolean }> {
  const { claim, buyer, networks, most } = opening;
  const { userId, email, phone } = buyer;
  const waits = userId === null && email !== '';
  const lock = waits ? sql`pg_advisory_xact_lock_shared(${guestOrdersKey(email)})` : sql`null`;
  const own = [
    ...(userId === null ? [] : [sql`user_id = ${userId}`]),
    ...(waits ? [sql`user_id is null and lower(contact ->> 'email') = lower(${email})`] : []),
    ...(userId === null && phone !== '' ? [sql`user_id is null and contact ->> 'phone' = ${phone}`] : []),
  ];
  const claimed =
    claim &&
    sql`with claimed as (
      insert into idempotency_keys (scope, key, request_hash, response)
      values (${claim.scope}, ${claim.keyHash}, ${claim.requestHash}, ${JSON.stringify(claim.response)}::jsonb)
      on conflict do nothing returning ${lock})`;
  const { rows } = await sql<
    PlacedCounts & { isTaken: boolean }
  >`${prepared(nameOf(opening))} ${claimed ?? sql``}
    select ${claimed ? sql`not exists (select from claimed) as "isTaken"` : sql`false as "isTaken", ${lock}`},
      ${countOwn(own, userId === null)} as buyers,
      ${countMarks(sql`network`, networks?.network, most.network)} as network,
      ${countMarks(sql`wide_network`, networks?.wideNetwork, most.wideNetwork)} as "wideNetwork"`.execute(
    trx,
  );
  return onlyRow(rows);
}

/** What is known of a buyer makes the text of the statement. */
function nameOf({ claim, buyer: { userId, email, phone }, networks }: OrderOpening): string {
  const isGuest = userId === null;
  const parts = [
    claim ? '_key' : '',
    isGuest && email !== '' ? '_email' : '',
    isGuest && phone !== '' ? '_phone' : '',
    isGuest ? '_guest' : '_customer',
    networks ? '_networks' : '',
  ];
  return `open_order${parts.join('')}`;
}

function countOwn(own: readonly RawBuilder<unknown>[], isGuest: boolean): RawBuilder<unknown> {
  const isUnconfirmed = isGuest ? sql`status in ('new', 'canceled')` : sql`false`;
  const isRecent = sql`created_at > now() - interval '1 hour'`;
  const counts = own.map(
    (condition) => sql`
      select count(*) filter (where ${isRecent} and not ${isUnconfirmed})::int as recent,
        count(*) filter (where status in ('new', 'confirmed') and not ${isUnconfirmed})::int as waiting,
        count(*) filter (where ${isRecent} and ${isUnconfirmed})::int as unconfirmed
      from orders where ${condition} and created_at > now() - interval '90 days'`,
  );
  if (counts.length === 0) return sql`'[]'::json`;
  return sql`(select json_agg(b) from (${sql.join(counts, sql` union all `)}) b)`;
}

function countMarks(
  column: RawBuilder<unknown>,
  network: Buffer | undefined,
  most: number,
): RawBuilder<unknown> {
  if (!network) return sql`0`;
  return sql`(select count(*)::int from (select from guest_order_marks
    where ${column} = ${network} and placed_at > now() - interval '1 hour' limit ${most}) marks)`;
}

interface NewAdjustment extends OrderAdjustment {
  /** Given by the staff; with its percent where it is one. */
  byStaff?: boolean;
  percent?: number | null;
  /** What it takes off each of the order's lines, in their order; minor units. */
  lines: readonly number[];
}

interface NewOrderLine extends OrderLineRow {
  /** Null for what is not of the catalog. */
  productId: number | null;
  variationId: number | null;
  /** Of the discount: the tax within the price that is not charged; minor units. */
  taxRelief: number;
  fromStock: boolean;
}

export interface NewOrder extends Omit<
  OrderRow,
  'number' | 'createdAt' | 'reservedUntil' | 'payment' | 'exchangeOf' | 'rest' | 'refunded' | 'cardRecipient'
> {
  adjustments: readonly NewAdjustment[];
  taxes: readonly OrderTax[];
  /** Null: nobody has a token of it yet. */
  access: NewAccess | null;
  /** What its owner has in the cart is not what was ordered. */
  keepsCart?: boolean;
  contact: unknown;
  consent: unknown;
  /** Where a guest's order comes from; null for a customer's. */
  networks: ClientNetworks | null;
  /** For how long stock is kept for an order that is not paid yet; null keeps it for good. */
  reservedMinutes: number | null;
  lines: readonly NewOrderLine[];
  /** Takes the stock of the lines that are counted. */
  taking: StockTaking;
  outbox: readonly { topic: string; payload: unknown }[];
}

interface InsertedOrder {
  number: string;
  createdAt: Date;
  /** Of each line whose stock was taken, what is left. */
  taken: StockRow[];
}

/**
 * The order with its lines, access and messages, the stock that it takes, and an emptied cart of its owner, in one
 * statement: each statement less holds the lock on the stock a round trip shorter.
 */
export async function insertOrder(trx: Db, order: NewOrder): Promise<InsertedOrder> {
  const { access } = order;
  const lines = order.lines.map((line, position) => ({ ...line, position }));
  const adjustments = order.adjustments.map(({ lines: _parts, ...rest }, position) => ({
    ...rest,
    position,
  }));
  const parts = order.adjustments.flatMap((each, adjustment) =>
    each.lines.map((amount, line) => ({ adjustment, line, amount })).filter(({ amount }) => amount > 0),
  );
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { rows } = await sql<InsertedOrder>`${prepared('insert_order')}
    with placed as (
      insert into orders (id, number, user_id, status, payment_status, payment_method, currency, language,
        goods_total, discount_total, tax_relief, delivery_price, delivery_discount, tax_added, delivery_tax_added, total, gift_card_amount, pieces, contact, delivery, comment, consent, reserved_until)
      values (${order.id}, nextval('order_numbers')::text, ${order.userId}, ${order.status},
        ${order.paymentStatus}, ${order.paymentMethod}, ${order.currency}, ${order.language}, ${order.goods},
        ${order.discount}, ${order.taxRelief}, ${order.deliveryPrice}, ${order.deliveryDiscount}, ${order.taxAdded},
        ${order.deliveryTaxAdded}, ${order.total},
        ${order.giftCardAmount}, ${pieces}, ${json(order.contact)},
        ${json(order.delivery)}, ${order.comment}, ${json(order.consent)},
        now() + make_interval(mins => ${order.reservedMinutes}::int))
      returning id, number, created_at
    ), lined as (
      insert into order_lines (order_id, position, product_id, variation_id, quantity, full_price, price,
        discount, tax_relief, tax_added, snapshot, from_stock)
      select placed.id, l.position, l."productId", l."variationId", l.quantity, l."fullPrice", l.price,
        l.discount, l."taxRelief", l."taxAdded", l.snapshot, l."fromStock"
      from placed, jsonb_to_recordset(${json(lines)}) as l (position int, "productId" int, "variationId" int,
        quantity int, "fullPrice" bigint, price bigint, discount bigint, "taxRelief" bigint, "taxAdded" bigint, snapshot jsonb, "fromStock" boolean)
      returning id, position
    ), adjusted as (
      insert into order_adjustments (order_id, position, class, title, code, amount, by_staff, percent)
      select placed.id, a.position, a.class, a.title, a.code, a.amount, coalesce(a."byStaff", false), a.percent
      from placed, jsonb_to_recordset(${json(adjustments)}) as a (position int, class text, title text, code text,
        amount bigint, "byStaff" boolean, percent numeric)
      returning id, position
    ), adjusted_lines as (
      insert into order_line_adjustments (adjustment_id, order_line_id, amount)
      select adjusted.id, lined.id, p.amount
      from jsonb_to_recordset(${json(parts)}) as p (adjustment int, line int, amount bigint)
        join adjusted on adjusted.position = p.adjustment join lined on lined.position = p.line
    ), taxed as (
      insert into order_tax_lines (order_id, order_line_id, name, rate, base, amount, included, reverse_charge, vat_code)
      select placed.id, lined.id, x.name, x.rate / 1000, x.base, x.amount, x.included, x."reverseCharge", x."vatCode"
      from placed, jsonb_to_recordset(${json(order.taxes)}) as x (line int, name text, rate numeric, base bigint,
        amount bigint, included boolean, "reverseCharge" boolean, "vatCode" smallint) left join lined on lined.position = x.line
      order by x.line
    ), opened as (
      insert into order_access (token_hash, order_id, expires_at)
      select ${access?.tokenHash ?? null}::bytea, placed.id, now() + make_interval(days => ${access?.days ?? null}::int)
      from placed where ${access !== null}::boolean
    ), marked as (
      insert into guest_order_marks (order_id, network, wide_network)
      select placed.id, ${order.networks?.network ?? null}::bytea, ${order.networks?.wideNetwork ?? null}::bytea
      from placed where ${order.networks !== null}::boolean
    ), told as (
      insert into outbox (topic, payload)
      select m.topic, m.payload from jsonb_to_recordset(${json(order.outbox)}) as m (topic text, payload jsonb)
    ), emptied as (
      delete from cart_lines where user_id = ${order.userId} and not ${order.keepsCart ?? false}::boolean
    ), taken as (${order.taking.statement})
    select number, created_at as "createdAt",
      (select coalesce(json_agg(taken), '[]') from taken) as taken
    from placed`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('No order was inserted');
  return row;
}

function json(value: unknown): RawBuilder<unknown> {
  return sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
}
