import { productCaps } from '#domain/schemas/product-form.schema.ts';
import { foldText } from '#domain/text.ts';

import { composedProductSchema, exchangeFormat, type ComposedProduct } from './composed-product.ts';
import {
  compact,
  pricesBefore,
  propertyOf,
  readAmount,
  readForeign,
  toKilograms,
} from './foreign-numbers.ts';
import type {
  ForeignContext,
  ForeignFormat,
  ForeignProduct,
  ForeignReport,
  ForeignVariation,
} from './foreign-product.ts';

type Offer = ComposedProduct['offers'][number];

/** What 1C has said of a product, put together from its files: each row is a whole product. */
export const commerceml: ForeignFormat = {
  key: exchangeFormat,
  namesOf: ({ line }) => [`row ${line}`],
  read([row], report, context) {
    if (!row) return null;
    const product = composedProductSchema.parse(JSON.parse(row.get('product') ?? '{}'));
    return readProduct(product, row.line, report, context);
  },
};

function readProduct(
  product: ComposedProduct,
  line: number,
  report: ForeignReport,
  context: ForeignContext,
): ForeignProduct {
  const { id, title, description, enabled, catalogs, pictures, brand, country, weight, offers } = product;
  const { options, values, shared } = tellApart(product, line, report, context);
  return {
    foreignId: id,
    line,
    ...compact({ title, description, enabled, catalogs, pictures }),
    properties: [
      ...propertyOf(context.nameOf('brand'), brand),
      ...propertyOf(context.nameOf('country'), country),
      ...product.properties.flatMap((property) => propertyOf(property.title, property.values)),
      ...shared,
    ],
    sizes: compact({ weight: readWeight(weight, line, report) }),
    options,
    variations: offers.map((offer, index) =>
      readOffer(offer, { line, name: product.name, values: values[index] ?? [], report, context }),
    ),
    oldPaths: [],
  };
}

/**
 * Characteristics that every offer has are options, others are properties. Offers without any are told apart by their
 * names; where these are alike too the product is refused.
 */
function tellApart(
  { name, offers }: ComposedProduct,
  line: number,
  report: ForeignReport,
  context: ForeignContext,
): { options: string[]; values: string[][]; shared: ForeignProduct['properties'] } {
  const titles = new Map(
    offers.flatMap(({ characteristics }) => characteristics.map(({ title }) => [foldText(title), title])),
  );
  const valuesOf = ({ characteristics }: Offer, key: string) =>
    characteristics.filter(({ title }) => foldText(title) === key).map(({ value }) => value);
  const complete = [...titles.keys()]
    .filter((key) => offers.every((offer) => valuesOf(offer, key).length > 0))
    .slice(0, productCaps.options);
  const shared = [...titles]
    .filter(([key]) => !complete.includes(key))
    .map(([key, title]) => ({
      title,
      unit: null,
      values: [...new Set(offers.flatMap((offer) => valuesOf(offer, key)))],
    }));
  const values = offers.map((offer) => complete.map((key) => valuesOf(offer, key).join(', ')));
  const options = complete.map((key) => titles.get(key) ?? key);
  if (isTold(values)) return { options, values, shared };
  const named = offers.map((offer, index) => [...(values[index] ?? []), choiceIn(offer.name, name)]);
  if (!isTold(named)) report.refuse(line, 'options', 'sameChoice', name);
  return { options: [...options, context.nameOf('choice')], values: named, shared };
}

const isTold = (values: readonly (readonly string[])[]) =>
  new Set(values.map((own) => own.join('\n'))).size === values.length;

/** `Shirt (red, M)` of the product `Shirt` is `red, M`. */
function choiceIn(offer: string, product: string): string {
  const rest = offer.startsWith(product) ? offer.slice(product.length).trim() : offer;
  return /^\((.*)\)$/su.exec(rest)?.[1]?.trim() || offer;
}

interface OfferContext {
  line: number;
  /** Of the product. */
  name: string;
  values: string[];
  report: ForeignReport;
  context: ForeignContext;
}

function readOffer(offer: Offer, { line, name, values, report, context }: OfferContext): ForeignVariation {
  const amount = (price: Offer['price']) =>
    price &&
    readAmount(plainNumber(price.amount), currencyOf(price.currency), {
      field: 'price',
      line,
      report,
      context,
    });
  return {
    line,
    foreignId: offer.id,
    sku: offer.sku,
    ...compact({ barcode: offer.barcode }),
    ...pricesBefore(amount(offer.price), amount(offer.oldPrice)),
    ...compact({ stock: readStock(offer.stock, name, line, report) }),
    values,
    sizes: {},
  };
}

/** Whole pieces: what is sold by weight is rounded down. */
function readStock(
  text: string | undefined,
  name: string,
  line: number,
  report: ForeignReport,
): number | undefined {
  if (text === undefined) return undefined;
  const quantity = Number(plainNumber(text));
  if (!Number.isFinite(quantity)) {
    report.refuse(line, 'stock', 'number', text);
    return undefined;
  }
  if (quantity < 0) report.note(line, 'stock', 'negativeStock', `${name}: ${text}`);
  return Math.max(0, Math.floor(quantity));
}

function readWeight(
  text: string | undefined,
  line: number,
  report: ForeignReport,
): number | null | undefined {
  const weight = readForeign(text && plainNumber(text), 'weight', { field: 'weight', line, report });
  // 0 says that it was not given.
  return typeof weight === 'number' ? (toKilograms(weight, 'kg') ?? undefined) : undefined;
}

/**
 * `1 250,500` as `1250.5`: 1C groups thousands by spaces and writes either mark of the fraction. Three digits behind it
 * are none of the groups that `readNumber` would have to ask about.
 */
function plainNumber(text: string): string {
  const plain = text.replace(/\s/gu, '').replace(',', '.');
  return /^-?\d+\.\d+$/.test(plain)
    ? plain
        .replace(/(?<!0)0+$/, '')
        .replace(/\.$/, '')
        .replace(/(\.\d{3})$/, '$10')
    : plain;
}

const currencies: Readonly<Record<string, string>> = {
  РУБ: 'RUB',
  '643': 'RUB',
  '840': 'USD',
  '978': 'EUR',
  '784': 'AED',
};

/** 1C has currencies by letters, by numbers (ISO 4217), or as `руб.`; empty where it names none. */
function currencyOf(name: string): string {
  const code = name.trim().toUpperCase().replace(/\.$/, '');
  return currencies[code] ?? code;
}
