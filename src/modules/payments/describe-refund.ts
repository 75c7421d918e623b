import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { divideAmount, type RefundParts } from '#domain/refund-amounts.ts';
import type { RefundRow } from '#modules/orders/book-refund.ts';
import type { RefundRequest } from '#modules/payment-methods/payment-provider.ts';

import { describeShifts } from './describe-shifts.ts';
import { selectBoughtLines, selectOrderToPay } from './paid-orders.queries.ts';
import { selectPricedParts, selectRemovals } from './payment-refunds.queries.ts';
import { readBought } from './read-bought.ts';
import { readPaidOrder } from './read-paid-order.ts';

/** What a provider is told of a refund: the positions that it is for. The same at every try. */
export async function describeRefund(
  db: Kysely<Database>,
  { id, order_id: orderId, amount, surplus, delivery_amount: delivery, created_at: at }: RefundRow,
): Promise<Pick<RefundRequest, 'order' | 'lines' | 'deliveryAmount' | 'deliveryTaxVatCode'>> {
  const { number, customer } = await readPaidOrder(db, orderId);
  const { deliveryTaxVatCode, ...delivered } = await selectOrderToPay(db, orderId);
  const rows = await selectBoughtLines(db, orderId);
  const booked = await selectPricedParts(db, id);
  const isOfOrder = booked.length > 0 || delivery > 0 || surplus > 0;
  // What is left over is of what became less of the order.
  const removed = describeShifts(surplus === 0 ? [] : await selectRemovals(db, orderId, at), surplus);
  const parts: RefundParts = isOfOrder
    ? { lines: booked, delivery }
    : // Of a payment that came twice: the same goods in the same parts.
      divideAmount(
        {
          lines: rows.map((row) => ({ ...row, refundedQuantity: 0, refundedAmount: 0 })),
          delivery: delivered.delivery_price + delivered.delivery_tax_added,
          refundedDelivery: 0,
        },
        amount,
      );
  const partById = new Map(parts.lines.map((part) => [part.id, part]));
  return {
    order: { number, customer },
    lines: [
      ...removed.lines,
      ...rows.flatMap((row) => {
        const part = partById.get(row.id);
        if (!part) return [];
        // A part of the price is one piece: a receipt multiplies prices by quantities.
        const quantity = part.quantity || 1;
        return [{ ...readBought(row), quantity, amount: part.amount }];
      }),
    ],
    deliveryAmount: parts.delivery + removed.deliveryAmount,
    deliveryTaxVatCode,
  };
}
