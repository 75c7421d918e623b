import { z } from 'zod';

import { cleanLine } from '../text.ts';
import { idSchema } from './image.schema.ts';

/** Who wants to be told once a variation is back. */
export const stockRequestSchema = z.strictObject({
  variation: idSchema,
  email: z.string().overwrite(cleanLine).max(254).default(''),
  /** A field that people do not see: only a program fills it. */
  website: z.string().max(2000).default(''),
  /** Milliseconds between showing the form and sending it; absent where no script ran. */
  elapsed: z.number().min(0).optional(),
});
export type StockRequest = z.infer<typeof stockRequestSchema>;

export const stockRequestAnswerSchema = z.object({
  /** False: a letter has gone to the address, and nothing else does until its reader confirms. */
  isConfirmed: z.boolean(),
});
export type StockRequestAnswer = z.infer<typeof stockRequestAnswerSchema>;

/** A variation that people wait for. */
const awaitedVariationSchema = z.object({
  variationId: idSchema,
  productId: idSchema,
  title: z.string(),
  /** Names the variation; empty for a product without options. */
  options: z.string(),
  sku: z.string(),
  /** Null: unlimited. */
  stock: z.int().nullable(),
  /** With a confirmed address, and not told yet. */
  people: z.int(),
  /** When the first of them confirmed. */
  since: z.string(),
});
export type AwaitedVariation = z.infer<typeof awaitedVariationSchema>;

export const awaitedListSchema = z.object({
  total: z.int(),
  /** Of all variations together. */
  people: z.int(),
  variations: z.array(awaitedVariationSchema),
});
export type AwaitedList = z.infer<typeof awaitedListSchema>;
