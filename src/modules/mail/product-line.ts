import { imageUrl } from '#domain/image-url.ts';
import { formatPrice, toMinor } from '#domain/money.ts';
import { shownPrice } from '#domain/price.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';

import type { MailLine } from './mail-document.ts';

/** The product of a variation that is on show; null where there is none. */
export type FindByVariation = (variationId: number) => Promise<Product | null>;

/** A variation with the product that it is of. */
export interface Offer {
  product: Product;
  variation: Product['variations'][number];
}

/** Pixels. */
const pictureSize = 160;

export function readOffer(product: Product | null, variationId: number): Offer | null {
  const variation = product?.variations.find(({ id }) => id === variationId);
  return product && variation ? { product, variation } : null;
}

interface OfferLine {
  settings: Settings;
  origin: string;
  /** How many pieces the line is of; what is said of them, given the price of one. */
  pieces?: { count: number; say(price: string): string };
}

/** As a letter shows it, at today's price; the SKU stands where nothing is said of pieces. */
export function describeOffer(
  { product, variation }: Offer,
  { settings: { ecommerce }, origin, pieces }: OfferLine,
): MailLine {
  const { currency, priceFormatSeparator: separator } = ecommerce;
  const price = (major: number, count = pieces?.count ?? 1) =>
    formatPrice(toMinor(major) * count, { currency, separator });
  const imageId = variation.imageId ?? variation.image?.id;
  const picture = product.images.find(({ id }) => id === imageId) ?? product.imagePreview;
  const now = shownPrice(variation);
  return {
    title: product.title,
    options: variation.title,
    quantity: pieces ? pieces.say(price(now, 1)) : variation.sku,
    price: price(now),
    fullPrice: variation.discountPrice === null ? '' : price(variation.fullPrice),
    image: picture && origin + imageUrl(picture, { width: pictureSize, height: pictureSize }),
  };
}
