import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { gtinOf } from '#domain/gtin.ts';
import { toMajor } from '#domain/money.ts';
import { priceRange, shownPrice } from '#domain/price.ts';
import { bringToPresent, findPriorPrice, type PricePeriod } from '#domain/prior-price.ts';
import type { Product, Variation } from '#domain/schemas/product.schema.ts';
import { chosenOptions, nameVariant, nameWithVariant } from '#domain/variant-name.ts';
import type { SeenPrices } from '#modules/indexing/sale-prices.queries.ts';
import { composeImage } from '#modules/media/compose-image.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

import { selectProducts, type ProductRow, type VariationJson } from './products.queries.ts';

/**
 * Enabled products as visitors see them, past the cache, in no set order; with the prices before discounts if wanted, and
 * at the prices of another moment where one is `seen`.
 */
export async function readProducts(
  db: Kysely<Database>,
  ids: readonly number[],
  { withPriorPrices = false, seen = null }: { withPriorPrices?: boolean; seen?: SeenPrices | null } = {},
): Promise<Product[]> {
  const rows = await selectProducts(db, ids, { withPeriods: withPriorPrices, seen });
  const now = (seen?.moment ?? new Date()).getTime();
  return rows.map((row) => composeProduct(row, now));
}

/** The wire product of a row: prices become major units, the first picture the preview. */
function composeProduct(row: ProductRow, now: number): Product {
  const images = row.images.map(composeImage);
  const price = priceRange(row.variations);
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    description: sanitizeRichText(row.description),
    ...(row.pitch !== '' && { pitch: row.pitch }),
    ...(row.fulfilment !== null && { fulfilment: row.fulfilment }),
    ...(row.inTheBox !== '' && { inTheBox: row.inTheBox }),
    ...(row.care !== '' && { care: row.care }),
    images,
    ...(row.films.length > 0 && { films: row.films }),
    imagePreview: images[0] ?? null,
    options: row.options.map((option) => ({
      ...option,
      values: option.values.map(({ id, title, color, image }) => ({
        id,
        title,
        ...(color !== null && { color }),
        ...(image !== null && { image: composeImage(image) }),
      })),
    })),
    variations: row.variations.map((variation) => composeVariation(variation, row.options, now)),
    catalogs: row.catalogs,
    weight: row.weight,
    height: row.height,
    width: row.width,
    length: row.length,
    price: toMajor(price?.fullPrice ?? 0),
    discount: price && price.price < price.fullPrice ? toMajor(price.price) : null,
    optionsTextValue: row.properties.map(({ title, value, unit }) => ({
      title,
      value,
      ...(unit !== null && { unit }),
    })),
    reviewCount: row.reviewCount,
    ...(row.reviewCount > 0 && { rating: Math.round((row.ratingSum / row.reviewCount) * 10) / 10 }),
    createdAt: row.createdAt.toISOString(),
    meta: row.meta,
  };
}

function composeVariation(row: VariationJson, options: ProductRow['options'], now: number): Variation {
  const gtin = gtinOf(row.barcode);
  return {
    id: row.id,
    productOptionValueIds: row.valueIds,
    default: row.default,
    title: nameVariant(chosenOptions(options, row.valueIds)) || row.title,
    image: row.imageId === null ? null : { id: row.imageId },
    imageId: row.imageId,
    sku: row.sku,
    ...(gtin !== null && { gtin }),
    fullPrice: toMajor(row.fullPrice),
    discountPrice: row.discountPrice === null ? null : toMajor(row.discountPrice),
    ...(row.saleEndsAt !== null && { saleEndsAt: new Date(row.saleEndsAt).toISOString() }),
    ...(row.periods !== null && { priorPrice: priorPriceOf(row, row.periods, now) }),
    stock: row.stock,
    weight: row.weight,
    height: row.height,
    width: row.width,
    length: row.length,
    position: row.position,
    ...(row.parts !== null && {
      parts: row.parts.map(({ variant, title, ...part }) => ({
        ...part,
        title: nameWithVariant(title, variant),
      })),
    }),
  };
}

/** A sale that has just begun may not stand in the history yet. */
function priorPriceOf(row: VariationJson, periods: readonly PricePeriod[], now: number): number | null {
  const price = findPriorPrice(bringToPresent(periods, { price: shownPrice(row), now }));
  return price === null ? null : toMajor(price);
}
