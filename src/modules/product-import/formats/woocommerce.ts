import { plainText } from '#domain/text.ts';
import { slugify } from '#domain/slug.ts';

import {
  compact,
  pricesOf,
  propertyOf,
  readForeign,
  splitPath,
  toCentimetres,
  toKilograms,
} from './foreign-numbers.ts';
import type {
  ForeignContext,
  ForeignFormat,
  ForeignProduct,
  ForeignReport,
  ForeignRow,
  ForeignSizes,
  ForeignVariation,
} from './foreign-product.ts';
import { wooColumn } from './woocommerce-columns.ts';
import { expandAny, readAttributes, splitWooList } from './woocommerce-attributes.ts';

/** Longer ones stand before the description. */
const longestPitch = 300;

/**
 * Products of WooCommerce: a variation names its parent by SKU or `id:44`, and may stand before it. Values of the
 * parent are options where variations choose among them, else properties.
 */
export const woocommerce: ForeignFormat = {
  key: 'woocommerce',
  columnOf: wooColumn,
  isHeader: (keys) =>
    keys.has('title') &&
    ['id', 'sku'].some((key) => keys.has(key)) &&
    ownColumns.filter((key) => keys.has(key)).length >= 2,
  namesOf(row) {
    const parent = row.get('parent') ?? '';
    const isVariation = typesOf(row).includes('variation') && parent !== '';
    if (isVariation) return [/^id:\d+$/.test(parent) ? parent : `sku:${parent}`];
    const [id, sku] = [row.get('id') ?? '', row.get('sku') ?? ''];
    return [id === '' ? '' : `id:${id}`, sku === '' ? '' : `sku:${sku}`].filter((name) => name !== '');
  },
  read: readProduct,
};

/** By two of these a file of WooCommerce is told from another with names and SKUs. */
const ownColumns = ['type', 'visibility', 'price', 'inStock', 'backorders', 'attributeName:1', 'parent'];

/** `simple, downloadable, virtual`; without the column products are simple. */
function typesOf(row: ForeignRow): string[] {
  return (row.get('type') ?? 'simple').split(',').map((type) => type.trim().toLowerCase());
}

const takenTypes = new Set(['simple', 'variable', 'variation']);

function readProduct(
  rows: readonly ForeignRow[],
  report: ForeignReport,
  context: ForeignContext,
): ForeignProduct | null {
  const isVariation = (row: ForeignRow) => typesOf(row).includes('variation');
  const parents = rows.filter((row) => !isVariation(row));
  const [parent] = parents;
  const first = parent ?? rows[0];
  if (!first) return null;
  if (!parent) {
    for (const row of rows) report.refuse(row.line, 'sku', 'noParent', row.get('parent'));
    return null;
  }
  if (parents.length > 1) {
    report.refuse(parents[1]?.line ?? parent.line, 'sku', 'repeated', parent.get('sku') || parent.get('id'));
    return null;
  }
  const types = typesOf(parent);
  if (!types.some((type) => takenTypes.has(type))) {
    report.refuse(parent.line, 'title', 'productType', parent.get('type'));
    return null;
  }
  if (types.includes('downloadable')) report.note(parent.line, 'title', 'downloadable', parent.get('title'));
  const children = rows.filter(isVariation).filter((row) => {
    const isHidden = isUnpublished(row);
    if (isHidden) report.note(row.line, 'enabled', 'hiddenVariation', row.get('sku') || row.get('id'));
    else if (row.get('description'))
      report.note(row.line, 'description', 'variationText', row.get('sku') || row.get('id'));
    return !isHidden;
  });
  return compose(parent, children, report, context);
}

