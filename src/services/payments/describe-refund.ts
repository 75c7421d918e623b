import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import { divideAmount, type RefundableLine } from '#domain/refund-amounts.ts';

import type { RefundRequest } from './payment-provider.ts';
import { readPaidOrder } from './read-paid-order.ts';

const snapshotSchema = z.object({ title: z.string().catch(''), sku: z.string().catch('') });

/** What a provider is told of a refund of `amount` minor units of an order: the positions that it is for. */
export async function describeRefund(
  db: Kysely<Database>,
  orderId: string,
  amount: number,
): Promise<Pick<RefundRequest, 'order' | 'lines' | 'deliveryAmount'>> {
  const { number, customer, deliveryPrice: delivery } = await readPaidOrder(db, orderId);
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'price', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const lines: RefundableLine[] = rows.map((row) => ({ ...row, refundedQuantity: 0, refundedAmount: 0 }));
  const parts = divideAmount({ lines, delivery, refundedDelivery: 0 }, amount);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return {
    order: { number, customer },
    lines: parts.lines.map((part) => ({
      ...snapshotSchema.parse(rowById.get(part.id)?.snapshot),
      quantity: part.quantity || 1,
      amount: part.amount,
    })),
    deliveryAmount: parts.delivery,
  };
}
