import { z } from 'zod';

import { maxCartLines } from '../cart.ts';
import { maxOrderAmount } from '../order-amounts.ts';
import { checkNoEmpty } from '../validation.ts';
import { quantitySchema } from './cart.schema.ts';
import { lineField } from './form-fields.schema.ts';
import { idSchema, imageSchema, versionSchema } from './image.schema.ts';
import { adjustmentSchema } from './order.schema.ts';
import { taxSumSchema } from './tax.schema.ts';

/** Major units. */
const amountSchema = z
  .number()
  .min(0)
  .max(maxOrderAmount / 100);

/** A discount that the staff give on all goods of an order. */
export const staffDiscountSchema = z.strictObject({
  kind: z.enum(['amount', 'percent']),
  /** Major units, or percent of what the goods cost after promotions. */
  value: z
    .number()
    .min(0.01)
    .max(maxOrderAmount / 100),
  /** Read by the customer. */
  reason: lineField(200, checkNoEmpty),
});
export type StaffDiscountInput = z.infer<typeof staffDiscountSchema>;

/** What is to be changed of an order; what is left out stays as it is. */
export const orderEditSchema = z.strictObject({
  /** Pieces of lines; 0 removes one. */
  lines: z
    .array(z.strictObject({ id: idSchema, quantity: z.int().min(0).max(9999) }))
    .max(maxCartLines)
    .default([]),
  added: z
    .array(
      z.strictObject({
        variationId: idSchema,
        quantity: quantitySchema,
        /** Of one piece, major units; null: what it costs today. */
        price: amountSchema.nullable().default(null),
      }),
    )
    .max(maxCartLines)
    .default([]),
  /** To be paid, major units. */
  deliveryPrice: amountSchema.optional(),
  /** Null removes it. */
  discount: staffDiscountSchema.nullable().optional(),
});
export type OrderEdit = z.infer<typeof orderEditSchema>;

export const orderEditRequestSchema = orderEditSchema.extend({
  version: versionSchema,
  /** Sends the customer an email with the order as it is then. */
  notify: z.boolean().default(true),
});
export type OrderEditRequest = z.infer<typeof orderEditRequestSchema>;

/** A line as it would be ordered; major units. */
export const plannedLineSchema = z.object({
  title: z.string(),
  options: z.string(),
  image: imageSchema.nullable(),
  quantity: z.int(),
  /** Of one piece. */
  fullPrice: z.number(),
  price: z.number(),
  sum: z.number(),
});

/** What an order would cost; major units. */
export const plannedSumsSchema = z.object({
  goods: z.number(),
  discount: z.number(),
  adjustments: z.array(adjustmentSchema),
  deliveryPrice: z.number(),
  deliveryDiscount: z.number(),
  /** Of `discount`: the tax within the prices of goods that a company accounts for itself. */
  taxRelief: z.number(),
  taxes: z.array(taxSumSchema),
  total: z.number(),
});

/** What an order would be; amounts are major units. */
export const orderEditPreviewSchema = plannedSumsSchema.extend({
  lines: z.array(
    plannedLineSchema.extend({
      /** Null for one that is added. */
      id: idSchema.nullable(),
    }),
  ),
  /** What it costs before the edit. */
  totalBefore: z.number(),
  /** Of an order that is paid online: what would be still to be paid. */
  rest: z.number(),
});
export type OrderEditPreview = z.infer<typeof orderEditPreviewSchema>;
