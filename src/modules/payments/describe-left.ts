import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { amountLeft, piecesLeft } from '#domain/refund-amounts.ts';
import type { RefundableOrder } from '#modules/orders/refundable-order.ts';
import type { OrderPositions } from '#modules/payment-methods/payment-provider.ts';

import { selectBoughtLines, selectOrderToPay } from './paid-orders.queries.ts';
import { readBought } from './read-bought.ts';

/** What of an order is still the buyer's: what has not gone back, nor is on its way back; of none it is nothing. */
export async function describeLeft(
  db: Kysely<Database>,
  orderId: string,
  order: RefundableOrder | undefined,
): Promise<OrderPositions> {
  const rows = await selectBoughtLines(db, orderId);
  const { deliveryTaxVatCode } = await selectOrderToPay(db, orderId);
  const lineById = new Map(order?.lines.map((line) => [line.id, line]));
  return {
    lines: rows
      .flatMap((row) => {
        const line = lineById.get(row.id);
        return line ? [{ ...readBought(row), quantity: piecesLeft(line), amount: amountLeft(line) }] : [];
      })
      .filter(({ quantity, amount }) => quantity > 0 && amount > 0),
    deliveryAmount: order ? Math.max(0, order.delivery - order.refundedDelivery) : 0,
    deliveryTaxVatCode,
  };
}
