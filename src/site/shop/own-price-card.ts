import type { Translator } from '#domain/i18n/translate.ts';
import type { OwnPrices } from '#domain/schemas/price-list.schema.ts';

export type OwnVariation = OwnPrices['products'][number]['variations'][number];

export interface OwnPriceTexts {
  t: Translator;
  /** Formats major units. */
  price(major: number): string;
}

interface CardPrices {
  /** Of the card's link: of one variation where it names it. */
  href: string;
  variations: readonly OwnVariation[];
}

/**
 * Shows on a card what its product costs this customer, beside the price of everybody, which is hidden: what has drawn
 * the card may draw it again.
 */
export function showOnCard(
  card: Element,
  { href, variations }: CardPrices,
  { t, price }: OwnPriceTexts,
): void {
  const usual = card.querySelector<HTMLElement>('.vt-price:not([data-own])');
  if (!usual || card.querySelector('.vt-price[data-own]')) return;
  const shown = usual.querySelector('.vt-price__shown')?.textContent ?? '';
  const id = Number(new URL(href, location.href).searchParams.get('variation'));
  const named = variations.find((variation) => variation.id === id);
  // Whether the card has the price of one variation, or the lowest of all.
  const isOfNamed =
    named !== undefined &&
    shown.endsWith(price(named.usualPrice)) &&
    !shown.endsWith(t('product.from', { price: price(named.usualPrice) }));
  const sold = (isOfNamed ? [named] : variations).filter(({ usualPrice }) => usualPrice > 0);
  const now = (variation: OwnVariation) => priceOfOne(variation) ?? variation.usualPrice;
  const [first] = sold.toSorted((one, other) => now(one) - now(other));
  if (!first || sold.every((variation) => priceOfOne(variation) === null)) return;
  const text = price(now(first));
  const differs = sold.some((variation) => now(variation) !== now(first));
  const own = usual.ownerDocument.createElement('p');
  own.className = 'vt-price';
  own.dataset['own'] = '';
  own.dataset['reduced'] = '';
  own.append(
    piece(
      'span',
      'vt-price__shown',
      t('product.newPrice'),
      differs ? t('product.from', { price: text }) : text,
    ),
    ' ',
    piece('s', 'vt-price__full', t('product.oldPrice'), price(first.fullPrice)),
  );
  usual.hidden = true;
  usual.after(own);
  // It tells a discount of the price of everybody.
  for (const flag of card.querySelectorAll<HTMLElement>('.vt-flag--sale')) flag.hidden = true;
}

/** A text with what it is for readers alone. */
function piece(tag: string, className: string, label: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  const hidden = document.createElement('span');
  element.className = className;
  hidden.className = 'vt-visually-hidden';
  hidden.textContent = `${label} `;
  element.append(hidden, text);
  return element;
}

/** What a single piece costs this customer; null where it costs what everybody pays. */
function priceOfOne({ offers }: OwnVariation): number | null {
  return offers.find(({ minQuantity }) => minQuantity === 1)?.price ?? null;
}
