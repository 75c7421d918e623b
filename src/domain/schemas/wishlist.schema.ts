import { z } from 'zod';

import { maxWishes } from '../wishlist.ts';
import { idSchema } from './image.schema.ts';

/** What a browser has changed since it last heard of the list. */
export const wishlistChangesSchema = z.strictObject({
  /** The latest first. */
  add: z.array(idSchema).max(maxWishes),
  remove: z.array(idSchema).max(maxWishes),
});
export type WishlistChanges = z.infer<typeof wishlistChangesSchema>;

export const wishlistSchema = z.object({
  /** Of products, the latest first; those that are not on show now are among them. */
  ids: z.array(idSchema),
  /** Where others see the list; null: it is not shared. */
  sharePath: z.string().nullable(),
});
export type Wishlist = z.infer<typeof wishlistSchema>;
