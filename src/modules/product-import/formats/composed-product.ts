import { z } from 'zod';

/** Products that another program sends by itself: nobody checks them before they are written. */
export const exchangeFormat = 'commerceml';

const priceSchema = z.object({ amount: z.string(), currency: z.string() });

/** A product put together from all that another program has said of it; absent is what it says nothing of. */
export const composedProductSchema = z.object({
  id: z.string(),
  /** To know it by in reports. */
  name: z.string(),
  title: z.string().optional(),
  /** HTML as it came. */
  description: z.string().optional(),
  enabled: z.boolean().optional(),
  /** Names from the top down. */
  catalogs: z.array(z.array(z.string())).optional(),
  /** Addresses. */
  pictures: z.array(z.string()).optional(),
  properties: z.array(z.object({ title: z.string(), values: z.array(z.string()) })),
  brand: z.string().optional(),
  country: z.string().optional(),
  /** Kilograms. */
  weight: z.string().optional(),
  offers: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      barcode: z.string().optional(),
      /** To tell it from the others where it has no characteristics. */
      name: z.string(),
      characteristics: z.array(z.object({ title: z.string(), value: z.string() })),
      price: priceSchema.optional(),
      oldPrice: priceSchema.optional(),
      stock: z.string().optional(),
    }),
  ),
});
export type ComposedProduct = z.infer<typeof composedProductSchema>;
