import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { divideAmount, type RefundParts } from '#domain/refund-amounts.ts';
import type { RefundRow } from '#modules/orders/book-refund.ts';
import type { RefundRequest } from '#modules/payment-methods/payment-provider.ts';

import { readBought, readPaidOrder } from './read-paid-order.ts';

/** What a provider is told of a refund: the positions that it is for. The same at every try. */
export async function describeRefund(
  db: Kysely<Database>,
  { id, order_id: orderId, amount, delivery_amount: delivery }: RefundRow,
): Promise<Pick<RefundRequest, 'order' | 'lines' | 'deliveryAmount'>> {
  const { number, customer, deliveryPrice } = await readPaidOrder(db, orderId);
  const rows = await db
    .selectFrom('order_lines')
    .select(['id', 'quantity', 'price', 'snapshot'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const booked = await db
    .selectFrom('refund_lines')
    .select(['order_line_id as id', 'quantity', 'amount'])
    .where('refund_id', '=', id)
    .where('amount', '>', 0)
    .execute();
  const isOfOrder = booked.length > 0 || delivery > 0;
  const parts: RefundParts = isOfOrder
    ? { lines: booked, delivery }
    : // Of a payment that came twice: the same goods in the same parts.
      divideAmount(
        {
          lines: rows.map((row) => ({ ...row, refundedQuantity: 0, refundedAmount: 0 })),
          delivery: deliveryPrice,
          refundedDelivery: 0,
        },
        amount,
      );
  const partById = new Map(parts.lines.map((part) => [part.id, part]));
  return {
    order: { number, customer },
    lines: rows.flatMap((row) => {
      const part = partById.get(row.id);
      if (!part) return [];
      // A part of the price is one piece: a receipt multiplies prices by quantities.
      const isOfPieces = part.amount === row.price * part.quantity;
      const quantity = isOfPieces ? part.quantity : 1;
      return [{ ...readBought(row.snapshot), quantity, amount: part.amount }];
    }),
    deliveryAmount: parts.delivery,
  };
}