function compose(
  parent: ForeignRow,
  children: readonly ForeignRow[],
  report: ForeignReport,
  context: ForeignContext,
): ForeignProduct {
  const attributes = readAttributes(parent);
  const isChosen = (title: string) =>
    children.some((row) => readAttributes(row).some((attribute) => attribute.title === title));
  const options = attributes.filter(({ title }) => isChosen(title));
  const tags = parent.get('tags');
  const brands = parent.get('brands');
  const id = parent.get('id') || parent.get('sku') || (parent.get('title') ?? '');
  const title = parent.get('title');
  return {
    foreignId: id,
    line: parent.line,
    ...(title !== undefined && { title: plainText(title) }),
    ...textsOf(parent),
    ...enabledOf(parent, report),
    ...catalogsOf(parent),
    ...picturesOf(parent),
    properties: [
      ...propertyOf(
        context.nameOf('brand'),
        brands === undefined ? undefined : splitWooList(brands).map(leafOf),
      ),
      ...propertyOf(context.nameOf('tags'), tags === undefined ? undefined : splitWooList(tags)),
      ...attributes
        .filter((attribute) => !options.includes(attribute))
        .flatMap((attribute) => propertyOf(attribute.title, attribute.values)),
    ],
    sizes: sizesOf(parent, report),
    options: options.map((attribute) => attribute.title),
    variations:
      children.length === 0
        ? [readVariation(parent, [], report, context)]
        : variationsOf(children, options, report, context),
    oldPaths: oldPathsOf(parent),
  };
}

function variationsOf(
  rows: readonly ForeignRow[],
  options: Parameters<typeof expandAny>[1],
  report: ForeignReport,
  context: ForeignContext,
): ForeignVariation[] {
  const read = rows.map((row) => ({ row, combinations: expandAny(row, options, report) }));
  const named = new Set(
    read.flatMap(({ combinations: [first, ...more] }) =>
      first && more.length === 0 ? [first.join('\n')] : [],
    ),
  );
  const taken = new Set<string>();
  return read.flatMap(({ row, combinations }) => {
    // What a line names of its own is not made again by one that leaves a value open.
    const own = combinations.filter((values) => {
      const key = values.join('\n');
      return combinations.length === 1 || !(named.has(key) || taken.has(key));
    });
    for (const values of own) taken.add(values.join('\n'));
    return own.map((values, index) => ({
      ...readVariation(row, values, report, context),
      // A variation of any size is one of each: the SKU is the first one's.
      ...(index > 0 && {
        sku: '',
        barcode: '',
        foreignId: `${row.get('id') || row.get('sku') || ''}\n${values.join('\n')}`,
      }),
    }));
  });
}

const leafOf = (path: string) => splitPath(path).at(-1) ?? '';

function textsOf(row: ForeignRow): Partial<ForeignProduct> {
  const [short, long] = [row.get('short'), row.get('description')];
  const pitch = short === undefined ? undefined : plainText(short);
  const isShort = (pitch ?? '').length <= longestPitch;
  const description = isShort ? long : `${short ?? ''}\n${long ?? ''}`;
  return compact({
    // Exports write line breaks as two signs.
    description: description?.replaceAll('\\n', '\n').trim(),
    pitch: pitch === undefined ? undefined : isShort ? pitch : '',
    metaTitle: row.get('seoTitle'),
    metaDescription: row.get('seoDescription'),
  });
}

