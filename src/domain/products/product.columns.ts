import { z } from 'zod';

import { fulfilments, parseFulfilment } from '../fulfilment.ts';
import { cleanBarcode, isRoundedNumber } from '../gtin.ts';
import { parsePaymentMode, parseVatCode, paymentModes } from '../receipt-terms.ts';
import {
  choiceColumn,
  gridColumnsOf,
  moneyColumn,
  numberColumn,
  textColumn,
  type PlainColumn,
  type PlainColumns,
} from './plain-column.ts';

const vatCodeSchema = z
  .int('forms.errors.vatCode')
  .min(1, 'forms.errors.vatCode')
  .max(12, 'forms.errors.vatCode')
  .nullable()
  .default(null);
const paymentModeSchema = z.enum(paymentModes, 'forms.errors.paymentMode').nullable().default(null);

const taxClassPattern = /^[a-z0-9-]{1,40}$/;
const taxClassSchema = z.string().regex(taxClassPattern, 'taxes.errors.code').nullable().default(null);

const fulfilmentSchema = z.enum(fulfilments).nullable().default(null);

const longestSide = { kind: 'length', max: 99_999_999 } as const;
const heaviest = { kind: 'weight', max: 9_999_999 } as const;

/**
 * Plain columns of a product: one entry is a field of the form and its schema, a column of product files, of what is
 * read and written, and of the API. Their headings stand with the others of product files. Names, prices, stock,
 * pictures and options are written by hand.
 */
export const productColumns = {
  /** What makes one want it, in two lines; stands beside the pictures. */
  pitch: textColumn({ sql: 'pitch', max: 300, isInForm: true, aliases: ['subtitle', 'подзаголовок'] }),
  inTheBox: textColumn({ sql: 'in_the_box', max: 1000, isLong: true, isInForm: true }),
  care: textColumn({ sql: 'care', max: 1000, isLong: true, isInForm: true }),
  /** Addresses or SKUs of products; what is not there is passed over. */
  goesWith: textColumn({
    sql: 'goes_with',
    max: 1000,
    isInForm: true,
    namesProducts: true,
    aliases: ['related products', 'cross-sells', 'upsells', 'сопутствующие товары', 'связанные товары'],
  }),
  /** Kilograms and centimetres, here and below. */
  weight: numberColumn({ sql: 'weight', ...heaviest, aliases: ['weight, kg', 'вес, кг'] }),
  height: numberColumn({ sql: 'height', ...longestSide }),
  width: numberColumn({ sql: 'width', ...longestSide }),
  length: numberColumn({ sql: 'length', ...longestSide }),
  /** For fiscal receipts (54-FZ); null leaves it to the shop's settings. */
  vatCode: choiceColumn(vatCodeSchema, {
    sql: 'vat_code',
    sqlType: 'int',
    empty: null,
    parse: parseVatCode,
    aliases: ['vat code', 'vat_code', 'код ндс', 'ставка ндс'],
  }),
  paymentMode: choiceColumn(paymentModeSchema, {
    sql: 'payment_mode',
    sqlType: 'text',
    empty: null,
    parse: parsePaymentMode,
    aliases: ['payment mode', 'payment_mode', 'способ расчёта', 'признак способа расчёта'],
  }),
  /** For taxes; null: the standard class. One that the shop has not is taxed as the standard one. */
  taxClass: choiceColumn(taxClassSchema, {
    sql: 'tax_class',
    sqlType: 'text',
    empty: null,
    parse: (text) => (taxClassPattern.test(text) ? text : null),
    aliases: ['tax class', 'tax_class', 'класс налога', 'налоговый класс'],
  }),
  /** `download`: the goods are files, and nothing is delivered; null: they are delivered or picked up. */
  fulfilment: choiceColumn(fulfilmentSchema, {
    sql: 'fulfilment',
    sqlType: 'text',
    empty: null,
    parse: parseFulfilment,
    aliases: ['fulfillment', 'способ получения'],
  }),
};

/** Those of a variation; a size that is not given is the product's. */
export const variationColumns = {
  weight: numberColumn({ sql: 'weight', csv: 'variationWeight', ...heaviest, isInGrid: true }),
  height: numberColumn({ sql: 'height', csv: 'variationHeight', ...longestSide }),
  width: numberColumn({ sql: 'width', csv: 'variationWidth', ...longestSide }),
  length: numberColumn({ sql: 'length', csv: 'variationLength', ...longestSide }),
  /** Any text; where it is a number that others know goods by (`gtinOf`), feeds and structured data tell it. */
  barcode: textColumn({
    sql: 'barcode',
    max: 64,
    isInGrid: true,
    clean: cleanBarcode,
    judge: (text) => (isRoundedNumber(text) ? 'forms.errors.barcode' : null),
    aliases: [
      'gtin',
      'ean',
      'ean13',
      'upc',
      'isbn',
      'gtin, upc, ean, or isbn',
      'variant barcode',
      'штрихкод',
      'штрих-код',
    ],
  }),
  /** What a piece costs the shop, for its profit; lines of orders keep that of their day. Nobody but the staff sees it. */
  cost: moneyColumn({
    sql: 'cost',
    max: 1_000_000_000,
    isInGrid: true,
    aliases: [
      'cost price',
      'cost per item',
      'cost of goods',
      'себестоимость',
      'закупочная цена',
      'цена закупки',
    ],
  }),
};

/** A row of the grid has both, so no key may be in both. */
export const productGridColumns = gridColumnsOf(productColumns);
export const variationGridColumns = gridColumnsOf(variationColumns);
/** By the grid's own key; what is written by hand is not among them. */
export const gridColumns: PlainColumns = { ...productGridColumns, ...variationGridColumns };

/** A plain column by its key in product files. */
export function findPlain(csvKey: string): PlainColumn | undefined {
  const all = [
    ...Object.entries<PlainColumn>(productColumns),
    ...Object.entries<PlainColumn>(variationColumns),
  ];
  return all.find(([key, { csv = key }]) => csv === csvKey)?.[1];
}
