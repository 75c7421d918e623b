import { z } from 'zod';

import { maxDatabaseId } from '../limits.ts';
import { answerShapeOf, keysOf } from '../products/plain-column.ts';
import { productGridColumns, variationGridColumns } from '../products/product.columns.ts';
import { idSchema, imageSchema } from './image.schema.ts';
import { fulfilments } from '../fulfilment.ts';
import { priceSchema, stockSchema } from './product-form.schema.ts';

export const productSortSchema = z.enum([
  'title',
  '-title',
  'price',
  '-price',
  'stock',
  '-stock',
  'updated',
  '-updated',
]);
export type ProductSort = z.infer<typeof productSortSchema>;

/** At this many or fewer, and more than none, a variation is low on stock. */
export const lowStock = 5;

/** Which products a list, a bulk change or an export means. */
const productFilterSchema = z.strictObject({
  /** In title, address or SKU. */
  q: z.string().max(200).optional(),
  /** With what lies below it; 0: in no catalog. */
  catalog: z.int().min(0).max(maxDatabaseId).optional(),
  state: z.enum(['enabled', 'disabled']).optional(),
  /** Products with a variation that is low on stock or has none left. */
  stock: z.enum(['low', 'out']).optional(),
});
export type ProductFilter = z.infer<typeof productFilterSchema>;

const productRowSchema = z.object({
  id: idSchema,
  title: z.string(),
  slug: z.string(),
  enabled: z.boolean(),
  image: imageSchema.nullable(),
  /** Of the variations' shown prices, major units. */
  price: z.object({ min: z.number(), max: z.number() }),
  variationCount: z.int(),
  /** In all variations together; null: one of them is not counted. */
  stock: z.int().nullable(),
  /** It is made of other products, or one of its variations is. */
  isBundle: z.boolean(),
  soldOutCount: z.int(),
  lowCount: z.int(),
  catalogs: z.array(z.object({ id: idSchema, title: z.string() })),
  updatedAt: z.string(),
});
export type ProductRow = z.infer<typeof productRowSchema>;

export const productPageSchema = z.object({ total: z.int(), items: z.array(productRowSchema) });
export type ProductPage = z.infer<typeof productPageSchema>;

const amount = z.number().min(-1_000_000_000).max(1_000_000_000);
const percent = z.number().min(-100).max(1000);
const rounding = z.enum(['cent', 'whole', 'ten']).default('cent');

const bulkChangesSchema = z.strictObject({
  price: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percent'), value: percent, rounding }),
      z.strictObject({ kind: z.literal('amount'), value: amount, rounding }),
      z.strictObject({ kind: z.literal('set'), value: priceSchema }),
    ])
    .optional(),
  discount: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percent'), value: z.number().gt(0).lt(100), rounding }),
      z.strictObject({ kind: z.literal('amount'), value: z.number().gt(0).max(1_000_000_000), rounding }),
      z.strictObject({ kind: z.literal('none') }),
    ])
    .optional(),
  stock: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('set'), value: stockSchema }),
      z.strictObject({ kind: z.literal('add'), value: z.int().min(-1_000_000).max(1_000_000) }),
    ])
    .optional(),
  addCatalogs: z.array(idSchema).max(50).optional(),
  removeCatalogs: z.array(idSchema).max(50).optional(),
  enabled: z.boolean().optional(),
});
export type BulkChanges = z.infer<typeof bulkChangesSchema>;

export const bulkRequestSchema = z.strictObject({
  target: z.union([
    z.strictObject({ ids: z.array(idSchema).min(1).max(10_000) }),
    z.strictObject({ filter: productFilterSchema }),
  ]),
  changes: bulkChangesSchema,
  /** Only counts what would change. */
  dryRun: z.boolean(),
});
export type BulkRequest = z.infer<typeof bulkRequestSchema>;

export const bulkAnswerSchema = z.object({
  products: z.int(),
  variations: z.int(),
  /** Discounts that would make no sense beside the prices, and which go or are not set. */
  discountsRemoved: z.int(),
});
export type BulkAnswer = z.infer<typeof bulkAnswerSchema>;

/** One row of the grid: a variation with its product's columns. */
const gridRowSchema = z.object({
  productId: idSchema,
  variationId: idSchema,
  title: z.string(),
  /** What tells the variation from its sisters; empty for the only one. */
  variation: z.string(),
  enabled: z.boolean(),
  sku: z.string(),
  fullPrice: z.number(),
  discountPrice: z.number().nullable(),
  stock: z.int().nullable(),
  /** It is made of other variations, and its stock is theirs. */
  isBundle: z.boolean(),
  fulfilment: z.enum(fulfilments).nullable(),
  ...answerShapeOf(productGridColumns),
  ...answerShapeOf(variationGridColumns),
});
export type GridRow = z.infer<typeof gridRowSchema>;
export const gridPageSchema = z.object({ total: z.int(), items: z.array(gridRowSchema) });

const gridFieldSchema = z.enum([
  'title',
  'enabled',
  'sku',
  'fullPrice',
  'discountPrice',
  'stock',
  ...keysOf(productGridColumns),
  ...keysOf(variationGridColumns),
]);
export type GridField = z.infer<typeof gridFieldSchema>;
/** Fields of the product, the same in each of its rows. */
export const productGridFields: ReadonlySet<GridField> = new Set([
  'title',
  'enabled',
  ...keysOf(productGridColumns),
]);
/** Prices and stock: numbers, and all that a manager may change. */
export const salesGridFields: ReadonlySet<GridField> = new Set(['fullPrice', 'discountPrice', 'stock']);

const cellValue = z.union([z.string().max(300), z.number(), z.boolean(), z.null()]);
export const cellChangesSchema = z.strictObject({
  cells: z
    .array(
      z.strictObject({
        variationId: idSchema,
        field: gridFieldSchema,
        value: cellValue,
        /** What the grid showed: something else in the database is a conflict, but for stocks, of which the difference is booked. */
        before: cellValue,
      }),
    )
    .min(1)
    .max(2000),
});
export type CellChange = z.infer<typeof cellChangesSchema>['cells'][number];

export const cellResultsSchema = z.object({
  results: z.array(
    z.object({
      status: z.enum(['saved', 'refused', 'conflict']),
      /** What the database holds now. */
      value: cellValue,
      /** Key of a message, for what was refused. */
      error: z.string().optional(),
    }),
  ),
});
export type CellResults = z.infer<typeof cellResultsSchema>;

export const stockChangeSchema = z.strictObject({
  variationId: idSchema,
  /** Relative, so that what buyers take meanwhile is not lost. */
  change: z.int().min(-1_000_000).max(1_000_000),
});
