import type { ConnectionRow } from './connection.queries.ts';
import {
  groupContentSchema,
  offerContentSchema,
  productContentSchema,
  propertyContentSchema,
  type GroupContent,
  type ProductContent,
  type PropertyContent,
} from './item-contents.ts';
import type { KeptOffer, KeptProduct } from './items.queries.ts';
import type { ComposedProduct } from '#modules/product-import/formats/composed-product.ts';
import { sentPicture } from '#modules/product-import/sent-picture.ts';
import { escapeXml } from '#platform/xml/xml.ts';

type Price = ComposedProduct['offers'][number]['price'];

export interface ComposeContext {
  choices: Pick<ConnectionRow, 'priceType' | 'oldPriceType' | 'warehouses' | 'missing'>;
  groups: ReadonlyMap<string, GroupContent>;
  properties: ReadonlyMap<string, PropertyContent>;
  /** Whether the shop has the product, or the offer as a variation. */
  isProductKnown(id: string): boolean;
  isOfferKnown(id: string): boolean;
}

const deepestGroup = 10;

/** Groups and properties as they are kept. */
export function readContents<Content>(
  rows: readonly { id: string; content: unknown }[],
  schema: { parse(content: unknown): Content },
): Map<string, Content> {
  return new Map(rows.map(({ id, content }) => [id, schema.parse(content)]));
}
export const contentSchemas = { group: groupContentSchema, property: propertyContentSchema } as const;

/**
 * What a file changes of a product, with all that the shop needs where the product is new to it. Prices and stock are
 * said only where the file says them: what the shop has sold since 1C counted must not come back. null for a product
 * that cannot be sold yet, as it has no texts or no price.
 */
export function composeProduct(kept: KeptProduct, context: ComposeContext): ComposedProduct | null {
  const content = productContentSchema.safeParse(kept.content).data;
  const isKnown = context.isProductKnown(kept.id);
  const isGone = content?.isDeleted ?? false;
  if (!content && !isKnown) return null;
  if (isGone && !isKnown) return null;
  const offers = chooseOffers(kept).flatMap((offer) => composeOffer(offer, isKnown, context) ?? []);
  if (offers.length === 0) return null;
  const zeroed = isGone && context.choices.missing === 'zero';
  const { sku = '', barcode = '' } = content ?? {};
  const codes = offers.map((offer) => offer.sku);
  return {
    id: kept.id,
    name: content?.title || (offers[0]?.name ?? ''),
    ...(content && (kept.saysContent || !isKnown) ? composeTexts(content, context) : { properties: [] }),
    ...(isGone && context.choices.missing === 'hide' && { enabled: false }),
    ...(!isGone && kept.gone === 'hidden' && { enabled: true }),
    offers: offers.map((offer) => ({
      ...offer,
      // The product's code stands at all of its offers, and then tells none from another.
      sku:
        offers.length === 1
          ? offer.sku || sku
          : codes.filter((code) => code === offer.sku).length === 1
            ? offer.sku
            : '',
      ...(offers.length === 1 && !offer.barcode && barcode !== '' && { barcode }),
      ...(zeroed && { stock: '0' }),
    })),
  };
}

/** Where there are choices, the offer that is the product itself is none. */
function chooseOffers({ id, offers }: KeptProduct): KeptOffer[] {
  const choices = offers.filter((offer) => offer.id !== id);
  return choices.length > 0 ? choices : offers;
}

function composeOffer(
  offer: KeptOffer,
  isProductKnown: boolean,
  { choices, isOfferKnown }: ComposeContext,
): ComposedProduct['offers'][number] | null {
  const isKnown = isProductKnown && isOfferKnown(offer.id);
  const price = priceOf(offer, choices.priceType);
  if (!isKnown && !price) return null;
  const { title, sku, barcode, characteristics } = offerContentSchema.parse(offer.content ?? {});
  const oldPrice = priceOf(offer, choices.oldPriceType);
  const saysPrice = price && (offer.saysPrices || !isKnown);
  const saysStock = offer.saysRests || !isKnown;
  return {
    id: offer.id,
    sku,
    ...(barcode !== '' && { barcode }),
    name: title,
    characteristics,
    ...(saysPrice && { price, ...(oldPrice && { oldPrice }) }),
    // What 1C has not counted yet is not for sale.
    ...(saysStock && { stock: sumRests(offer.rests ?? {}, choices.warehouses) ?? '0' }),
  };
}

/** Nothing costs nothing: 0 stands where no price was set. */
function priceOf({ prices }: KeptOffer, type: string | null): Price {
  const found = type === null ? undefined : prices?.[type];
  if (!found || Number(found[0].replace(',', '.')) === 0) return undefined;
  const [amount, currency] = found;
  return { amount, currency };
}

/** Of the chosen warehouses, or of all; without warehouses as 1C has summed them. */
function sumRests(rests: Readonly<Record<string, string>>, chosen: readonly string[]): string | null {
  const { '': total, ...places } = rests;
  const entries = Object.entries(places);
  if (entries.length === 0 || (chosen.length === 0 && total !== undefined)) return total ?? null;
  const counted = entries.filter(([id]) => chosen.length === 0 || chosen.includes(id));
  const sum = counted.reduce((all, [, text]) => all + Number(text.replace(/\s/gu, '').replace(',', '.')), 0);
  return String(sum);
}

/** Empty elements clear nothing: 1C writes them for whatever it does not keep. */
function composeTexts(
  content: ProductContent,
  { groups, properties }: ComposeContext,
): Omit<ComposedProduct, 'id' | 'name' | 'offers'> {
  const { title, description, isHtml, pictures, brand, country, weight } = content;
  const paths = content.groups.map((id) => pathOf(id, groups)).filter((path) => path.length > 0);
  const addresses = pictures.flatMap((name) => sentPicture(name.replaceAll('\\', '/')) ?? []);
  return {
    title,
    ...(description !== '' && { description: isHtml ? description : toHtml(description) }),
    ...(paths.length > 0 && { catalogs: paths }),
    ...(addresses.length > 0 && { pictures: addresses }),
    ...(brand !== '' && { brand }),
    ...(country !== '' && { country }),
    ...(weight !== '' && { weight }),
    properties: content.properties.flatMap(([id, values]) => {
      const property = properties.get(id);
      const named = values.map((value) => property?.values[value] ?? value).filter((value) => value !== '');
      return property && property.title !== '' && named.length > 0
        ? [{ title: property.title, values: named }]
        : [];
    }),
  };
}

/** Titles from the top down; a group may lie below itself by mistake. */
function pathOf(id: string, groups: ReadonlyMap<string, GroupContent>): string[] {
  const titles: string[] = [];
  for (
    let next = groups.get(id);
    next && titles.length < deepestGroup;
    next = groups.get(next.parentId ?? '')
  )
    titles.unshift(next.title);
  return titles;
}

function toHtml(text: string): string {
  return text
    .split(/\n\s*\n/u)
    .map((part) => `<p>${escapeXml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
