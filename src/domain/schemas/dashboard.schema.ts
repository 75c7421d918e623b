import { z } from 'zod';

import { currencySchema } from './delivery.schema.ts';
import { idSchema, imageSchema } from './image.schema.ts';

/** Amounts are major units. An order counts once it stands: not while it waits for an online payment or to be confirmed, and not when it was canceled or came back. */
const periodSchema = z.object({
  orders: z.int(),
  pieces: z.int(),
  /** Of orders in the shop's currency, refunds taken off. */
  revenue: z.number(),
  /** Of an order in the shop's currency; 0 without any. */
  average: z.number(),
  /** Revenue in currencies that the shop had before. */
  others: z.array(z.object({ currency: currencySchema, revenue: z.number() })),
});

export const dashboardSchema = z.object({
  timeZone: z.string(),
  currency: currencySchema,
  /** A shop without any is at its beginning. */
  hasProducts: z.boolean(),
  period: periodSchema,
  /** As many days before. */
  previous: periodSchema,
  series: z.array(z.object({ day: z.string(), orders: z.int(), revenue: z.number() })),
  /** How far people came. Browsers that arrived from elsewhere, carts and checkouts that were looked at, orders placed. */
  funnel: z.object({
    arrivals: z.int(),
    carts: z.int(),
    checkouts: z.int(),
    orders: z.int(),
    /** When counting began, if that was within the period; null when all of it was counted. */
    countedSince: z.string().nullable(),
  }),
  awaiting: z.object({
    toConfirm: z.int(),
    toAssemble: z.int(),
    toShip: z.int(),
    unpaid: z.int(),
    /** Of guests in cash: the shop may confirm them, as their buyers may. */
    unconfirmed: z.int(),
    refunds: z.int(),
    reviews: z.int(),
    questions: z.int(),
    comments: z.int(),
    leads: z.int(),
    failedMails: z.int(),
    paymentProblems: z.int(),
  }),
  lowStock: z.object({
    /** In all, of at most this many pieces. */
    count: z.int(),
    threshold: z.int(),
    variations: z.array(
      z.object({
        id: idSchema,
        productId: idSchema,
        title: z.string(),
        options: z.string(),
        sku: z.string(),
        stock: z.int(),
      }),
    ),
  }),
  bestSellers: z.array(
    z.object({
      productId: idSchema,
      title: z.string(),
      image: imageSchema.nullable(),
      pieces: z.int(),
      revenue: z.number(),
    }),
  ),
});
export type Dashboard = z.infer<typeof dashboardSchema>;
