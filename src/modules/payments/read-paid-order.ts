import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import { normalizeCurrency } from '#domain/currencies.ts';
import { linePaid } from '#domain/order-amounts.ts';
import { readRest } from '#modules/orders/read-rest.ts';
import { shrinkPositions, type PaidOrder } from '#modules/payment-methods/payment-provider.ts';

import { describeShifts } from './describe-shifts.ts';
import { selectBoughtLines, selectOrderToPay } from './paid-orders.queries.ts';
import { selectAdditions } from './payment-refunds.queries.ts';
import { readBought } from './read-bought.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const contactSchema = z.object({ firstName: text, lastName: text, email: text, phone: text });

/**
 * What a provider is told of an order: what gift cards pay of it is taken off its positions by their prices. Of one that
 * was paid and became dearer it is the rest, with the positions of what became more.
 */
export async function readPaidOrder(db: Kysely<Database>, orderId: string): Promise<PaidOrder> {
  const order = await selectOrderToPay(db, orderId);
  const rest = await readRest(db, orderId);
  const head = {
    number: order.number,
    currency: normalizeCurrency(order.currency),
    customer: contactSchema.parse(order.contact),
    deliveryTaxVatCode: order.deliveryTaxVatCode,
  };
  if (rest > 0) return { ...head, total: rest, ...describeShifts(await selectAdditions(db, orderId), rest) };
  const lines = await selectBoughtLines(db, orderId);
  const due = order.total - order.gift_card_amount;
  const paid: PaidOrder = {
    ...head,
    total: due,
    lines: lines.map((line) => ({
      ...readBought(line),
      quantity: line.quantity,
      amount: linePaid(line),
    })),
    deliveryAmount: order.delivery_price + order.delivery_tax_added,
  };
  return due < order.total ? shrinkPositions(paid, due) : paid;
}
