import { z } from 'zod';

import { maxCartLines } from '../cart.ts';
import { currencies } from '../currencies.ts';
import { cleanLine } from '../text.ts';
import { quantitySchema } from './cart.schema.ts';
import { idSchema } from './image.schema.ts';

/** A cart whose buyer agrees to be reminded of it. */
export const keptCartSchema = z.strictObject({
  email: z.string().overwrite(cleanLine).max(254),
  lines: z
    .array(z.strictObject({ variationId: idSchema, quantity: quantitySchema }))
    .min(1)
    .max(maxCartLines),
});
export type KeptCart = z.infer<typeof keptCartSchema>;

/** How a cart stands: `waiting` until a letter leaves, `ordered` without one, `recovered` after one. */
const abandonedCartStates = ['waiting', 'reminded', 'ordered', 'recovered'] as const;

const abandonedCartSchema = z.object({
  id: idSchema,
  email: z.string(),
  state: z.enum(abandonedCartStates),
  lastSeenAt: z.string(),
  /** Letters that have left. */
  letters: z.int(),
  pieces: z.int(),
  /** Titles of its first goods; what is gone is left out. */
  goods: z.array(z.string()),
  /** Null while there is none. */
  orderNumber: z.string().nullable(),
});
export type AbandonedCart = z.infer<typeof abandonedCartSchema>;

export const abandonedCartListSchema = z.object({
  total: z.int(),
  reminded: z.int(),
  recovered: z.int(),
  /** What recovered carts have brought, canceled orders left out, major units. */
  money: z.array(z.object({ currency: z.enum(currencies), total: z.number() })),
  carts: z.array(abandonedCartSchema),
});
export type AbandonedCartList = z.infer<typeof abandonedCartListSchema>;
