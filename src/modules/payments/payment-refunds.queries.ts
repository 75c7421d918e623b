import { sql, type Kysely, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import type { RefundParts } from '#domain/refund-amounts.ts';
import type { RefundRow } from '#modules/orders/book-refund.ts';

/** The refund of a payment that was asked for with the key. */
export function selectRefundByKey(
  trx: Kysely<Database>,
  paymentId: string,
  key: string,
): Promise<RefundRow | undefined> {
  return trx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** What of a payment became store credit: its provider knows nothing of it. Minor units. */
export async function selectCredited(trx: Kysely<Database>, paymentId: string): Promise<number> {
  const { rows } = await sql<{ credited: number }>`
    select coalesce(sum(amount), 0)::bigint as credited from payment_refunds
    where payment_id = ${paymentId} and credit_card_id is not null`.execute(trx);
  return onlyRow(rows).credited;
}

/** What of which lines a refund gives money back for; `id` is the order line's, amounts are minor units. */
export function selectPricedParts(db: Kysely<Database>, refundId: string): Promise<RefundParts['lines']> {
  return db
    .selectFrom('refund_lines')
    .select(['order_line_id as id', 'quantity', 'amount'])
    .where('refund_id', '=', refundId)
    .where('amount', '>', 0)
    .execute();
}

/** What became less or more of a paid order; see `order_removals` and `order_additions`. */
export type ShiftRow = Pick<
  Selectable<Database['order_removals']>,
  'snapshot' | 'quantity' | 'amount' | 'vat_code'
>;

/** What became more of an order, the last first. */
export function selectAdditions(db: Kysely<Database>, orderId: string): Promise<ShiftRow[]> {
  return db
    .selectFrom('order_additions')
    .select(['snapshot', 'quantity', 'amount', 'vat_code'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
}

/** What became less of an order until a moment, the last first. */
export function selectRemovals(db: Kysely<Database>, orderId: string, until: Date): Promise<ShiftRow[]> {
  return db
    .selectFrom('order_removals')
    .select(['snapshot', 'quantity', 'amount', 'vat_code'])
    .where('order_id', '=', orderId)
    .where('created_at', '<=', until)
    .orderBy('id', 'desc')
    .execute();
}
