import { z } from 'zod';

import { maxCartLines, maxQuantity } from '../cart.ts';
import { idSchema } from './image.schema.ts';

export const quantitySchema = z.int().min(1).max(maxQuantity);

/** `id` is the product's. */
export const cartLineSchema = z.object({ id: idSchema, variationId: idSchema, quantity: quantitySchema });
export type CartLine = z.infer<typeof cartLineSchema>;

/** As a client sends it: a quantity of 0 removes the line; what else it knows of the line is ignored. */
export const cartRequestSchema = z
  .array(z.object({ variationId: idSchema, quantity: z.int().min(0).max(maxQuantity) }))
  .max(maxCartLines);
export type CartRequest = z.infer<typeof cartRequestSchema>;
