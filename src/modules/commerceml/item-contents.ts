import { z } from 'zod';

/** What is kept of a product as 1C says it; empty is what it says nothing of. */
export const productContentSchema = z.object({
  title: z.string(),
  sku: z.string(),
  barcode: z.string().default(''),
  /** Ids of groups. */
  groups: z.array(z.string()),
  description: z.string(),
  isHtml: z.boolean(),
  /** Names of files. */
  pictures: z.array(z.string()),
  /** Values by the property's id; a value may be the id of a dictionary's entry. */
  properties: z.array(z.tuple([z.string(), z.array(z.string())])),
  brand: z.string(),
  country: z.string(),
  /** Kilograms. */
  weight: z.string(),
  isDeleted: z.boolean(),
});
export type ProductContent = z.infer<typeof productContentSchema>;

export const offerContentSchema = z.object({
  title: z.string().default(''),
  sku: z.string().default(''),
  barcode: z.string().default(''),
  characteristics: z.array(z.object({ title: z.string(), value: z.string() })).default([]),
});
export type OfferContent = z.infer<typeof offerContentSchema>;

export const groupContentSchema = z.object({ title: z.string(), parentId: z.string().nullable() });
export type GroupContent = z.infer<typeof groupContentSchema>;

export const propertyContentSchema = z.object({
  title: z.string(),
  values: z.record(z.string(), z.string()),
});
export type PropertyContent = z.infer<typeof propertyContentSchema>;
