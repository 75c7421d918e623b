import { z } from 'zod';

import { fulfilments } from '../fulfilment.ts';
import { idSchema, imageSchema, metaSchema } from './image.schema.ts';

/** Prices are decimal major units of the shop's currency, sizes centimetres, weights kilograms. */
const dimensions = {
  weight: z.number().nullable(),
  height: z.number().nullable(),
  width: z.number().nullable(),
  length: z.number().nullable(),
};

export const optionSchema = z.object({
  id: idSchema,
  title: z.string(),
  type: z.enum(['string', 'color', 'image']),
  view: z.enum(['select', 'button', 'color', 'image']),
  unit: z.string().nullable(),
  values: z.array(
    z.object({
      id: idSchema,
      title: z.string(),
      color: z.string().optional(),
      image: imageSchema.optional(),
    }),
  ),
});
export type Option = z.infer<typeof optionSchema>;

export const variationSchema = z.object({
  id: idSchema,
  productOptionValueIds: z.array(idSchema),
  default: z.boolean(),
  title: z.string(),
  image: z.object({ id: idSchema }).nullable(),
  imageId: idSchema.nullable(),
  sku: z.string(),
  /** Global Trade Item Number, 8 to 14 digits; absent where the barcode is none. */
  gtin: z.string().optional(),
  fullPrice: z.number(),
  discountPrice: z.number().nullable(),
  /**
   * The lowest price of the 30 days before the discount began, null where none is known; absent without a discount,
   * and where the shop does not tell it (setting `priorPrice`).
   */
  priorPrice: z.number().nullable().optional(),
  /** When the sale ends that makes the discount price; absent where none does, and of one without an end. */
  saleEndsAt: z.iso.datetime().optional(),
  /** null means unlimited. */
  stock: z.int().nullable(),
  ...dimensions,
  position: z.int(),
  /** What a bundle is made of; absent of what is no bundle. */
  parts: z
    .array(
      z.object({
        /** Pieces in one bundle. */
        quantity: z.int(),
        /** With the name of its variation. */
        title: z.string(),
        /** Null where it has no page of its own. */
        slug: z.string().nullable(),
        variationId: idSchema,
      }),
    )
    .optional(),
});
export type Variation = z.infer<typeof variationSchema>;

export const productSchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Why one wants it, in a line or two; absent without, as the two below. */
  pitch: z.string().optional(),
  /** Plain text of several lines. */
  inTheBox: z.string().optional(),
  /** Material and care, plain text of several lines. */
  care: z.string().optional(),
  images: z.array(imageSchema),
  /** Films at YouTube or Vimeo, each behind the picture that is its poster; absent without any. */
  films: z.array(z.object({ imageId: idSchema, url: z.string() })).optional(),
  imagePreview: imageSchema.nullable(),
  options: z.array(optionSchema),
  variations: z.array(variationSchema),
  catalogs: z.array(z.object({ id: idSchema, title: z.string(), slug: z.string() })),
  ...dimensions,
  /** Full price of the variation with the lowest shown price. */
  price: z.number(),
  /** Its discount price, if it has one. */
  discount: z.number().nullable(),
  optionsTextValue: z.array(z.object({ title: z.string(), value: z.string(), unit: z.string().optional() })),
  reviewCount: z.int(),
  /** Mean of the approved reviews, 1 to 5 with one decimal; absent without reviews. */
  rating: z.number().optional(),
  /** How it reaches its buyer where nothing is delivered; absent for goods that are, and in what orders keep of products. */
  fulfilment: z.enum(fulfilments).optional(),
  /** When the product was made, ISO 8601; absent in what orders keep of products. */
  createdAt: z.string().optional(),
  meta: metaSchema,
});
export type Product = z.infer<typeof productSchema>;

export const reviewSchema = z.object({
  id: idSchema,
  name: z.string(),
  rating: z.int().min(1).max(5),
  text: z.string(),
  createdAt: z.string(),
  reply: z.string().optional(),
  /** Its author has bought the product here; absent where that is not known. */
  isPurchase: z.boolean().optional(),
  /** Taken by its author; absent without any. */
  photos: z.array(imageSchema).optional(),
});
export type Review = z.infer<typeof reviewSchema>;

/** `photos`: those with photos first. */
export const reviewSorts = ['newest', 'highest', 'lowest', 'photos'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** A question about a product, published with the shop's answer. */
export const answeredQuestionSchema = z.object({
  id: idSchema,
  name: z.string(),
  text: z.string(),
  reply: z.string(),
  createdAt: z.string(),
});
export type AnsweredQuestion = z.infer<typeof answeredQuestionSchema>;
