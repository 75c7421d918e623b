import { askedPath } from './asked-path.ts';
import {
  compact,
  pricesBefore,
  propertyOf,
  readAmount,
  readForeign,
  toCentimetres,
  toKilograms,
} from './foreign-numbers.ts';
import { gatherOptions } from './gather-options.ts';
import type {
  ForeignContext,
  ForeignFormat,
  ForeignProduct,
  ForeignReport,
  ForeignRow,
  ForeignSizes,
  ForeignVariation,
} from './foreign-product.ts';

/** Price lists of Yandex: offers of one `group_id` are a product, and params in which they differ its options. */
export const yml: ForeignFormat = {
  key: 'yml',
  namesOf(row) {
    const { group_id: group = '', id = '' } = row.all('@')[0]?.attributes ?? {};
    return group === '' ? [`offer ${id}`] : [`group ${group}`];
  },
  read: readProduct,
};

const idOf = (row: ForeignRow) => row.all('@')[0]?.attributes['id'] ?? '';

function readProduct(
  rows: readonly ForeignRow[],
  report: ForeignReport,
  context: ForeignContext,
): ForeignProduct | null {
  const [first] = rows;
  if (!first) return null;
  const nameless = rows.find((row) => idOf(row) === '');
  if (nameless) {
    report.refuse(nameless.line, 'sku', 'noId');
    return null;
  }
  const group = first.all('@')[0]?.attributes['group_id'] ?? '';
  const { options, values, shared } = gatherOptions(rows.map(paramsOf), report, first.line);
  const description = first.get('description');
  const catalog = first.all('catalog').map(({ text }) => text);
  return {
    foreignId: group === '' ? idOf(first) : `group ${group}`,
    line: first.line,
    title: titleOf(first),
    ...(description !== undefined && { description }),
    catalogs: catalog.length === 0 ? [] : [catalog],
    pictures: [...new Set(rows.flatMap((row) => row.all('picture').map(({ text }) => text)))],
    properties: [
      ...propertyOf(context.nameOf('brand'), first.get('vendor')),
      ...propertyOf(context.nameOf('country'), first.get('country_of_origin')),
      ...shared.flatMap(({ title, unit, values: own }) => propertyOf(title, own, unit)),
    ],
    sizes: rows.length === 1 ? sizesOf(first, report) : {},
    options,
    variations: rows.map((row, index) => readOffer(row, values[index] ?? [], rows, report, context)),
    oldPaths: askedPath(first, 'url', report),
  };
}

function titleOf(row: ForeignRow): string {
  const name = row.get('name');
  if (name) return name;
  return ['typePrefix', 'vendor', 'model']
    .map((key) => row.get(key) ?? '')
    .filter((part) => part !== '')
    .join(' ');
}

function paramsOf(row: ForeignRow) {
  return row
    .all('param')
    .flatMap(({ text, attributes: { name = '', unit = '' } }) =>
      name.trim() === '' || text === ''
        ? []
        : [{ title: name.trim(), unit: unit.trim() || null, value: text }],
    );
}

function readOffer(
  row: ForeignRow,
  values: string[],
  rows: readonly ForeignRow[],
  report: ForeignReport,
  context: ForeignContext,
): ForeignVariation {
  const { line } = row;
  const amount = (key: string, field: string) =>
    readAmount(row.get(key), row.get('currencyId'), { field, line, report, context });
  const code = row.get('vendorCode') ?? '';
  // A maker's code may name several offers, and then tells none from another.
  const isShared = rows.some((other) => other !== row && other.get('vendorCode') === code);
  return {
    line,
    foreignId: idOf(row),
    sku: isShared ? '' : code,
    ...pricesBefore(amount('price', 'price'), amount('oldprice', 'price')),
    // An offer may name several: its own stands first.
    ...compact({ barcode: row.get('barcode'), cost: amount('purchase_price', 'cost') }),
    stock: stockOf(row, report),
    ...(rows.length > 1 && { picture: row.get('picture') ?? '' }),
    values,
    sizes: rows.length > 1 ? sizesOf(row, report) : {},
  };
}

function stockOf(row: ForeignRow, report: ForeignReport): number | 'some' {
  if (row.all('@')[0]?.attributes['available'] === 'false') return 0;
  const count = readForeign(row.get('count') ?? row.get('stock_quantity'), 'count', {
    field: 'stock',
    line: row.line,
    report,
  });
  return typeof count === 'number' ? Math.max(count, 0) : 'some';
}

/** `dimensions` are length, width and height. */
function sizesOf(row: ForeignRow, report: ForeignReport): ForeignSizes {
  const weight = readForeign(row.get('weight'), 'weight', { field: 'weight', line: row.line, report });
  const [length, width, height] = (row.get('dimensions') ?? '').split('/').map((side) => {
    const value = Number(side.trim().replace(',', '.'));
    return Number.isFinite(value) ? toCentimetres(value, 'cm') : null;
  });
  return compact({
    weight: weight === undefined ? undefined : toKilograms(weight, 'kg'),
    ...(height !== undefined && { length: length ?? null, width: width ?? null, height }),
  });
}
