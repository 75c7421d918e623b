import { z } from 'zod';

import { maxCartLines, maxQuantity } from '../cart.ts';
import { idSchema } from './image.schema.ts';

const maxDatabaseId = 2_147_483_647;

export const variationIdSchema = z.int().min(1).max(maxDatabaseId);
export const quantitySchema = z.int().min(1).max(maxQuantity);

/** `id` is the product's. */
export const cartLineSchema = z.object({ id: idSchema, variationId: idSchema, quantity: quantitySchema });
export type CartLine = z.infer<typeof cartLineSchema>;

/** As a client sends it: a quantity of 0 removes the line; what else it knows of the line is ignored. */
export const cartRequestSchema = z
  .array(z.object({ variationId: variationIdSchema, quantity: z.int().min(0).max(maxQuantity) }))
  .max(maxCartLines);
export type CartRequest = z.infer<typeof cartRequestSchema>;
