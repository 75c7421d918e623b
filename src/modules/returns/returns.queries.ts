import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Currency } from '#domain/currencies.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import type { PaymentState } from '#domain/payment-states.ts';
import type { ReturnableLine, ReturnReason, ReturnState } from '#domain/returns.ts';
import type { ReturnReceipt, ReturnWish } from '#domain/schemas/return.schema.ts';

type Db = Kysely<Database>;

/** A line of an order as it was sold; amounts are minor units. `snapshot` is what it was then. */
export interface ReturnableRow extends ReturnableLine {
  snapshot: unknown;
}

/** An order, as far as its returns go by it; amounts are minor units. */
export interface ReturnedOrderRow {
  id: string;
  number: string;
  status: OrderStateCode;
  paymentStatus: PaymentState;
  currency: Currency;
  /** Null as long as nobody has said that it was handed over. */
  deliveredAt: Date | null;
  total: number;
  refunded: number;
  isCashReceived: boolean;
  deliveryLeft: number;
  /**
   * The payments that the order counts as paid by, with money in them (minor units): the provider's, the latest first,
   * then gift cards.
   */
  payments: { id: string; left: number; isCard: boolean }[];
  /** What gift cards paid and have not got back. */
  cardsLeft: number;
  lines: ReturnableRow[];
}

/** The order with what of its lines has come or gone back, as of this moment; what is not delivered cannot come back. */
export async function selectReturnedOrder(db: Db, id: string): Promise<ReturnedOrderRow | undefined> {
  const { rows } = await sql<ReturnedOrderRow>`
    select o.id, o.number, o.status, o.payment_status as "paymentStatus", o.currency, o.total, o.refunded,
      (select coalesce(max(e.created_at), case when o.status in ('delivered', 'returned') then o.updated_at end)
        from order_events e
        where e.order_id = o.id and e.kind = 'state' and e.details ->> 'to' = 'delivered') as "deliveredAt",
      o.cash_received_at is not null as "isCashReceived",
      o.delivery_price + o.delivery_tax_added - (select coalesce(sum(r.delivery_amount), 0)::bigint from payment_refunds r
        where r.order_id = o.id and r.status <> 'failed') as "deliveryLeft",
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'left', p.amount - p.refunded,
          'isCard', p.gift_card_id is not null)
          order by p.gift_card_id nulls first, p.created_at desc) from payments p
        where p.order_id = o.id and p.settles and p.status = 'completed' and p.refunded < p.amount
          and (p.gift_card_id is null or o.payment_status = 'completed' or o.cash_received_at is not null)), '[]')
        as payments,
      coalesce((select sum(p.amount - p.refunded) from payments p where p.order_id = o.id and p.settles
        and p.gift_card_id is not null), 0)::bigint as "cardsLeft",
      (select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'quantity', l.quantity, 'price', l.price,
          'discount', l.discount, 'taxAdded', l.tax_added, 'snapshot', l.snapshot,
          'returned', (select coalesce(sum(coalesce(rl.received, rl.quantity)), 0)
            from return_lines rl join returns r on r.id = rl.return_id
            where rl.order_line_id = l.id and r.state not in ('declined', 'canceled')),
          'refundedQuantity', coalesce(b.quantity, 0), 'refundedAmount', coalesce(b.amount, 0))
          order by l.position), '[]')
        from order_lines l left join lateral (
          select sum(fl.quantity) as quantity, sum(fl.amount) as amount
          from refund_lines fl join payment_refunds f on f.id = fl.refund_id and f.status <> 'failed'
          where fl.order_line_id = l.id
        ) b on true
        where l.order_id = o.id and l.snapshot ->> 'fulfilment' is null) as lines
    from orders o where o.id = ${id}`.execute(db);
  return rows[0];
}

