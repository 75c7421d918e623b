import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { Currency } from '#domain/currencies.ts';
import type { RefundParts, RefundTaxes, TaxedRefundable } from '#domain/refund-amounts.ts';
import type { Language } from '#locales/languages.ts';

import { paidByCards, surplusOf } from './surplus.queries.ts';

type Trx = Kysely<Database>;
export type RefundRow = Selectable<Database['payment_refunds']>;

/** Amounts are minor units; see `surplusOf`. */
export type OrderMoneyRow = Pick<
  Selectable<Database['orders']>,
  'total' | 'refunded' | 'payment_status' | 'cash_received_at' | 'delivery_price' | 'delivery_tax_added'
> & {
  surplus: number;
  /** What gift cards paid and have not got back. */
  cards_left: number;
};

export function selectOrderMoney(trx: Trx, orderId: string): Promise<OrderMoneyRow | undefined> {
  return orderMoney(trx, orderId).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockOrderMoney(trx: Trx, orderId: string): Promise<OrderMoneyRow | undefined> {
  return orderMoney(trx, orderId).forNoKeyUpdate().executeTakeFirst();
}

const orderMoney = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('orders')
    .select([
      'total',
      'refunded',
      'payment_status',
      'cash_received_at',
      'delivery_price',
      'delivery_tax_added',
    ])
    .select(surplusOf('orders').as('surplus'))
    .select(paidByCards('orders').as('cards_left'))
    .where('id', '=', orderId);

/** The order's lines as they were bought, with what of each has gone back or is on its way. */
export async function selectRefundableLines(trx: Trx, orderId: string): Promise<TaxedRefundable['lines']> {
  const { rows } = await sql<TaxedRefundable['lines'][number]>`
    select l.id, l.quantity, l.price, l.discount, l.tax_added as "taxAdded", coalesce(sum(b.quantity), 0)::int as "refundedQuantity",
      coalesce(sum(b.amount), 0)::bigint as "refundedAmount", coalesce(max(x.amount), 0)::bigint as tax,
      coalesce(sum(b.tax), 0)::bigint as "refundedTax"
    from order_lines l left join order_tax_lines x on x.order_line_id = l.id left join (
      select rl.* from refund_lines rl join payment_refunds r on r.id = rl.refund_id and r.status <> 'failed'
    ) b on b.order_line_id = l.id
    where l.order_id = ${orderId} group by l.id order by l.position`.execute(trx);
  return rows;
}

/** The tax of the delivery, and what of both has gone back or is on its way; minor units. */
export async function selectRefundedDelivery(
  trx: Trx,
  orderId: string,
): Promise<Pick<TaxedRefundable, 'refundedDelivery' | 'deliveryTax' | 'refundedDeliveryTax'>> {
  const { rows } = await sql<
    Pick<TaxedRefundable, 'refundedDelivery' | 'deliveryTax' | 'refundedDeliveryTax'>
  >`
    select coalesce(sum(delivery_amount), 0)::bigint as "refundedDelivery",
      coalesce(sum(delivery_tax), 0)::bigint as "refundedDeliveryTax",
      coalesce((select amount from order_tax_lines where order_id = ${orderId} and order_line_id is null), 0)
        as "deliveryTax"
    from payment_refunds where order_id = ${orderId} and status <> 'failed'`.execute(trx);
  return onlyRow(rows);
}

export interface NewRefund {
  orderId: string;
  /** Null: in cash. */
  paymentId: string | null;
  key: string;
  amount: number;
  /** What of it is left over since the order was made cheaper, and of no goods; minor units. */
  surplus: number;
  /** Null where the refund is not of the order's own goods, as of a payment that came twice. */
  parts: RefundParts | null;
  /** What of the parts is tax. */
  taxes: RefundTaxes | null;
  /** Lines whose pieces go back to stock. */
  restock: ReadonlySet<number>;
  staffId: number | null;
  /** The return that it pays for. */
  returnId?: number | undefined;
  /** The order that it pays. */
  exchangeOrderId?: string | undefined;
}

/** Books a refund: from here on its amount cannot be given back a second time. */
export async function insertRefund(trx: Trx, refund: NewRefund): Promise<RefundRow> {
  const { orderId, paymentId, key, amount, surplus, parts, taxes, restock, staffId } = refund;
  const row = await trx
    .insertInto('payment_refunds')
    .values({
      order_id: orderId,
      payment_id: paymentId,
      idempotency_key: key,
      amount,
      surplus,
      delivery_amount: parts?.delivery ?? 0,
      delivery_tax: taxes?.delivery ?? 0,
      staff_id: staffId,
      return_id: refund.returnId ?? null,
      exchange_order_id: refund.exchangeOrderId ?? null,
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
          tax: taxes?.lines.get(line.id) ?? 0,
          restock: line.quantity > 0 && restock.has(line.id),
        })),
      )
      .execute();
  }
  return row;
}

