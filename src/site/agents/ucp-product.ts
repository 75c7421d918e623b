import type { Currency } from '#domain/currencies.ts';
import { imageUrl, pictureForOthers } from '#domain/image-url.ts';
import { itemId } from '#domain/item-id.ts';
import { toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import { withPromotion, type PromotedPrices } from '#domain/promotions/promoted-price.ts';
import { productPath } from '#domain/routes.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product, Variation } from '#domain/schemas/product.schema.ts';
import { plainText } from '#domain/text.ts';

export interface ProductTerms {
  currency: Currency;
  /** Without a trailing slash. */
  origin: string;
  shopName: string;
  promoted: PromotedPrices;
}

/** Of a product; those of variations are the bare ids that feeds and structured data have (`itemId`). */
const productKey = (id: number) => `product:${id}`;

/** What an id may stand for: a product's key or address, or the bare id of a variation. */
export function readKey(key: string): { product: string } | { variation: number } {
  if (/^[1-9]\d{0,9}$/.test(key)) return { variation: Number(key) };
  return { product: key.replace(/^product:(?=\d+$)/, '') };
}

/** A variation that can be paid for: what has no price is sold on request. */
export function hasPrice(variation: Variation): boolean {
  return shownPrice(variation) > 0;
}

/** Within bounds, so that a page of a hundred products stays an answer that a program reads. */
const most = { text: 2000, images: 8, variants: 100 } as const;

/**
 * A product as UCP has it (Product and Variant of its catalog): money in minor units, `variants` those given, the
 * featured one first. Null for one of which nothing has a price.
 */
export function composeUcpProduct(
  product: Product,
  variations: readonly Variation[],
  terms: ProductTerms,
): Record<string, unknown> | null {
  const sold = variations.filter(hasPrice).map((variation) => withPromotion(variation, terms.promoted));
  if (sold.length === 0) return null;
  const all = product.variations.filter(hasPrice).map((each) => withPromotion(each, terms.promoted));
  const { origin } = terms;
  return {
    id: productKey(product.id),
    handle: product.slug,
    title: product.title,
    description: { plain: describe(product) },
    url: origin + productPath(product.slug),
    categories: product.catalogs.map(({ title }) => ({ value: title, taxonomy: 'merchant' })),
    price_range: rangeOf(all.map(shownPrice), terms),
    ...(all.some((each) => each.fullPrice > shownPrice(each)) && {
      list_price_range: rangeOf(
        all.map(({ fullPrice }) => fullPrice),
        terms,
      ),
    }),
    media: product.images.slice(0, most.images).map((image) => mediaOf(image, origin)),
    options: product.options.map(({ title, values }) => ({
      name: title,
      values: values.map((value) => ({ id: String(value.id), label: value.title })),
    })),
    variants: sold.slice(0, most.variants).map((variation) => composeVariant(product, variation, terms)),
    ...(product.reviewCount > 0 &&
      product.rating !== undefined && {
        rating: { value: product.rating, scale_max: 5, count: product.reviewCount },
      }),
    metadata: Object.fromEntries(
      product.optionsTextValue.map(({ title, value, unit }) => [title, unit ? `${value} ${unit}` : value]),
    ),
  };
}

function composeVariant(product: Product, variation: Variation, terms: ProductTerms) {
  const { currency, origin, shopName } = terms;
  const image = product.images.find(({ id }) => id === variation.imageId);
  const name = variation.title || product.title;
  const price = toMinor(shownPrice(variation));
  const full = toMinor(variation.fullPrice);
  return {
    id: itemId(variation.id),
    ...(variation.sku && { sku: variation.sku }),
    title: name,
    description: { plain: name },
    url: origin + productPath(product.slug, product.options.length > 0 ? variation.id : null),
    price: { amount: price, currency },
    ...(full > price && { list_price: { amount: full, currency } }),
    availability: { available: variation.stock !== 0 },
    options: selectionOf(product, variation),
    ...(image && { media: [mediaOf(image, origin)] }),
    seller: { name: shopName },
  };
}

/** The values that make the variation, in the order of the product's options. */
export function selectionOf({ options }: Product, variation: Variation): { name: string; label: string }[] {
  return options.flatMap(({ title, values }) => {
    const value = values.find(({ id }) => variation.productOptionValueIds.includes(id));
    return value ? [{ name: title, label: value.title }] : [];
  });
}

function rangeOf(prices: readonly number[], { currency }: Pick<ProductTerms, 'currency'>) {
  const amounts = prices.map(toMinor);
  return {
    min: { amount: Math.min(...amounts), currency },
    max: { amount: Math.max(...amounts), currency },
  };
}

function describe({ title, pitch, description }: Product): string {
  const text = [pitch, plainText(description)].filter(Boolean).join('\n\n');
  return text.slice(0, most.text) || title;
}

function mediaOf(image: Image, origin: string) {
  return {
    type: 'image',
    url: origin + imageUrl(image, pictureForOthers),
    ...(image.alt && { alt_text: image.alt }),
  };
}