/** Times are as PostgreSQL writes them in JSON or as dates; amounts are minor units. */
export interface ReturnRow {
  id: number;
  orderId: string;
  state: ReturnState;
  askedBy: 'buyer' | 'staff';
  /** Null for an account that is gone, and where the buyer asked. */
  author: string | null;
  words: string;
  /** Null for a return alone. */
  withdrawnBy: string | null;
  note: string;
  version: number;
  createdAt: Date;
  decidedAt: Date | null;
  receivedAt: Date | null;
  closedAt: Date | null;
  lines: {
    lineId: number;
    quantity: number;
    reason: ReturnReason;
    received: number | null;
    restock: boolean | null;
    /** What goes back of the line, and what has or is under way; minor units. Null before a refund is asked for. */
    refund: RefundProgress | null;
  }[];
  /** The same of the delivery. */
  delivery: Pick<RefundProgress, 'due' | 'standing'> | null;
  /**
   * What went back and is under way, and what of it pays the order of an exchange; null for nothing. `waits`: a provider
   * has not said that it is done.
   */
  refund: { amount: number; exchanged: number; waits: boolean } | null;
  /** The number of the order that its goods were exchanged for, and the draft of one that was begun. */
  exchangedFor: string | null;
  exchangeDraft: string | null;
}

interface RefundProgress {
  due: number;
  duePieces: number;
  standing: number;
  standingPieces: number;
}

const returnColumns = sql`r.id, r.order_id as "orderId", r.state, r.asked_by as "askedBy", r.words, r.withdrawn_by as "withdrawnBy", r.note, r.version,
  r.created_at as "createdAt", r.decided_at as "decidedAt", r.received_at as "receivedAt", r.closed_at as "closedAt",
  (select coalesce(nullif(s.name, ''), s.email) from staff s where s.id = r.staff_id) as author,
  (select coalesce(jsonb_agg(jsonb_build_object('lineId', rl.order_line_id, 'quantity', rl.quantity,
      'reason', rl.reason, 'received', rl.received, 'restock', rl.restock,
      'refund', case when rl.refund_amount is not null then jsonb_build_object(
        'due', rl.refund_amount, 'duePieces', rl.refund_quantity,
        'standing', coalesce(b.amount, 0), 'standingPieces', coalesce(b.quantity, 0)) end) order by l.position), '[]')
    from return_lines rl join order_lines l on l.id = rl.order_line_id left join lateral (
      select sum(fl.amount) as amount, sum(fl.quantity) as quantity from payment_refunds f
        join refund_lines fl on fl.refund_id = f.id
      where f.return_id = r.id and f.status <> 'failed' and fl.order_line_id = rl.order_line_id
    ) b on true where rl.return_id = r.id) as lines,
  case when r.refund_delivery is not null then jsonb_build_object('due', r.refund_delivery, 'standing',
    (select coalesce(sum(f.delivery_amount), 0) from payment_refunds f
      where f.return_id = r.id and f.status <> 'failed')) end as delivery,
  (select jsonb_build_object('amount', sum(f.amount),
      'exchanged', coalesce(sum(f.amount) filter (where f.exchange_order_id is not null), 0),
      'waits', bool_or(f.status = 'pending'))
    from payment_refunds f where f.return_id = r.id and f.status <> 'failed' having count(*) > 0) as refund,
  (select n.number from orders n where n.id = r.exchange_order_id) as "exchangedFor",
  (select d.id from order_drafts d where d.return_id = r.id and d.order_id is null) as "exchangeDraft"`;

