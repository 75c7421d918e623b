import type { Translator } from '#domain/i18n/translate.ts';
import { priceRange, shownPrice } from '#domain/price.ts';
import { productPath } from '#domain/routes.ts';
import type { Image } from '#domain/schemas/image.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import type { Settings } from '#domain/settings/settings.schema.ts';
import { chooseInitialVariation, pictureOf } from '#domain/variation-choice.ts';
import { isAvailable } from '#domain/availability.ts';

import { countOption } from './option-counts.ts';

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
  /** What its badge refers to (`Priced`). */
  priorPrice?: number | null | undefined;
  from: boolean;
  sku: string;
  quantity: string;
  /** The quantity is a cue to hurry: "Only 2 left". */
  isScarce: boolean;
  soldOut: boolean;
  isNew: boolean;
  options: CardOptions | null;
  quickAdd: QuickAdd | null;
  /** Opens over the list. */
  quickView: boolean;
  /** Fingers see the second picture too. */
  swipes: boolean;
  /** Null without reviews. */
  rating: { value: number; count: number } | null;
}

/** What there is to choose from. */
export interface CardOptions {
  /** "3 sizes · 4 frames" */
  text: string;
  /** Looks of the values of one option; then the text is for readers alone. */
  swatches: { title: string; color?: string | undefined; image?: Image | undefined }[];
  /** Values beyond the swatches. */
  more: number;
}

/** A variation that goes into the cart at once; null where one has to be chosen. */
interface QuickAdd {
  variationId: number | null;
}

/** What cards read of the shop's settings. */
export interface CardSettings {
  ecommerce: Pick<
    Settings['ecommerce'],
    | 'cards'
    | 'defaultColumns'
    | 'imageCrop'
    | 'lowStock'
    | 'previewSizeInListing'
    | 'productReviewsEnabled'
    | 'showPriceFrom'
    | 'showQuantity'
    | 'skuIsShow'
    | 'templateListing'
  >;
}

/** Only these, for settings that travel in a page. */
export function pickCardSettings(ecommerce: CardSettings['ecommerce']): CardSettings['ecommerce'] {
  return {
    cards: ecommerce.cards,
    defaultColumns: ecommerce.defaultColumns,
    imageCrop: ecommerce.imageCrop,
    lowStock: ecommerce.lowStock,
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
  const { cards } = ecommerce;
  const soldOut = !product.variations.some((variation) => isAvailable(variation.stock));
  const scarce = cards.stock === 'few' ? countScarce(product, ecommerce.lowStock) : null;
  return {
    id: product.id,
    href: productPath(product.slug, product.options.length > 0 ? initial?.id : null),
    title: product.title,
    image,
    secondImage:
      cards.secondPicture === 'never' ? null : (product.images.find(({ id }) => id !== image?.id) ?? null),
    ...cardPrice(product, initial, ecommerce.showPriceFrom),
    sku: ecommerce.skuIsShow && cards.sku ? (initial?.sku ?? '') : '',
    quantity:
      scarce !== null
        ? t('product.onlyLeft', { count: scarce })
        : cards.stock === 'as-page' && initial && isAvailable(initial.stock)
          ? quantityText(initial.stock, ecommerce, t)
          : '',
    isScarce: scarce !== null,
    soldOut,
    isNew: isNewProduct(product, cards.newDays),
    options: cards.options === 'never' ? null : optionsOfCard(product, cards.options, t),
    quickAdd: cards.quickAdd && !soldOut ? quickAddOf(product) : null,
    quickView: cards.quickView,
    swipes: cards.secondPicture === 'swipe',
    rating:
      ecommerce.productReviewsEnabled && product.reviewCount > 0 && product.rating !== undefined
        ? { value: product.rating, count: product.reviewCount }
        : null,
  };
}

const mostSwatches = 5;

/** What buyers can choose: options with several values that variations have. */
function optionsOfCard(
  { options, variations }: Product,
  look: 'swatches' | 'counts',
  t: Translator,
): CardOptions | null {
  const used = new Set(variations.flatMap(({ productOptionValueIds }) => productOptionValueIds));
  const choices = options
    .map((option) => ({ ...option, values: option.values.filter(({ id }) => used.has(id)) }))
    .filter(({ values }) => values.length > 1);
  if (choices.length === 0) return null;
  const text = choices.map(({ title, values }) => countOption(title, values.length, t)).join(' · ');
  const shown =
    look === 'swatches'
      ? choices.find(({ values }) => values.every(({ color, image }) => color ?? image))
      : undefined;
  const values = shown?.values ?? [];
  return {
    text,
    swatches: values
      .slice(0, mostSwatches)
      .map(({ title, color, image }) => ({ title, ...(image ? { image } : { color }) })),
    more: Math.max(0, values.length - mostSwatches),
  };
}

/** Pieces of all variations together when they are few; null when there are more, none, or no limit. */
function countScarce({ variations }: Product, lowStock: number): number | null {
  let pieces = 0;
  for (const { stock } of variations) {
    if (stock === null) return null;
    pieces += Math.max(0, stock);
  }
  return pieces > 0 && pieces <= lowStock ? pieces : null;
}

const dayMs = 86_400_000;

/** The badge goes when its time is over: `expire-novelty.ts` of the products tells the caches. */
function isNewProduct({ createdAt }: Product, days: number): boolean {
  return days > 0 && createdAt !== undefined && Date.now() < Date.parse(createdAt) + days * dayMs;
}

/** Null for what has no price. */
function quickAddOf({ options, variations }: Product): QuickAdd | null {
  const sold = variations.find((variation) => isAvailable(variation.stock) && shownPrice(variation) > 0);
  if (!sold) return null;
  return { variationId: options.length === 0 && variations.length === 1 ? sold.id : null };
}

/** How much is left, in words; empty when the settings keep it to themselves or there is nothing to count. */
export function quantityText(
  stock: number | null,
  { showQuantity: show, lowStock }: Pick<Settings['ecommerce'], 'showQuantity' | 'lowStock'>,
  t: Translator,
): string {
  if (stock === null || show === 'never') return '';
  if (show !== 'always' && stock > lowStock) return '';
  return t(show === 'only' ? 'product.onlyLeft' : 'product.quantityLeft', { count: stock });
}

/** The lowest price with "from", or the price that the product page opens with. */
function cardPrice(
  product: Product,
  initial: Product['variations'][number] | null,
  showFrom: boolean,
): Pick<Card, 'price' | 'fullPrice' | 'priorPrice' | 'from'> {
  const range = priceRange(product.variations);
  if (!range || !initial)
    return { price: product.discount ?? product.price, fullPrice: product.price, from: false };
  if (showFrom || !range.differs) {
    const { price, fullPrice, priorPrice, differs } = range;
    return { price, fullPrice, priorPrice, from: differs };
  }
  const { fullPrice, priorPrice } = initial;
  return { price: shownPrice(initial), fullPrice, priorPrice, from: false };
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
