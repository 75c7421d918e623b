import { z } from 'zod';

import { idSchema, imageSchema } from './image.schema.ts';

export const searchItemSchema = z.object({
  type: z.enum(['product', 'catalog', 'page', 'article']),
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  url: z.string(),
  image: imageSchema.optional(),
  /** The lowest shown price and, where that is discounted, its full price; major units. Products only. */
  price: z.number().optional(),
  fullPrice: z.number().optional(),
  /** As that of the variation (`variationSchema`). */
  priorPrice: z.number().nullable().optional(),
  /** Where variations differ in price: `price` is what they cost from. */
  pricesDiffer: z.literal(true).optional(),
  /** The variation that `url` opens, of products with options. */
  variation: z
    .object({
      id: idSchema,
      price: z.number(),
      fullPrice: z.number().optional(),
      priorPrice: z.number().nullable().optional(),
    })
    .optional(),
});
export type SearchItem = z.infer<typeof searchItemSchema>;

export const searchResultSchema = z.object({
  results: z.array(searchItemSchema),
  totalResultCount: z.int(),
  /** The query that was searched instead, when the one asked found nothing. */
  corrected: z.string().optional(),
});
export type SearchResult = z.infer<typeof searchResultSchema>;