/** Counts `amount` more, or less, as given back of a payment; of the order that it settles, all but the surplus. */
export async function addRefunded(
  trx: Trx,
  { orderId, paymentId }: { orderId: string; paymentId: string | null },
  { amount, surplus }: { amount: number; surplus: number },
): Promise<void> {
  if (paymentId !== null) {
    await trx
      .updateTable('payments')
      .set({ refunded: sql<number>`refunded + ${amount}`, updated_at: sql`now()` })
      .where('id', '=', paymentId)
      .execute();
  }
  await sql`update orders set refunded = refunded + ${amount - surplus}, updated_at = now() where id = ${orderId}
    and (${paymentId}::uuid is null
      or exists (select from payments where id = ${paymentId}::uuid and settles))`.execute(trx);
}

/** The cash refund of an order that was asked for with the key. */
export function selectCashRefund(trx: Trx, orderId: string, key: string): Promise<RefundRow | undefined> {
  return trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('payment_id', 'is', null)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export function selectRefundLines(
  trx: Trx,
  refundId: string,
): Promise<
  (Pick<Selectable<Database['refund_lines']>, 'quantity' | 'amount' | 'restock'> & { id: number })[]
> {
  return trx
    .selectFrom('refund_lines')
    .select(['order_line_id as id', 'quantity', 'amount', 'restock'])
    .where('refund_id', '=', refundId)
    .execute();
}

/** What a return gives back and has not yet, nor is under way; minor units. */
export async function selectLeftOfReturn(trx: Trx, returnId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select (coalesce(r.refund_delivery, 0)
      + coalesce((select sum(l.refund_amount) from return_lines l where l.return_id = r.id), 0)
      - coalesce((select sum(f.amount) from payment_refunds f
          where f.return_id = r.id and f.status <> 'failed'), 0))::bigint as left
    from returns r where r.id = ${returnId}`.execute(trx);
  return onlyRow(rows).left;
}

/** Who gets store credit of an order, and in which currency. */
interface BuyerRow {
  contact: unknown;
  userId: number | null;
  /** Empty where nobody was signed in. */
  accountEmail: string;
  language: Language;
  currency: Currency;
  isSample: boolean;
}

export async function selectBuyer(trx: Trx, orderId: string): Promise<BuyerRow> {
  const { rows } = await sql<BuyerRow>`
    select o.contact, o.user_id as "userId", coalesce(u.email, '') as "accountEmail", o.language, o.currency,
      o.is_sample as "isSample"
    from orders o left join users u on u.id = o.user_id where o.id = ${orderId}`.execute(trx);
  return onlyRow(rows);
}

/** The refund went to a card of store credit. */
export function updateCreditCard(trx: Trx, id: string, cardId: number): Promise<RefundRow> {
  return trx
    .updateTable('payment_refunds')
    .set({ credit_card_id: cardId })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateRefundStatus(
  trx: Trx,
  id: string,
  status: 'done' | 'pending' | 'failed',
): Promise<void> {
  await trx
    .updateTable('payment_refunds')
    .set({ status, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** False when the refund was accepted before. */
export async function markRefundAccepted(trx: Trx, id: string): Promise<boolean> {
  const first = await trx
    .updateTable('payment_refunds')
    .set({ accepted_at: sql`now()` })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return first !== undefined;
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
