import { z } from 'zod';

import { toMajor } from '#domain/money.ts';
import { lineTotal } from '#domain/order-amounts.ts';
import { paymentModes } from '#domain/receipt-terms.ts';
import { imageSchema } from '#domain/schemas/image.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { optionSchema } from '#domain/schemas/product.schema.ts';
import { nameVariant } from '#domain/variant-name.ts';
import type { GoodsRow } from '#modules/inventory/goods.ts';
import { composeImage } from '#modules/media/compose-image.ts';

import type { OrderLineRow } from './orders.queries.ts';

const size = z.number().nullable();

/** What an order remembers of a line, whatever becomes of the product. */
const lineSnapshotSchema = z.object({
  productId: z.int(),
  variationId: z.int(),
  title: z.string(),
  slug: z.string(),
  sku: z.string(),
  variationTitle: z.string(),
  image: imageSchema.nullable(),
  /** Each with the one value that was chosen. */
  options: z.array(optionSchema),
  weight: size,
  length: size,
  height: size,
  width: size,
  /** Of the product's own for fiscal receipts; orders placed before it had any have none. */
  vatCode: z.int().nullable().default(null),
  paymentMode: z.enum(paymentModes).nullable().default(null),
});
export type LineSnapshot = z.infer<typeof lineSnapshotSchema>;

/** What a line keeps of its product, which may change or go after the purchase. */
export function takeSnapshot(row: GoodsRow): LineSnapshot {
  const { productId, variationId, title, slug, sku, variationTitle, weight, length, height, width } = row;
  const { vatCode, paymentMode } = row;
  return {
    productId,
    variationId,
    title,
    slug,
    sku,
    variationTitle,
    image: row.image && composeImage(row.image),
    options: row.options.map(({ value: { color, ...value }, ...option }) => ({
      ...option,
      values: [{ ...value, ...(color !== null && { color }) }],
    })),
    weight,
    length,
    height,
    width,
    vatCode,
    paymentMode,
  };
}

export function readSnapshot(stored: unknown): LineSnapshot {
  return lineSnapshotSchema.parse(stored);
}

/** The name of the variation that was bought; empty for a product without options. */
export function nameBought({ options, variationTitle }: LineSnapshot): string {
  const chosen = options.map(({ values: [value], ...option }) => ({ ...option, value: value?.title ?? '' }));
  return nameVariant(chosen) || variationTitle;
}

/** A line of the wire order: a product of which only what was bought is told. */
export function composeItem(line: OrderLineRow): Order['items'][number] {
  const snapshot = readSnapshot(line.snapshot);
  const { productId, variationId, title, slug, sku, image, options, weight, length, height, width } =
    snapshot;
  const sizes = { weight, length, height, width };
  const price = toMajor(line.fullPrice);
  const discountPrice = line.price < line.fullPrice ? toMajor(line.price) : null;
  const variation = {
    id: variationId,
    productOptionValueIds: options.flatMap(({ values }) => values.map(({ id }) => id)),
    default: true,
    title: nameBought(snapshot),
    image: image && { id: image.id },
    imageId: image?.id ?? null,
    sku,
    fullPrice: price,
    discountPrice,
    stock: null,
    position: 0,
    ...sizes,
  };
  return {
    product: {
      id: productId,
      title,
      slug,
      description: '',
      images: image ? [image] : [],
      imagePreview: image,
      options,
      variations: [variation],
      catalogs: [],
      ...sizes,
      price,
      discount: discountPrice,
      optionsTextValue: [],
      reviewCount: 0,
      meta: {},
    },
    variation,
    quantity: line.quantity,
    price,
    sumDiscountPrice: toMajor(lineTotal(line)),
  };
}
