import { z } from 'zod';

import { idSchema, imageSchema, metaSchema } from './image.schema.ts';
import { productSchema } from './product.schema.ts';
import { sectionSchema } from './section.schema.ts';

export const sortSchema = z.enum(['custom', 'title', 'price_asc', 'price_desc']);
export type Sort = z.infer<typeof sortSchema>;

const facetValueSchema = z.object({
  value: z.string(),
  /** Products that would match if this value were chosen too (within its own title: instead). */
  count: z.int(),
  color: z.string().optional(),
});

/** Facets of a listing. Prices are major units over all products of the catalog. */
export const facetsSchema = z.object({
  price: z.object({
    min: z.number(),
    max: z.number(),
    /** Products of the catalog by their lowest price, in bars of equal width from `min` to `max`. */
    histogram: z.array(z.int()),
  }),
  /** Products that would match if only what can be bought were listed. */
  available: z.int(),
  /** Products that would match if only what has a discount were listed. */
  discounted: z.int(),
  properties: z.array(
    z.object({ title: z.string(), unit: z.string().nullable(), values: z.array(facetValueSchema) }),
  ),
  options: z.array(
    z.object({
      title: z.string(),
      view: z.string(),
      unit: z.string().nullable(),
      values: z.array(facetValueSchema),
    }),
  ),
});
export type Facets = z.infer<typeof facetsSchema>;

export const catalogSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  parentId: idSchema.nullable(),
  /** Sanitised HTML. */
  description: z.string(),
  image: imageSchema.nullable(),
  productCount: z.int(),
  sortCriteria: sortSchema,
});
export type CatalogSummary = z.infer<typeof catalogSummarySchema>;

/** GET /catalogs/v3/{slug}: `count` matches after the filter, `productCount` all in the catalog. */
export const catalogListingSchema = catalogSummarySchema.extend({
  sections: z.array(sectionSchema),
  meta: metaSchema,
  products: z.array(productSchema),
  count: z.int(),
  page: z.int(),
  pageCount: z.int(),
  limit: z.int(),
  filter: facetsSchema,
});
export type CatalogListing = z.infer<typeof catalogListingSchema>;

/** What a visitor chose. Values of one title are alternatives (OR), titles narrow (AND); prices in major units. */
export const listingQuerySchema = z.object({
  page: z.int().min(1),
  sort: sortSchema.optional(),
  minPrice: z.number().min(0).optional(),
  maxPrice: z.number().min(0).optional(),
  /** Only what can be bought now. */
  available: z.literal(true).optional(),
  /** Only what has a variation with a discount. */
  discounted: z.literal(true).optional(),
  properties: z.record(z.string(), z.array(z.string())),
  options: z.record(z.string(), z.array(z.string())),
});
export type ListingQuery = z.infer<typeof listingQuerySchema>;
