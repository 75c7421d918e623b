import { z } from 'zod';

import { maxCartLines, maxQuantity } from '#domain/cart.ts';

/** Fields that a call may have besides are let through unread: the protocol grows. */
const meta = z.looseObject({ 'ucp-agent': z.looseObject({ profile: z.string().max(2000) }) });

/** Most ids of one look-up, and most products of one page. */
const mostIds = 50;
const mostProducts = 30;

const id = z.string().min(1).max(200);
const minorUnits = z.int().min(0).max(1e14);
const context = z
  .looseObject({
    address_country: z.string().max(60).optional(),
    address_region: z.string().max(100).optional(),
    postal_code: z.string().max(20).optional(),
  })
  .optional();
export type BuyerContext = z.infer<typeof context>;

const filters = z
  .looseObject({
    /** Titles of the shop's catalogs; a product of one of them fits. */
    categories: z.array(z.string().max(300)).max(20).optional(),
    price: z.looseObject({ min: minorUnits.optional(), max: minorUnits.optional() }).optional(),
    available: z.boolean().optional(),
  })
  .optional();
export type SearchFilters = z.infer<typeof filters>;

export const searchSchema = z.object({
  meta,
  catalog: z.looseObject({
    query: z.string().max(500).optional(),
    filters,
    context,
    pagination: z
      .looseObject({
        cursor: z.string().max(20).optional(),
        limit: z.int().min(1).optional(),
      })
      .optional(),
  }),
});

export const lookupSchema = z.object({
  meta,
  catalog: z.looseObject({ ids: z.array(id).min(1).max(mostIds), context }),
});

export const getProductSchema = z.object({
  meta,
  catalog: z.looseObject({
    id,
    selected: z
      .array(z.looseObject({ name: z.string().max(200), label: z.string().max(200) }))
      .max(20)
      .default([]),
    preferences: z.array(z.string().max(200)).max(20).default([]),
    context,
  }),
});

const cart = z.looseObject({
  line_items: z
    .array(z.looseObject({ item: z.looseObject({ id }), quantity: z.int().min(1).max(maxQuantity) }))
    .max(maxCartLines),
  context,
});
export type WantedCart = z.infer<typeof cart>;

export const createCartSchema = z.object({ meta, cart });
export const getCartSchema = z.object({ meta, id });
export const updateCartSchema = z.object({ meta, id, cart });
/** The key is asked for: calling a cart off twice is one and the same. */
export const cancelCartSchema = z.object({ meta: meta.extend({ 'idempotency-key': z.uuid() }), id });

/** Of a page: what is asked for, within what a page may hold. */
export function pageLimit(wanted: number | undefined): number {
  return Math.min(wanted ?? 10, mostProducts);
}
