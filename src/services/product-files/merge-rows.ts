import { splitList } from '#domain/csv-cells.ts';
import type { OptionForm, ProductForm, VariationForm } from '#domain/schemas/product-form.schema.ts';
import { cleanLine } from '#domain/text.ts';

import { createCellReader, type CellProblem, type CellReader, type ReadRow } from './read-cells.ts';

/** Finds what cells name; null for what is not in the shop. */
export interface Lookups {
  image(name: string): number | null;
  catalog(name: string): number | null;
}

interface MergeOptions {
  groupsByComma: boolean;
  lookups: Lookups;
}

/** A product with what the file says of it, and the line of each variation that the file names. */
export interface MergedProduct {
  form: ProductForm;
  lineOf: ReadonlyMap<number, number>;
}

/**
 * Puts lines of a file into a product, or makes a new one of them. Columns that the file lacks stay as they are, and
 * so do variations that it does not name. Problems are gathered; with any the product must not be written.
 */
export function mergeRows(
  rows: readonly ReadRow[],
  stored: ProductForm | null,
  problems: CellProblem[],
  { groupsByComma, lookups }: MergeOptions,
): MergedProduct {
  const form: ProductForm = stored
    ? { ...stored, variations: stored.variations.map((own) => ({ ...own, stockBefore: own.stock })) }
    : { ...emptyProduct, options: [], variations: [] };
  const [first] = rows;
  if (first) mergeProduct(form, first, createCellReader(first, problems, { groupsByComma }), lookups);
  form.options = mergeOptions(form.options, rows);
  if (stored) alignValues(form, stored.options);
  const lineOf = new Map<number, number>();
  for (const row of rows) {
    const reader = createCellReader(row, problems, { groupsByComma });
    const index = findVariation(form, row);
    const known = form.variations[index];
    const merged = mergeVariation(
      known ?? newVariation(form),
      row,
      form.options,
      reader,
      lookups,
      known === undefined,
    );
    if (merged.default) for (const other of form.variations) other.default = false;
    if (known) form.variations[index] = merged;
    else form.variations.push(merged);
    lineOf.set(known ? index : form.variations.length - 1, row.line);
  }
  return { form, lineOf };
}

function mergeProduct(form: ProductForm, row: ReadRow, cells: CellReader, lookups: Lookups): void {
  const title = cells.text('title');
  if (title !== undefined && title !== '') form.title = title;
  const slug = cells.text('slug');
  if (slug !== undefined && slug !== '') form.slug = slug;
  form.description = cells.text('description') ?? form.description;
  form.enabled = cells.yesNo('enabled') ?? form.enabled;
  for (const field of ['weight', 'height', 'width', 'length'] as const) {
    const value = cells.number(field);
    if (value !== undefined) form[field] = value;
  }
  const position = cells.number('position');
  if (typeof position === 'number') form.position = Math.round(position);
  const metaTitle = cells.text('metaTitle');
  const metaDescription = cells.text('metaDescription');
  form.meta = {
    ...form.meta,
    ...(metaTitle !== undefined &&
      (metaTitle !== '' || form.meta.title !== undefined) && { title: metaTitle }),
    ...(metaDescription !== undefined &&
      (metaDescription !== '' || form.meta.description !== undefined) && { description: metaDescription }),
  };
  const catalogIds = findAll(cells, 'catalogs', lookups.catalog);
  if (catalogIds) form.catalogIds = catalogIds;
  const imageIds = findAll(cells, 'images', lookups.image);
  if (imageIds) form.imageIds = imageIds;
  form.properties = mergeProperties(form.properties, row);
}

