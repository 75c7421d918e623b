import { z } from 'zod';

import { fulfilments } from '#domain/fulfilment.ts';
import { paymentModes } from '#domain/receipt-terms.ts';

import type { BoughtLine } from './paid-orders.queries.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
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
