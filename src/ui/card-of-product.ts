import type { Translator } from '#domain/i18n/translate.ts';
import { priceRange, shownPrice } from '#domain/price.ts';
import { productPath } from '#domain/routes.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { chooseInitialVariation, pictureOf } from '#domain/variation-choice.ts';
import { isAvailable } from '#domain/availability.ts';

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

/** Values of options that a list is filtered by, by the option's title. */
type Wanted = Readonly<Record<string, readonly string[]>>;

/**
 * The card of a product as the shop's settings want it (requirements 271-280). Picture, number, quantity and link
 * are those of one variation: of those that the filter chose, or of all.
 */
export function cardOfProduct(
  product: Product,
  { ecommerce }: CardSettings,
  t: Translator,
  wanted: Wanted = {},
): Card {
  const chosen = variationsWith(product, wanted);
  const initial = chooseInitialVariation(chosen.length > 0 ? chosen : product.variations);
  const image = pictureOf(product, initial);
  const soldOut = !product.variations.some((variation) => isAvailable(variation.stock));
  return {
    id: product.id,
    href: productPath(product.slug, product.options.length > 0 ? initial?.id : null),
    title: product.title,
    image,
    secondImage: product.images.find(({ id }) => id !== image?.id) ?? null,
    ...cardPrice(product, initial, ecommerce.showPriceFrom),
    sku: ecommerce.skuIsShow ? (initial?.sku ?? '') : '',
    quantity:
      initial && isAvailable(initial.stock) ? quantityText(initial.stock, ecommerce.showQuantity, t) : '',
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
function cardPrice(
  product: Product,
  initial: Product['variations'][number] | null,
  showFrom: boolean,
): Pick<Card, 'price' | 'fullPrice' | 'from'> {
  const range = priceRange(product.variations);
  if (!range || !initial)
    return { price: product.discount ?? product.price, fullPrice: product.price, from: false };
  if (showFrom || !range.differs)
    return { price: range.price, fullPrice: range.fullPrice, from: range.differs };
  return { price: shownPrice(initial), fullPrice: initial.fullPrice, from: false };
}

/** Variations that have a wanted value of each option that is filtered by; none where nothing is. */
function variationsWith({ options, variations }: Product, wanted: Wanted): Product['variations'] {
  const sets = options.flatMap(({ title, values }) => {
    const titles = wanted[title];
    return titles
      ? [new Set(values.filter((value) => titles.includes(value.title)).map(({ id }) => id))]
      : [];
  });
  if (sets.length === 0) return [];
  return variations.filter(({ productOptionValueIds }) =>
    sets.every((ids) => productOptionValueIds.some((id) => ids.has(id))),
  );
}
