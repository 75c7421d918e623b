import type { Translator } from '#domain/i18n/translate.ts';
import { priceRange, shownPrice } from '#domain/price.ts';
import { productPath } from '#domain/routes.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { chooseInitialVariation, isAvailable } from '#domain/variation-choice.ts';

/** What a product card shows; made of a product, or of a search hit that knows less. */
export interface Card {
  id: number;
  href: string;
  title: string;
  image: Image | null;
  /** Shown while a pointer is over the card. */
  secondImage: Image | null;
  /** Major units. */
  price: number;
  fullPrice: number;
  from: boolean;
  sku: string;
  quantity: string;
  soldOut: boolean;
  /** Null without reviews. */
  rating: { value: number; count: number } | null;
}

/** What cards read of the shop's settings. */
export interface CardSettings {
  ecommerce: Pick<
    Settings['ecommerce'],
    | 'defaultColumns'
    | 'imageCrop'
    | 'previewSizeInListing'
    | 'productReviewsEnabled'
    | 'showPriceFrom'
    | 'showQuantity'
    | 'skuIsShow'
    | 'templateListing'
  >;
}

/** From this many on the quantity is no news to those who asked for low stock only (settings, showQuantity). */
const lowStock = 5;

/** Only these, for settings that travel in a page. */
export function pickCardSettings(ecommerce: CardSettings['ecommerce']): CardSettings['ecommerce'] {
  return {
    defaultColumns: ecommerce.defaultColumns,
    imageCrop: ecommerce.imageCrop,
    previewSizeInListing: ecommerce.previewSizeInListing,
    productReviewsEnabled: ecommerce.productReviewsEnabled,
    showPriceFrom: ecommerce.showPriceFrom,
    showQuantity: ecommerce.showQuantity,
    skuIsShow: ecommerce.skuIsShow,
    templateListing: ecommerce.templateListing,
  };
}

/** The card of a product as the shop's settings want it (requirements 271-280). */
export function cardOfProduct(product: Product, { ecommerce }: CardSettings, t: Translator): Card {
  const initial = chooseInitialVariation(product.variations);
  const [first, second] = product.images;
  const soldOut = !product.variations.some((variation) => isAvailable(variation.stock));
  return {
    id: product.id,
    href: productPath(product.slug, product.options.length > 0 ? initial?.id : null),
    title: product.title,
    image: product.imagePreview ?? first ?? null,
    secondImage: product.imagePreview?.id === first?.id ? (second ?? null) : (first ?? null),
    ...cardPrice(product, ecommerce.showPriceFrom),
    sku: ecommerce.skuIsShow ? (initial?.sku ?? '') : '',
    quantity: soldOut ? '' : quantityText(totalStock(product), ecommerce.showQuantity, t),
    soldOut,
    rating:
      ecommerce.productReviewsEnabled && product.reviewCount > 0 && product.rating !== undefined
        ? { value: product.rating, count: product.reviewCount }
        : null,
  };
}

/** How much is left, in words; empty when the settings keep it to themselves or there is nothing to count. */
export function quantityText(
  stock: number | null,
  show: Settings['ecommerce']['showQuantity'],
  t: Translator,
): string {
  if (stock === null || show === 'never') return '';
  return show === 'always' || stock <= lowStock ? t('product.quantityLeft', { count: stock }) : '';
}

/** The lowest price with "from", or the price that the product page opens with. */
function cardPrice(product: Product, showFrom: boolean): Pick<Card, 'price' | 'fullPrice' | 'from'> {
  const range = priceRange(product.variations);
  const initial = chooseInitialVariation(product.variations);
  if (!range || !initial)
    return { price: product.discount ?? product.price, fullPrice: product.price, from: false };
  if (showFrom || !range.differs)
    return { price: range.price, fullPrice: range.fullPrice, from: range.differs };
  return { price: shownPrice(initial), fullPrice: initial.fullPrice, from: false };
}

function totalStock({ variations }: Product): number | null {
  if (variations.some(({ stock }) => stock === null)) return null;
  return variations.reduce((sum, { stock }) => sum + Math.max(0, stock ?? 0), 0);
}