/** Newest first. */
export async function selectReturnsOf(db: Db, orderId: string): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select ${returnColumns} from returns r where r.order_id = ${orderId} order by r.id desc`.execute(db);
  return rows;
}

/** Of an order that is locked, so that it is read as nobody changes it. */
export async function selectReturn(trx: Db, id: number): Promise<ReturnRow | undefined> {
  const { rows } = await sql<ReturnRow>`select ${returnColumns} from returns r where r.id = ${id}`.execute(
    trx,
  );
  return rows[0];
}

export async function selectOrderOfReturn(db: Db, id: number): Promise<string | undefined> {
  const row = await db.selectFrom('returns').select('order_id').where('id', '=', id).executeTakeFirst();
  return row?.order_id;
}

export async function selectReturnByKey(trx: Db, orderId: string, key: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('returns')
    .select('id')
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

interface NewReturnRow {
  orderId: string;
  key: string;
  wish: ReturnWish;
  /** See `ReturnRow`. */
  withdrawnBy: string | null;
  /** Null: the buyer asks. Staff agree at once, with what they tell the buyer. */
  by: { staffId: number; note: string } | null;
}

export async function insertReturn(
  trx: Db,
  { orderId, key, wish, withdrawnBy, by }: NewReturnRow,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into returns (order_id, key, words, withdrawn_by, asked_by, state, staff_id, note, decided_at)
    values (${orderId}, ${key}, ${wish.words}, ${withdrawnBy}, ${by ? 'staff' : 'buyer'}, ${by ? 'approved' : 'requested'},
      ${by?.staffId ?? null}, ${by?.note ?? ''}, case when ${by !== null} then now() end)
    returning id`.execute(trx);
  const id = rows[0]?.id ?? 0;
  await trx
    .insertInto('return_lines')
    .values(
      wish.lines.map((line) => ({
        return_id: id,
        order_line_id: line.id,
        quantity: line.quantity,
        reason: line.reason,
      })),
    )
    .execute();
  return id;
}

/** The next version; a note that is left out stays. */
export async function updateReturnState(
  trx: Db,
  id: number,
  { state, note }: { state: ReturnState; note?: string | undefined },
): Promise<void> {
  await sql`update returns set state = ${state}, version = version + 1, note = coalesce(${note ?? null}, note),
      decided_at = case when ${state} in ('approved', 'declined') then now() else decided_at end,
      received_at = case when ${state} = 'received' then now() else received_at end,
      closed_at = case when ${state} in ('closed', 'canceled') then now() else closed_at end
    where id = ${id}`.execute(trx);
}

/** Remembers the order that the goods of a return were exchanged for. */
export async function updateExchanged(trx: Db, id: number, exchangeOrderId: string): Promise<void> {
  await sql`update returns set exchange_order_id = ${exchangeOrderId}, version = version + 1 where id = ${id}`.execute(
    trx,
  );
}

export async function updateReceived(trx: Db, id: number, lines: ReturnReceipt['lines']): Promise<void> {
  await sql`update return_lines l set received = r.quantity, restock = r.restock
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as r (id int, quantity int, restock boolean)
    where l.return_id = ${id} and l.order_line_id = r.id`.execute(trx);
}

/** A return in the list; amounts are minor units. */
export interface ListedReturnRow {
  id: number;
  state: ReturnState;
  createdAt: Date;
  number: string;
  currency: Currency;
  contact: unknown;
  pieces: number;
  snapshot: unknown;
  refunded: number | null;
}

const ofStates = (states: readonly ReturnState[]): RawBuilder<boolean> =>
  sql`(${states.length === 0} or r.state = any(${[...states]}::text[]))`;

/** Newest first. */
export async function selectReturns(
  db: Db,
  states: readonly ReturnState[],
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedReturnRow[]> {
  const { rows } = await sql<ListedReturnRow>`
    select r.id, r.state, r.created_at as "createdAt", o.number, o.currency, o.contact,
      (select sum(coalesce(rl.received, rl.quantity))::int from return_lines rl where rl.return_id = r.id) as pieces,
      (select l.snapshot from return_lines rl join order_lines l on l.id = rl.order_line_id
        where rl.return_id = r.id order by l.position limit 1) as snapshot,
      (select sum(f.amount)::bigint from payment_refunds f where f.return_id = r.id and f.status <> 'failed'
        and f.exchange_order_id is null) as refunded
    from returns r join orders o on o.id = r.order_id
    where ${ofStates(states)} order by r.created_at desc, r.id desc offset ${offset} limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function countReturns(db: Db): Promise<{ state: ReturnState; count: number }[]> {
  const { rows } = await sql<{ state: ReturnState; count: number }>`
    select state, count(*)::int as count from returns group by state`.execute(db);
  return rows;
}
