import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Refundable, RefundParts } from '#domain/refund-amounts.ts';

type Trx = Kysely<Database>;
export type RefundRow = Selectable<Database['payment_refunds']>;

export interface RefundableOrder extends Refundable {
  /** Minor units. */
  total: number;
  refunded: number;
  paymentStatus: string;
  isCashReceived: boolean;
}

/** An order with what of its lines and delivery has gone back or is on its way, locked until the transaction ends. */
export async function lockRefundable(trx: Trx, orderId: string): Promise<RefundableOrder | undefined> {
  const order = await trx
    .selectFrom('orders')
    .select(['total', 'refunded', 'payment_status', 'cash_received_at', 'delivery_price'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!order) return undefined;
  const { rows: lines } = await sql<Refundable['lines'][number]>`
    select l.id, l.quantity, l.price, coalesce(sum(b.quantity), 0)::int as "refundedQuantity",
      coalesce(sum(b.amount), 0)::bigint as "refundedAmount"
    from order_lines l left join (
      select rl.* from refund_lines rl join payment_refunds r on r.id = rl.refund_id and r.status <> 'failed'
    ) b on b.order_line_id = l.id
    where l.order_id = ${orderId} group by l.id order by l.position`.execute(trx);
  const { rows } = await sql<{ refunded: number }>`
    select coalesce(sum(delivery_amount), 0)::bigint as refunded from payment_refunds
    where order_id = ${orderId} and status <> 'failed'`.execute(trx);
  return {
    lines,
    delivery: order.delivery_price,
    refundedDelivery: rows[0]?.refunded ?? 0,
    total: order.total,
    refunded: order.refunded,
    paymentStatus: order.payment_status,
    isCashReceived: order.cash_received_at !== null,
  };
}

export interface NewRefund {
  orderId: string;
  /** Null: in cash. */
  paymentId: string | null;
  key: string;
  amount: number;
  /** Null where the refund is not of the order's own goods, as of a payment that came twice. */
  parts: RefundParts | null;
  /** Lines whose pieces go back to stock. */
  restock: ReadonlySet<number>;
  staffId: number | null;
}

/** Books a refund: from here on its amount cannot be given back a second time. */
export async function insertRefund(trx: Trx, refund: NewRefund): Promise<RefundRow> {
  const { orderId, paymentId, key, amount, parts, restock, staffId } = refund;
  const row = await trx
    .insertInto('payment_refunds')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      idempotency_key: key,
      amount,
      delivery_amount: parts?.delivery ?? 0,
      staff_id: staffId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const lines = parts?.lines ?? [];
  if (lines.length > 0) {
    await trx
      .insertInto('refund_lines')
      .values(
        lines.map((line) => ({
          refund_id: row.id,
          order_line_id: line.id,
          quantity: line.quantity,
          amount: line.amount,
          restock: line.quantity > 0 && restock.has(line.id),
        })),
      )
      .execute();
  }
  return row;
}

/** Counts `amount` more, or less, as given back of a payment and of the order that it settles. */
export async function addRefunded(
  trx: Trx,
  { orderId, paymentId }: { orderId: string; paymentId: string | null },
  amount: number,
): Promise<void> {
  if (paymentId !== null) {
    await trx
      .updateTable('payments')
      .set({ refunded: sql<number>`refunded + ${amount}`, updated_at: sql`now()` })
      .where('id', '=', paymentId)
      .execute();
  }
  await sql`update orders set refunded = refunded + ${amount}, updated_at = now() where id = ${orderId}
    and (${paymentId}::uuid is null
      or exists (select from payments where id = ${paymentId}::uuid and settles))`.execute(trx);
}

/** The refunds of a payment that are not known to be done, oldest first. */
export async function listOpenRefunds(trx: Trx, paymentId: string): Promise<RefundRow[]> {
  return trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'pending')
    .orderBy('created_at')
    .execute();
}
