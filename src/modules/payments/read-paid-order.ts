import type { Kysely } from 'kysely';
import { z } from 'zod';

import type { Database } from '#db/database.ts';
import { normalizeCurrency } from '#domain/currencies.ts';
import { linePaid } from '#domain/order-amounts.ts';
import { fulfilments } from '#domain/fulfilment.ts';
import { paymentModes } from '#domain/receipt-terms.ts';
import { shrinkPositions, type PaidOrder } from '#modules/payment-methods/payment-provider.ts';

import { selectBoughtLines, selectOrderToPay, type BoughtLine } from './paid-orders.queries.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const contactSchema = z.object({ firstName: text, lastName: text, email: text, phone: text });
const boughtSchema = z.object({
  title: text,
  sku: text,
  vatCode: z.int().nullable().catch(null),
  paymentMode: z.enum(paymentModes).nullable().catch(null),
  fulfilment: z.enum(fulfilments).nullable().catch(null),
});

/** What a line's snapshot and its tax say of it to a provider. */
export function readBought({ snapshot, taxVatCode }: Pick<BoughtLine, 'snapshot' | 'taxVatCode'>): z.infer<
  typeof boughtSchema
> & {
  taxVatCode: number | null;
} {
  const bought = boughtSchema.parse(snapshot);
  // Files are handed over as they are paid.
  const paymentMode = bought.paymentMode ?? (bought.fulfilment === 'download' ? 'full_payment' : null);
  return { ...bought, paymentMode, taxVatCode };
}

/** What a provider is told of an order: what gift cards pay of it is taken off its positions by their prices. */
export async function readPaidOrder(db: Kysely<Database>, orderId: string): Promise<PaidOrder> {
  const order = await selectOrderToPay(db, orderId);
  const lines = await selectBoughtLines(db, orderId);
  const due = order.total - order.gift_card_amount;
  const paid: PaidOrder = {
    number: order.number,
    total: due,
    currency: normalizeCurrency(order.currency),
    customer: contactSchema.parse(order.contact),
    lines: lines.map((line) => ({
      ...readBought(line),
      quantity: line.quantity,
      amount: linePaid(line),
    })),
    deliveryAmount: order.delivery_price + order.delivery_tax_added,
    deliveryTaxVatCode: order.deliveryTaxVatCode,
  };
  return due < order.total ? shrinkPositions(paid, due) : paid;
}
