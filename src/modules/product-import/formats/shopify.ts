import { checkSlug } from '#domain/slug.ts';

import { compact, pricesBefore, propertyOf, readForeign, splitPath, toKilograms } from './foreign-numbers.ts';
import type {
  ForeignContext,
  ForeignFormat,
  ForeignProduct,
  ForeignReport,
  ForeignRow,
} from './foreign-product.ts';
import { shopifyColumn } from './shopify-columns.ts';

/** By two of these a file of Shopify is told from another with handles and titles. */
const ownColumns = [
  'vendor',
  'published',
  'status',
  'option1Name',
  'option1Value',
  'grams',
  'tracker',
  'policy',
];

/**
 * Products of Shopify, both generations of headings: lines of one handle are a product, whose own fields stand in the
 * first of them; a line without a value of an option only brings a picture. What is asked stands in `price`, an empty
 * inventory tracker means that stock is not counted.
 */
export const shopify: ForeignFormat = {
  key: 'shopify',
  columnOf: shopifyColumn,
  isHeader: (keys) =>
    keys.has('handle') && keys.has('title') && ownColumns.filter((key) => keys.has(key)).length >= 2,
  namesOf: (row) => [(row.get('handle') || row.get('title')) ?? ''].filter((name) => name !== ''),
  read: readProduct,
};

function readProduct(
  rows: readonly ForeignRow[],
  report: ForeignReport,
  context: ForeignContext,
): ForeignProduct | null {
  const first = rows.find((row) => row.get('title')) ?? rows[0];
  if (!first) return null;
  if (first.get('giftCard')?.toLowerCase() === 'true') {
    report.refuse(first.line, 'title', 'giftCard', first.get('title'));
    return null;
  }
  const handle = first.get('handle') ?? '';
  const optionNames = [1, 2, 3]
    .map((place) => first.get(`option${place}Name`) ?? '')
    .filter((name) => name !== '');
  const variants = rows.filter((row) => row === first || row.get('option1Value') || row.get('sku'));
  const isPlain =
    optionNames.length === 0 || (optionNames.length === 1 && first.get('option1Value') === 'Default Title');
  const options = isPlain ? [] : optionNames;
  return {
    foreignId: handle || (first.get('title') ?? ''),
    line: first.line,
    ...textsOf(first),
    ...(handle !== '' && { slug: handle }),
    ...enabledOf(first),
    ...catalogsOf(first),
    ...picturesOf(rows),
    properties: propertiesOf(first, context),
    sizes: {},
    options,
    variations: variants.map((row) => readVariant(row, options, handle, report)),
    oldPaths: handle === '' || checkSlug(handle, 'product') === null ? [] : [`/products/${handle}`],
  };
}

function textsOf(row: ForeignRow): Partial<ForeignProduct> {
  return compact({
    title: row.get('title'),
    description: row.get('description'),
    metaTitle: row.get('seoTitle'),
    metaDescription: row.get('seoDescription'),
  });
}

function enabledOf(row: ForeignRow): { enabled?: boolean } {
  const [published, status] = [row.get('published'), row.get('status')];
  if (published === undefined && status === undefined) return {};
  return {
    enabled: published?.toLowerCase() !== 'false' && ['', 'active'].includes(status?.toLowerCase() ?? ''),
  };
}

/** The taxonomy's path, else the collection or the shop's own type. */
function catalogsOf(row: ForeignRow): { catalogs?: string[][] } {
  const [category, collection, type] = ['category', 'collection', 'type'].map((key) => row.get(key));
  if (category === undefined && collection === undefined && type === undefined) return {};
  const paths = [splitPath(category ?? ''), collection ? [collection] : []].filter((path) => path.length > 0);
  if (paths.length === 0 && type) paths.push([type]);
  return { catalogs: paths };
}

function picturesOf(rows: readonly ForeignRow[]): { pictures?: string[] } {
  if (rows[0]?.get('image') === undefined) return {};
  const placed = rows.flatMap((row) => {
    const url = row.get('image');
    return url ? [{ url, place: Number(row.get('imagePosition') || Number.MAX_SAFE_INTEGER) }] : [];
  });
  return { pictures: placed.toSorted((a, b) => a.place - b.place).map(({ url }) => url) };
}

function propertiesOf(row: ForeignRow, { nameOf }: ForeignContext): ForeignProduct['properties'] {
  const tags = row.get('tags');
  const own = row.keys.filter((key) => key.startsWith('property:'));
  const isTyped = row.get('category') !== undefined || row.get('collection') !== undefined;
  return [
    ...propertyOf(nameOf('brand'), row.get('vendor')),
    ...propertyOf(nameOf('kind'), isTyped ? row.get('type') : undefined),
    ...propertyOf(nameOf('tags'), tags?.split(',')),
    ...own.flatMap((key) =>
      propertyOf(
        key.slice('property:'.length),
        row
          .get(key)
          ?.split(';')
          .map((value) => value.trim()),
      ),
    ),
  ];
}

function readVariant(
  row: ForeignRow,
  options: readonly string[],
  handle: string,
  report: ForeignReport,
): ForeignProduct['variations'][number] {
  const { line } = row;
  const cell = (key: string, kind: 'money' | 'weight' | 'count', field: string) =>
    readForeign(row.get(key), kind, { field, line, report });
  const values = options.map((_, place) => row.get(`option${place + 1}Value`) ?? '');
  const [sku, barcode, picture] = [row.get('sku'), row.get('barcode'), row.get('variantImage')];
  const stock = stockOf(row, cell('quantity', 'count', 'stock'), report);
  const grams = cell('grams', 'weight', 'weight');
  const prices = pricesBefore(cell('price', 'money', 'price'), cell('oldPrice', 'money', 'price'));
  const cost = cell('cost', 'money', 'cost');
  return {
    line,
    foreignId: `${handle}\n${values.join('\n')}`,
    ...(sku !== undefined && { sku: sku.replace(/^'/, '') }),
    ...(barcode !== undefined && { barcode }),
    ...prices,
    ...(cost !== undefined && { cost }),
    ...(stock !== undefined && { stock }),
    ...(picture !== undefined && { picture }),
    values,
    sizes: compact({ weight: grams === undefined ? undefined : toKilograms(grams, 'g') }),
  };
}

function stockOf(
  row: ForeignRow,
  quantity: number | null | undefined,
  report: ForeignReport,
): number | null | undefined {
  const tracker = row.get('tracker');
  if (tracker === '' || row.get('policy')?.toLowerCase() === 'continue') return null;
  if (quantity === undefined || quantity === null) return undefined;
  if (quantity < 0) report.note(row.line, 'stock', 'negativeStock', String(quantity));
  return Math.max(quantity, 0);
}
