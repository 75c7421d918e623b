import { z } from 'zod';

import { idSchema } from './image.schema.ts';

const amountSchema = z.number().max(1e12);

/** The money stays with the shop, and its buyer gets a card of store credit for it. */
const asCredit = z.boolean().optional();

/** What is given back: pieces of lines and a part of the delivery's price, or an amount. Major units. */
export const refundWishSchema = z.union([
  z.strictObject({ amount: amountSchema.min(0.01), asCredit }),
  z.strictObject({
    lines: z
      .array(
        z.strictObject({
          id: idSchema,
          quantity: z.int().min(1).max(9999),
          /** Whether the pieces can be sold again. */
          restock: z.boolean().default(false),
        }),
      )
      .max(100),
    delivery: amountSchema.min(0).default(0),
    asCredit,
  }),
]);
export type RefundWish = z.infer<typeof refundWishSchema>;

export const refundAnswerSchema = z.object({
  status: z.enum(['done', 'pending']),
  /** Of all refunds of what was paid so far. */
  refunded: z.number(),
  /** What was paid. */
  amount: z.number(),
});
