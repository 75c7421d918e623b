import { z } from 'zod';

import { returnReasons, returnStates } from '../returns.ts';

import { ownAccountSchema, ownReviewSchema, profileSchema } from './account.schema.ts';
import { cartLineSchema } from './cart.schema.ts';
import { ownGiftCardSchema } from './gift-card.schema.ts';
import { idSchema } from './image.schema.ts';
import { importedOrderDetailSchema } from './imported-order.schema.ts';
import { orderSchema } from './order.schema.ts';

export const accountExportSchema = z.object({
  account: ownAccountSchema,
  profile: profileSchema,
  cart: z.array(cartLineSchema),
  orders: z.array(orderSchema.extend({ contact: z.unknown() })),
  /** Of the former shop, with the confirmed email of the account. */
  importedOrders: z.array(importedOrderDetailSchema),
  returns: z.array(
    z.object({
      id: idSchema,
      /** The number of the order. */
      order: z.string(),
      state: z.enum(returnStates),
      /** What the buyer said, and what the shop answered. */
      words: z.string(),
      note: z.string(),
      lines: z.array(z.object({ line: idSchema, quantity: z.int(), reason: z.enum(returnReasons) })),
      createdAt: z.string(),
    }),
  ),
  reviews: z.array(ownReviewSchema),
  questions: z.array(
    z.object({
      id: idSchema,
      product: idSchema,
      name: z.string(),
      email: z.string().nullable(),
      text: z.string(),
      reply: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
  comments: z.array(
    z.object({
      id: idSchema,
      article: idSchema,
      name: z.string(),
      email: z.string().nullable(),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
  /** What they want to be told of once it is back. */
  stockRequests: z.array(
    z.object({
      variation: idSchema,
      email: z.string(),
      /** To what they have agreed, and when. */
      consent: z.object({ text: z.string(), language: z.string(), at: z.string() }),
      requestedAt: z.string(),
      toldAt: z.string().nullable(),
    }),
  ),
  /** Carts that they wanted to be reminded of. */
  abandonedCarts: z.array(
    z.object({
      email: z.string(),
      consent: z.object({ text: z.string(), language: z.string(), at: z.string() }),
      lines: z.array(z.object({ variationId: idSchema, quantity: z.int() })),
      startedAt: z.string(),
      lastSeenAt: z.string(),
      /** When each letter left. */
      letters: z.array(z.string()),
    }),
  ),
  /** What they have put aside; `product` is an id. */
  wishlist: z.array(z.object({ product: idSchema, addedAt: z.string() })),
  giftCards: z.array(ownGiftCardSchema),
  /** Groups of customers that the shop has put them into. */
  groups: z.array(z.string()),
  sessions: z.array(
    z.object({ createdAt: z.string(), lastUsedAt: z.string().nullable(), expiresAt: z.string() }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