function findAll(
  cells: CellReader,
  field: 'catalogs' | 'images',
  find: (name: string) => number | null,
): number[] | undefined {
  const names = cells.list(field);
  if (!names) return undefined;
  const ids = names.map((name) => {
    const id = find(name);
    if (id === null) cells.refuse(field, field === 'images' ? 'image' : 'catalog', name);
    return id;
  });
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Those that the file has a column for become what it says; what stays keeps its place. */
function mergeProperties(stored: ProductForm['properties'], { named }: ReadRow): ProductForm['properties'] {
  const columns = named.filter(({ column }) => column.kind === 'property');
  const titles = new Set(columns.map(({ column }) => column.title));
  const given = columns.flatMap(({ column: { title, unit }, text }) =>
    splitList(text).map((value) => ({ title, value: cleanLine(value), unit })),
  );
  const keyOf = ({ title, value }: { title: string; value: string }) => `${title}\n${value}`;
  const wanted = new Map(given.map((property) => [keyOf(property), property]));
  const kept = stored.filter((property) => !titles.has(property.title) || wanted.has(keyOf(property)));
  const keptKeys = new Set(kept.map(keyOf));
  return [...kept, ...[...wanted.values()].filter((property) => !keptKeys.has(keyOf(property)))];
}

const colorAtEnd = /^(.*\S)\s+(#[0-9a-fA-F]{6})$/su;

function readOptionValue(text: string): { title: string; color: string | null } {
  const match = colorAtEnd.exec(text);
  return match
    ? { title: cleanLine(match[1] ?? ''), color: match[2] ?? null }
    : { title: cleanLine(text), color: null };
}

/** Options with all values that lines name, new ones after those that are there. */
function mergeOptions(stored: readonly OptionForm[], rows: readonly ReadRow[]): OptionForm[] {
  const options = stored.map((option) => ({ ...option, values: [...option.values] }));
  for (const { column, text } of rows.flatMap(({ named }) => named)) {
    if (column.kind !== 'option' || text === '') continue;
    const { title, color } = readOptionValue(text);
    let option = options.find((one) => one.title === column.title);
    if (!option) {
      const look =
        color === null
          ? ({ type: 'string', view: 'select' } as const)
          : ({ type: 'color', view: 'color' } as const);
      option = { title: column.title, unit: column.unit, ...look, values: [] };
      options.push(option);
    }
    const value = option.values.find((one) => one.title === title);
    if (!value) option.values.push({ title, color, imageId: null });
    else if (color !== null && value.color !== color)
      option.values = option.values.map((one) => (one === value ? { ...one, color } : one));
  }
  return options;
}

/** Stored variations get an empty value for each option that is new. */
function alignValues(form: ProductForm, before: readonly OptionForm[]): void {
  for (const variation of form.variations) {
    variation.values = form.options.map(({ title }) => {
      const place = before.findIndex((option) => option.title === title);
      return variation.values[place] ?? '';
    });
  }
}

/** By SKU, else by its values, else the only one there is; -1 for a new one. */
function findVariation({ variations, options }: ProductForm, row: ReadRow): number {
  const sku = row.fields['sku'] ?? '';
  const bySku = sku === '' ? -1 : variations.findIndex((variation) => variation.sku === sku);
  if (bySku !== -1) return bySku;
  const chosen = chosenValues(row);
  const isChosen = (values: readonly string[]) =>
    options.every(({ title }, place) => !chosen.has(title) || chosen.get(title) === values[place]);
  const matching = variations.flatMap(({ values, sku: own }, index) =>
    isChosen(values) && (sku === '' || own === '') ? [index] : [],
  );
  return matching.length === 1 ? (matching[0] ?? -1) : -1;
}

function chosenValues({ named }: ReadRow): Map<string, string> {
  return new Map(
    named.flatMap(({ column, text }) =>
      column.kind === 'option' && text !== '' ? [[column.title, readOptionValue(text).title] as const] : [],
    ),
  );
}

function mergeVariation(
  variation: VariationForm,
  row: ReadRow,
  options: readonly OptionForm[],
  cells: CellReader,
  lookups: Lookups,
  isNew: boolean,
): VariationForm {
  const merged = { ...variation };
  merged.sku = cells.text('sku') || variation.sku;
  const price = cells.number('price');
  if (typeof price === 'number') merged.fullPrice = roundCents(price);
  else if (isNew && !cells.text('price')) cells.refuse('price', 'required');
  const discount = cells.number('discountPrice');
  if (discount !== undefined) merged.discountPrice = discount === null ? null : roundCents(discount);
  const stock = cells.stock();
  if (stock?.kind === 'set') {
    merged.stock = stock.value;
    delete merged.stockBefore;
  } else if (stock?.kind === 'add') {
    if (variation.stock === null && !isNew) cells.refuse('stock', 'notCounted');
    merged.stock = Math.max(0, (variation.stock ?? 0) + stock.value);
  }
  merged.default = cells.yesNo('default') ?? variation.default;
  const image = cells.text('variationImage');
  if (image !== undefined) {
    merged.imageId = image === '' ? null : lookups.image(splitList(image)[0] ?? image);
    if (image !== '' && merged.imageId === null) cells.refuse('variationImage', 'image');
  }
  const sizes = [
    ['weight', 'variationWeight'],
    ['height', 'variationHeight'],
    ['width', 'variationWidth'],
    ['length', 'variationLength'],
  ] as const;
  for (const [size, field] of sizes) {
    const value = cells.number(field);
    if (value !== undefined) merged[size] = value;
  }
  const chosen = chosenValues(row);
  merged.values = options.map(({ title }, place) => chosen.get(title) ?? variation.values[place] ?? '');
  return merged;
}

/** A spreadsheet's 9.990000000000001 is 9.99. */
function roundCents(value: number): number {
  return Number(value.toFixed(2));
}

function newVariation({ options }: ProductForm): VariationForm {
  return {
    id: null,
    sku: '',
    imageId: null,
    fullPrice: 0,
    discountPrice: null,
    stock: null,
    default: false,
    weight: null,
    height: null,
    width: null,
    length: null,
    values: options.map(() => ''),
  };
}

const emptyProduct: Omit<ProductForm, 'options' | 'variations'> = {
  title: '',
  slug: '',
  description: '',
  enabled: true,
  position: 0,
  weight: null,
  height: null,
  width: null,
  length: null,
  meta: {},
  imageIds: [],
  films: [],
  catalogIds: [],
  properties: [],
};
