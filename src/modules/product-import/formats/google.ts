import { foldText } from '#domain/text.ts';

import { askedPath } from './asked-path.ts';
import {
  compact,
  pricesOf,
  propertyOf,
  readAmount,
  readForeign,
  splitPath,
  toKilograms,
} from './foreign-numbers.ts';
import { gatherOptions } from './gather-options.ts';
import type {
  ForeignContext,
  ForeignFormat,
  ForeignProduct,
  ForeignReport,
  ForeignRow,
  ForeignVariation,
} from './foreign-product.ts';
import { usedElements } from './element-formats.ts';

/** Feeds of Google Merchant, as XML and as a table: items of one `item_group_id` are a product. */
export const google: ForeignFormat = {
  key: 'google',
  columnOf(heading) {
    const name = foldText(heading).replaceAll(' ', '_');
    return usedElements.google.has(name) ? name : null;
  },
  isHeader: (keys) => ['id', 'title', 'link', 'image_link', 'price'].every((key) => keys.has(key)),
  namesOf(row) {
    const group = row.get('item_group_id');
    return group ? [`group ${group}`] : [`item ${row.get('id') ?? ''}`];
  },
  read: readProduct,
};

/** In what items of a group may differ, by the names that the specification gives them. */
const choices = ['color', 'size', 'material', 'pattern', 'gender', 'age_group'] as const;

function readProduct(
  rows: readonly ForeignRow[],
  report: ForeignReport,
  context: ForeignContext,
): ForeignProduct | null {
  const [first] = rows;
  if (!first) return null;
  const nameless = rows.find((row) => !row.get('id'));
  if (nameless) {
    report.refuse(nameless.line, 'sku', 'noId');
    return null;
  }
  const group = first.get('item_group_id') ?? '';
  const { options, values, shared } = gatherOptions(
    rows.map((row) =>
      choices.flatMap((key) => {
        const value = row.get(key);
        return value
          ? [{ title: context.nameOf(key === 'age_group' ? 'ageGroup' : key), unit: null, value }]
          : [];
      }),
    ),
    report,
    first.line,
  );
  const [description, brand] = [first.get('description'), first.get('brand')];
  const path = splitPath(first.get('product_type') || first.get('google_product_category') || '');
  return {
    foreignId: group === '' ? (first.get('id') ?? '') : `group ${group}`,
    line: first.line,
    title: first.get('title') ?? '',
    ...(description !== undefined && { description }),
    // A number is a place in Google's own list.
    catalogs: path.length === 0 || /^\d+$/.test(path.join('')) ? [] : [path],
    pictures: [...new Set(rows.flatMap(picturesOf))],
    properties: [
      ...propertyOf(context.nameOf('brand'), brand),
      ...shared.flatMap(({ title, values: own }) => propertyOf(title, own)),
    ],
    sizes: rows.length === 1 ? weightOf(first, report) : {},
    options,
    variations: rows.map((row, index) =>
      readItem(row, values[index] ?? [], rows.length > 1, report, context),
    ),
    oldPaths: askedPath(first, 'link', report),
  };
}

/** The main one first; a table lists the others in one cell. */
function picturesOf(row: ForeignRow): string[] {
  const main = row.get('image_link');
  const others = row.all('additional_image_link').flatMap(({ text }) => text.split(/,(?=https?:)/));
  return [...(main ? [main] : []), ...others].map((text) => text.trim()).filter((text) => text !== '');
}

function readItem(
  row: ForeignRow,
  values: string[],
  isOneOfMany: boolean,
  report: ForeignReport,
  context: ForeignContext,
): ForeignVariation {
  const { line } = row;
  const amount = (key: string, field: string) =>
    readAmount(row.get(key), undefined, { field, line, report, context });
  const [from, to] = (row.get('sale_price_effective_date') ?? '').split('/').map((text) => Date.parse(text));
  const now = context.now.getTime();
  const isOnSale = !((from ?? 0) > now) && !((to ?? Infinity) < now);
  const reduced = amount('sale_price', 'discountPrice');
  if (reduced && !isOnSale) report.note(line, 'discountPrice', 'saleDates', row.get('sale_price'));
  return {
    line,
    foreignId: row.get('id') ?? '',
    // Shops are asked to give SKUs here; a bare number is rather one of a database.
    sku: /\D/.test(row.get('id') ?? '') ? (row.get('id') ?? '') : '',
    ...compact({ barcode: row.get('gtin') }),
    ...pricesOf(amount('price', 'price'), isOnSale ? reduced : null),
    ...stockOf(row),
    ...(isOneOfMany && { picture: row.get('image_link') ?? '' }),
    values,
    sizes: isOneOfMany ? weightOf(row, report) : {},
  };
}

function stockOf(row: ForeignRow): { stock?: number | null | 'some' } {
  const availability = row.get('availability')?.toLowerCase().replaceAll(/[ -]/g, '_');
  if (availability === undefined || availability === '') return {};
  if (availability === 'out_of_stock') return { stock: 0 };
  return { stock: availability === 'in_stock' ? 'some' : null };
}

/** `0.5 kg`. */
function weightOf(row: ForeignRow, report: ForeignReport): ForeignProduct['sizes'] {
  const text = row.get('shipping_weight');
  if (text === undefined) return {};
  const [, amount = '', unit = ''] = /^([\d.,]*)\s*(\p{L}*)$/u.exec(text) ?? [];
  const value = readForeign(amount, 'weight', { field: 'weight', line: row.line, report }) ?? null;
  return compact({ weight: toKilograms(value, unit === '' ? 'kg' : unit) });
}
