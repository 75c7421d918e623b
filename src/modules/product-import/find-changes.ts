import { joinList } from '#domain/csv-cells.ts';
import type { ProductField } from '#domain/product-columns.ts';
import type { PlainColumns } from '#domain/products/plain-column.ts';
import { productColumns, variationColumns } from '#domain/products/product.columns.ts';
import type { OptionForm, ProductForm, VariationForm } from '#domain/schemas/product-form.schema.ts';
import type { ImportChange } from '#domain/schemas/product-import.schema.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

import { cellsOf } from './plain-cells.ts';

/** How files call pictures and catalogs. */
export interface FileNames {
  images: ReadonlyMap<number, string>;
  catalogs: ReadonlyMap<number, string>;
}

type Found = Omit<ImportChange, 'line' | 'product'>;
type Values = Partial<Record<string, string | null>>;

/** Longer texts are shown around the place where they begin to differ. */
const shownLength = 200;
const shownBefore = 40;

/**
 * What writing a form would change of a stored product, field by field, in the order of the columns; of a new product
 * only that it is new. Variations of the form stand at the places of the stored ones, new ones behind them.
 */
export function findChanges(form: ProductForm, stored: ProductForm | null, names: FileNames): Found[] {
  if (!stored) return [{ kind: 'product', variation: '', field: '', before: null, after: null }];
  const changes = compare(valuesOf(stored, names), valuesOf(form, names), '');
  for (const [index, variation] of form.variations.entries()) {
    const before = stored.variations[index];
    const label = labelOf(before ?? variation);
    if (!before) changes.push({ kind: 'variation', variation: label, field: '', before: null, after: null });
    else
      changes.push(
        ...compare(
          variationValues(before, stored.options, names),
          variationValues(variation, form.options, names),
          label,
        ),
      );
  }
  return changes;
}

function compare(before: Values, after: Values, variation: string): Found[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field): Found[] => {
    const [old, next] = [before[field] ?? null, after[field] ?? null];
    if (old === next) return [];
    return [{ kind: 'field', variation, field, ...excerpts(old, next) }];
  });
}

export function excerpts(before: string | null, after: string | null): Pick<Found, 'before' | 'after'> {
  const [old, next] = [before ?? '', after ?? ''];
  if (Math.max(old.length, next.length) <= shownLength) return { before, after };
  const length = Math.min(old.length, next.length);
  let same = 0;
  while (same < length && old[same] === next[same]) same++;
  const from = Math.max(same - shownBefore, 0);
  const cut = (text: string) =>
    `${from > 0 ? '…' : ''}${text.slice(from, from + shownLength)}${text.length > from + shownLength ? '…' : ''}`;
  return {
    before: before === null ? null : cut(old).toWellFormed(),
    after: after === null ? null : cut(next).toWellFormed(),
  };
}

function labelOf({ values, sku }: VariationForm): string {
  return values.filter((value) => value !== '').join(', ') || sku;
}

const asCell = (value: number | null) => (value === null ? null : String(value));
const textsOf = (columns: PlainColumns, values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(cellsOf(columns, values)).map(([key, cell]) => [key, cell === null ? null : String(cell)]),
  );
const filled = (text: string | undefined) => (text === undefined || text === '' ? null : text);
const yesNo = (value: boolean) => (value ? 'yes' : 'no');

/** By the keys of the file's columns. */
function valuesOf(form: ProductForm, { images, catalogs }: FileNames): Values {
  const list = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
    filled(joinList(ids.map((id) => names.get(id) ?? String(id))));
  const own = {
    slug: filled(form.slug),
    title: form.title,
    description: filled(sanitizeRichText(form.description)),
    enabled: yesNo(form.enabled),
    catalogs: list(form.catalogIds, catalogs),
    images: list(form.imageIds, images),
    metaTitle: filled(form.meta.title),
    metaDescription: filled(form.meta.description),
    ...textsOf(productColumns, form),
    position: String(form.position),
  } satisfies Partial<Record<ProductField, string | null>>;
  const properties = new Map<string, string[]>();
  for (const { title, value, unit } of form.properties)
    properties.set(title, [...(properties.get(title) ?? []), unit ? `${value} ${unit}` : value]);
  return {
    ...own,
    ...Object.fromEntries([...properties].map(([title, values]) => [`property:${title}`, joinList(values)])),
    ...Object.fromEntries(form.options.map((option) => [`option:${option.title}`, optionText(option)])),
  };
}

function optionText({ values }: OptionForm): string {
  return joinList(values.map(({ title, color }) => (color === null ? title : `${title} ${color}`)));
}

function variationValues(
  variation: VariationForm,
  options: readonly OptionForm[],
  { images }: FileNames,
): Values {
  const { imageId } = variation;
  const own = {
    sku: filled(variation.sku),
    price: String(variation.fullPrice),
    discountPrice: asCell(variation.discountPrice),
    stock: variation.stock === null ? 'unlimited' : String(variation.stock),
    default: yesNo(variation.default),
    variationImage: imageId === null ? null : (images.get(imageId) ?? String(imageId)),
    ...textsOf(variationColumns, variation),
  } satisfies Partial<Record<ProductField, string | null>>;
  return {
    ...own,
    ...Object.fromEntries(
      options.map(({ title }, place) => [`option:${title}`, filled(variation.values[place])]),
    ),
  };
}
