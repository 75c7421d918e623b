import { z } from 'zod';

import { bundleCaps } from '../bundles.ts';
import { shapeOf } from '../products/plain-column.ts';
import { productColumns, variationColumns } from '../products/product.columns.ts';
import { cleanLine } from '../text.ts';
import { idSchema, versionSchema } from './image.schema.ts';

/** The most that one product holds: above these a save would take seconds and a page would be unusable. */
export const productCaps = {
  images: 50,
  catalogs: 50,
  properties: 100,
  options: 5,
  optionValues: 100,
  variations: 500,
  descriptionLength: 100_000,
} as const;

const line = (max: number) => z.string().overwrite(cleanLine).max(max);
const filledLine = (max: number) => z.string().overwrite(cleanLine).min(1, 'forms.errors.noEmpty').max(max);
/** Two decimals at most, as the database keeps them: 1,000,000,000.00 is the dearest. */
export const priceSchema = z.number('forms.errors.number').min(0).max(1_000_000_000);
export const stockSchema = z.int('forms.errors.number').min(0).max(1_000_000_000).nullable();

const unit = line(20).nullable();
const color = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'forms.errors.color')
  .nullable();

const bundlePartSchema = z.strictObject({
  /** null: it was deleted since, and another one has to be named. */
  variationId: idSchema.nullable(),
  /** Pieces in one bundle. */
  quantity: z.int('forms.errors.number').min(1).max(bundleCaps.pieces),
});
export type BundlePart = z.infer<typeof bundlePartSchema>;

export const variationFormSchema = z.strictObject({
  /** null is a new one. */
  id: idSchema.nullable(),
  sku: line(80),
  imageId: idSchema.nullable(),
  fullPrice: priceSchema,
  discountPrice: priceSchema.nullable(),
  /** null means unlimited. */
  stock: stockSchema,
  /**
   * What the editor showed: then the difference is booked, so that what buyers took meanwhile stays taken.
   * Absent or, with a stock, null sets the stock as it is given.
   */
  stockBefore: stockSchema.optional(),
  default: z.boolean(),
  ...shapeOf(variationColumns),
  /** A value for each option of the product, in their order. */
  values: z.array(line(200)).max(productCaps.options),
  /** What a bundle is made of: then its stock is that of its parts, whatever is given. */
  parts: z.array(bundlePartSchema).max(bundleCaps.parts).default([]),
});
export type VariationForm = z.infer<typeof variationFormSchema>;

const optionFormSchema = z.strictObject({
  title: filledLine(120),
  unit,
  type: z.enum(['string', 'color', 'image']),
  view: z.enum(['select', 'button', 'color', 'image']),
  values: z
    .array(z.strictObject({ title: filledLine(200), color, imageId: idSchema.nullable() }))
    .min(1, 'forms.errors.noEmpty')
    .max(productCaps.optionValues),
});
export type OptionForm = z.infer<typeof optionFormSchema>;

/** A product as it is written: everything that is its own, names instead of ids where the shop shares them. */
export const productFormSchema = z.strictObject({
  title: filledLine(300),
  /** Empty: made of the title. */
  slug: line(120),
  /** Rich text; cleaned when it is stored. */
  description: z.string().max(productCaps.descriptionLength),
  enabled: z.boolean(),
  position: z.int().min(-1_000_000).max(1_000_000),
  ...shapeOf(productColumns),
  meta: z.strictObject({ title: line(300).optional(), description: line(1000).optional() }),
  /** In order; the first is the preview. */
  imageIds: z.array(idSchema).max(productCaps.images),
  /** Films at YouTube or Vimeo, each behind the picture that is its poster. */
  films: z
    .array(z.strictObject({ imageId: idSchema, url: filledLine(500) }))
    .max(productCaps.images)
    .default([]),
  catalogIds: z.array(idSchema).max(productCaps.catalogs),
  /** What is filtered by and shown in the table of properties; a title may have several values. */
  properties: z
    .array(z.strictObject({ title: filledLine(120), value: filledLine(200), unit }))
    .max(productCaps.properties),
  options: z.array(optionFormSchema).max(productCaps.options),
  variations: z.array(variationFormSchema).min(1, 'forms.errors.noEmpty').max(productCaps.variations),
});
export type ProductForm = z.infer<typeof productFormSchema>;

/** `version` is what the editor read: 409 when somebody else has saved since. */
export const productUpdateSchema = productFormSchema.extend({ version: versionSchema });

export const editedProductSchema = productFormSchema.extend({
  id: idSchema,
  version: z.int(),
  reviewCount: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type EditedProduct = z.infer<typeof editedProductSchema>;
