import { isAvailable } from '#domain/availability.ts';
import { itemGroupId, itemId } from '#domain/item-id.ts';
import { toMajor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import type { PriceForAll } from '#domain/promotions/price-for-all.ts';
import { productPath } from '#domain/routes.ts';
import type { Product, Variation } from '#domain/schemas/product.schema.ts';
import { plainText } from '#domain/text.ts';
import { chosenOptions, nameWithVariant } from '#domain/variant-name.ts';

import { withTax, type FeedRates } from './feed-tax.ts';

/** One variation as advertising services sell it. Every product feed tells the same ones under the same ids. */
export interface FeedOffer {
  id: string;
  /** Id of the product, when it has several variations. */
  groupId: string | null;
  title: string;
  /** Global Trade Item Number; null where it has none that others know. */
  gtin: string | null;
  description: string;
  url: string;
  /** Addresses of pictures, the variation's own first. */
  images: string[];
  available: boolean;
  /** Major units. */
  fullPrice: number;
  /** Below the full price, or null. */
  salePrice: number | null;
  /** When it begins and ends, where both are known. */
  saleDates: { from: Date; to: Date } | null;
  catalogs: { id: number; title: string }[];
  params: { title: string; value: string; unit?: string }[];
  /** Of a bundle: how many pieces of each of its parts. */
  pieces?: number[];
}

/** Each service takes ten pictures of an offer at least. */
const maxImages = 10;

/**
 * The variations of a product that have a price and a picture: the services refuse offers without. What is left
 * out so is told to the shop by `feed-report.ts`. `pricesForAll` are what promotions make of prices, by the ids of
 * variations.
 */
export function offersOf(
  product: Product,
  origin: string,
  pricesForAll: ReadonlyMap<number, PriceForAll>,
): FeedOffer[] {
  // Neither Google ("Unsupported Shopping content") nor Yandex takes them as goods.
  if (product.images.length === 0 || product.fulfilment === 'gift_card') return [];
  const several = product.variations.length > 1;
  const description = plainText(product.description);
  return product.variations
    .filter((variation) => shownPrice(variation) > 0)
    .map((variation) => {
      const chosen = chosenOptions(product.options, variation.productOptionValueIds);
      const price = shownPrice(variation);
      return {
        id: itemId(variation.id),
        groupId: several ? itemGroupId(product.id) : null,
        title: nameWithVariant(product.title, variation.title),
        gtin: variation.gtin ?? null,
        description,
        url: origin + productPath(product.slug, several ? variation.id : null),
        images: imagesOf(product, variation).map(({ uri }) => origin + uri),
        available: isAvailable(variation.stock),
        fullPrice: Math.max(variation.fullPrice, price),
        ...saleOf(variation, pricesForAll.get(variation.id)),
        catalogs: product.catalogs,
        params: [
          ...product.optionsTextValue,
          ...chosen.map(({ unit, ...option }) => ({ ...option, ...(unit !== null && { unit }) })),
        ],
        ...(variation.parts && { pieces: variation.parts.map(({ quantity }) => quantity) }),
      };
    });
}

/** The offer as it costs with the tax of its class. */
export function addTax(offer: FeedOffer, taxClass: string | null, rates: FeedRates): FeedOffer {
  const { fullPrice, salePrice } = offer;
  return {
    ...offer,
    fullPrice: withTax(fullPrice, taxClass, rates),
    salePrice: salePrice === null ? null : withTax(salePrice, taxClass, rates),
  };
}

function saleOf(
  variation: Variation,
  forAll: PriceForAll | undefined,
): Pick<FeedOffer, 'salePrice' | 'saleDates'> {
  if (forAll) {
    const { startsAt: from, endsAt: to } = forAll;
    return { salePrice: toMajor(forAll.price), saleDates: from && to ? { from, to } : null };
  }
  const price = shownPrice(variation);
  return { salePrice: price < variation.fullPrice ? price : null, saleDates: null };
}

function imagesOf({ images }: Product, { imageId }: Variation): Product['images'] {
  const own = images.filter(({ id }) => id === imageId);
  return [...own, ...images.filter(({ id }) => id !== imageId)].slice(0, maxImages);
}

/** The beginning of a text in at most `length` characters, none of them cut in half. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join('');
}