/** Private or a draft; an apostrophe guards the sign of -1. */
const isUnpublished = (row: ForeignRow) =>
  ['0', '-1'].includes(row.get('published')?.replace(/^'/, '') ?? '1');

function enabledOf(row: ForeignRow, report: ForeignReport): { enabled?: boolean } {
  const [published, visibility] = [row.get('published'), row.get('visibility')];
  if (published === undefined && visibility === undefined) return {};
  const isHidden = visibility === 'hidden';
  if (isHidden) report.note(row.line, 'enabled', 'hidden', row.get('title'));
  return { enabled: !isHidden && !isUnpublished(row) };
}

function catalogsOf(row: ForeignRow): { catalogs?: string[][] } {
  const text = row.get('categories');
  if (text === undefined) return {};
  return { catalogs: splitWooList(text).map((path) => splitPath(path)) };
}

function picturesOf(row: ForeignRow): { pictures?: string[] } {
  const text = row.get('images');
  return text === undefined ? {} : { pictures: splitWooList(text) };
}

/** Of its permalink, else as WordPress makes one of the name. */
function oldPathsOf(row: ForeignRow): string[] {
  const permalink = row.get('permalink');
  if (permalink !== undefined && URL.canParse(permalink)) return [new URL(permalink).pathname];
  const slug = slugify(row.get('title') ?? '');
  return slug === '' ? [] : [`/product/${slug}`];
}

function sizesOf(row: ForeignRow, report: ForeignReport): ForeignSizes {
  const read = (size: 'weight' | 'length' | 'width' | 'height') => {
    const key = row.keys.find((one) => one.startsWith(`${size}:`));
    if (key === undefined) return undefined;
    const unit = key.slice(size.length + 1);
    const kind = size === 'weight' ? 'weight' : 'length';
    const value = readForeign(row.get(key), kind, {
      field: size,
      line: row.line,
      report,
      mark: markOf(row.get(key)),
    });
    if (value === undefined) return undefined;
    return size === 'weight' ? toKilograms(value, unit) : toCentimetres(value, unit);
  };
  return compact({
    weight: read('weight'),
    length: read('length'),
    width: read('width'),
    height: read('height'),
  });
}

function readVariation(
  row: ForeignRow,
  values: string[],
  report: ForeignReport,
  { now }: ForeignContext,
): ForeignVariation {
  const { line } = row;
  const price = (key: string, field: string) =>
    readForeign(row.get(key), 'money', { field, line, report, mark: markOf(row.get(key)) });
  const reduced = price('salePrice', 'discountPrice');
  const isOnSale = isNow(row.get('saleStarts'), row.get('saleEnds'), now);
  if (reduced && !isOnSale) report.note(line, 'discountPrice', 'saleDates', row.get('salePrice'));
  const [sku, barcode, stock] = [row.get('sku'), row.get('barcode'), stockOf(row, report)];
  const isChild = values.length > 0;
  const [picture] = isChild ? splitWooList(row.get('images') ?? '') : [];
  return {
    line,
    foreignId: row.get('id') || row.get('sku') || '',
    ...(sku !== undefined && { sku }),
    ...(barcode !== undefined && { barcode }),
    ...pricesOf(price('price', 'price'), isOnSale ? reduced : null),
    ...(stock !== undefined && { stock }),
    ...(isChild && row.get('images') !== undefined && { picture: picture ?? '' }),
    values,
    sizes: isChild ? sizesOf(row, report) : {},
  };
}

/** Amounts are written in the way of the shop's language, without marks between thousands. */
function markOf(text = ''): '.' | ',' {
  return text.includes(',') && !text.includes('.') ? ',' : '.';
}

function isNow(from: string | undefined, to: string | undefined, now: Date): boolean {
  const [start, end] = [Date.parse(from ?? ''), Date.parse(to ?? '')];
  // The end names a whole day.
  return !(start > now.getTime()) && !(end + 86_400_000 <= now.getTime());
}

function stockOf(row: ForeignRow, report: ForeignReport): number | null | undefined {
  const count = row.get('stock')?.replace(/^'/, '');
  const inStock = row.get('inStock');
  if (count === undefined && inStock === undefined) return undefined;
  const isBackordered = ['1', 'notify'].includes(row.get('backorders') ?? '');
  if (isBackordered || inStock === 'backorder') return null;
  // `parent`: the parent counts for all of its variations; each gets what is known of none.
  if (count === undefined || count === '' || count === 'parent') return inStock === '0' ? 0 : null;
  const read = readForeign(count, 'count', { field: 'stock', line: row.line, report });
  if (typeof read === 'number' && read < 0) report.note(row.line, 'stock', 'negativeStock', count);
  return typeof read === 'number' ? Math.max(Math.floor(read), 0) : read;
}
