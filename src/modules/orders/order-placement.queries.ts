import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import { prepared } from '#db/prepared-statements.ts';

import type { ClientNetworks } from './guest-orders.queries.ts';
import type { NewAccess, OrderLineRow, OrderRow } from './orders.queries.ts';

type Db = Kysely<Database>;

/** An Idempotency-Key as it is kept: hashed, within what it belongs to. */
export interface StoredKey {
  scope: string;
  /** SHA-256 in hex. */
  keyHash: string;
}

/** False when the key is taken. Waits for a transaction that is taking it. */
export async function insertKey(
  trx: Db,
  { scope, keyHash }: StoredKey,
  { requestHash, response }: { requestHash: Buffer; response: object },
): Promise<boolean> {
  const claimed = await sql`${prepared('claim_key')}
    insert into idempotency_keys (scope, key, request_hash, response)
    values (${scope}, ${keyHash}, ${requestHash}, ${JSON.stringify(response)}::jsonb)
    on conflict do nothing`.execute(trx);
  return claimed.numAffectedRows === 1n;
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
 * Keeps the orders of a guest's email from being attached to an account while one of them is being placed:
 * whichever is first, the other sees. Orders do not wait for each other. Until the end of the transaction.
 */
export async function lockGuestOrders(trx: Db, email: string, purpose: 'place' | 'attach'): Promise<void> {
  const key = sql`hashtextextended(${`guest orders ${email.toLowerCase()}`}, 0)`;
  await (
    purpose === 'place'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`
  ).execute(trx);
}

export interface BuyerFacts {
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

/** What the buyer and the networks have placed before; of networks no more is counted than `most`. */
export async function countPlaced(
  trx: Db,
  { userId, email, phone }: BuyerFacts,
  networks: ClientNetworks | null,
  most: { network: number; wideNetwork: number },
): Promise<PlacedCounts> {
  const own =
    userId !== null
      ? [sql`user_id = ${userId}`]
      : [
          ...(email === '' ? [] : [sql`user_id is null and lower(contact ->> 'email') = lower(${email})`]),
          ...(phone === '' ? [] : [sql`user_id is null and contact ->> 'phone' = ${phone}`]),
        ];
  const isUnconfirmed = userId === null ? sql`status in ('new', 'canceled')` : sql`false`;
  const isRecent = sql`created_at > now() - interval '1 hour'`;
  const counts = own.map(
    (condition) => sql`
      select count(*) filter (where ${isRecent} and not ${isUnconfirmed})::int as recent,
        count(*) filter (where status in ('new', 'confirmed') and not ${isUnconfirmed})::int as waiting,
        count(*) filter (where ${isRecent} and ${isUnconfirmed})::int as unconfirmed
      from orders where ${condition} and created_at > now() - interval '90 days'`,
  );
  const ofBuyers =
    counts.length === 0
      ? sql`'[]'::json`
      : sql`(select json_agg(b) from (${sql.join(counts, sql` union all `)}) b)`;
  const { rows } = await sql<PlacedCounts>`select ${ofBuyers} as buyers,
    ${countMarks(sql`network`, networks?.network, most.network)} as network,
    ${countMarks(sql`wide_network`, networks?.wideNetwork, most.wideNetwork)} as "wideNetwork"`.execute(trx);
  return onlyRow(rows);
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

interface NewOrderLine extends OrderLineRow {
  productId: number;
  variationId: number;
  fromStock: boolean;
}

export interface NewOrder extends Omit<
  OrderRow,
  'number' | 'createdAt' | 'reservedUntil' | 'payment' | 'refunded'
> {
  access: NewAccess;
  contact: unknown;
  consent: unknown;
  /** Where a guest's order comes from; null for a customer's. */
  networks: ClientNetworks | null;
  /** For how long stock is kept for an order that is not paid yet; null keeps it for good. */
  reservedMinutes: number | null;
  lines: readonly NewOrderLine[];
  outbox: readonly { topic: string; payload: unknown }[];
}

export interface InsertedOrder {
  number: string;
  createdAt: Date;
}

/**
 * The order with its lines, access and messages, and an emptied cart of its owner, in one statement: each
 * statement less holds the lock on the stock a round trip shorter.
 */
export async function insertOrder(trx: Db, order: NewOrder): Promise<InsertedOrder> {
  const { access } = order;
  const lines = order.lines.map((line, position) => ({ ...line, position }));
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const { rows } = await sql<InsertedOrder>`${prepared('insert_order')}
    with placed as (
      insert into orders (id, number, user_id, status, payment_status, payment_method, currency, language,
        goods_total, discount_total, delivery_price, total, pieces, contact, delivery, comment, consent, reserved_until)
      values (${order.id}, nextval('order_numbers')::text, ${order.userId}, ${order.status},
        ${order.paymentStatus}, ${order.paymentMethod}, ${order.currency}, ${order.language}, ${order.goods},
        ${order.discount}, ${order.deliveryPrice}, ${order.total}, ${pieces}, ${json(order.contact)},
        ${json(order.delivery)}, ${order.comment}, ${json(order.consent)},
        now() + make_interval(mins => ${order.reservedMinutes}::int))
      returning id, number, created_at
    ), lined as (
      insert into order_lines (order_id, position, product_id, variation_id, quantity, full_price, price,
        snapshot, from_stock)
      select placed.id, l.position, l."productId", l."variationId", l.quantity, l."fullPrice", l.price,
        l.snapshot, l."fromStock"
      from placed, jsonb_to_recordset(${json(lines)}) as l (position int, "productId" int, "variationId" int,
        quantity int, "fullPrice" bigint, price bigint, snapshot jsonb, "fromStock" boolean)
    ), opened as (
      insert into order_access (token_hash, order_id, expires_at)
      select ${access.tokenHash}::bytea, placed.id, now() + make_interval(days => ${access.days}::int) from placed
    ), marked as (
      insert into guest_order_marks (order_id, network, wide_network)
      select placed.id, ${order.networks?.network ?? null}::bytea, ${order.networks?.wideNetwork ?? null}::bytea
      from placed where ${order.networks !== null}::boolean
    ), told as (
      insert into outbox (topic, payload)
      select m.topic, m.payload from jsonb_to_recordset(${json(order.outbox)}) as m (topic text, payload jsonb)
    ), emptied as (
      delete from cart_lines where user_id = ${order.userId}
    )
    select number, created_at as "createdAt" from placed`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('No order was inserted');
  return row;
}

function json(value: unknown): RawBuilder<unknown> {
  return sql`${value === null ? null : JSON.stringify(value)}::jsonb`;
}
