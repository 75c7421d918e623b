import { splitList } from '#domain/csv-cells.ts';
import { emptyProduct, emptyVariation } from '#domain/product-form.ts';
import { productColumns } from '#domain/products/product.columns.ts';
import type { ProductForm } from '#domain/schemas/product-form.schema.ts';
import { cleanLine } from '#domain/text.ts';

import { mergeMeta } from './merge-meta.ts';
import { alignValues, mergeOptions } from './merge-options.ts';
import { findVariation, mergeVariation } from './merge-variation.ts';
import { readPlain } from './plain-cells.ts';
import {
  createCellReader,
  type CellReader,
  type CellReport,
  type FileNumbers,
  type Lookups,
  type ReadRow,
} from './read-cells.ts';

interface MergeOptions extends FileNumbers {
  lookups: Lookups;
}

/** A product with what the file says of it, and the line of each variation that the file names. */
export interface MergedProduct {
  form: ProductForm;
  lineOf: ReadonlyMap<number, number>;
}

/**
 * Puts lines of a file into a product, or makes a new one of them. Columns that the file lacks stay as they are, and
 * so do variations that it does not name. Problems and notes are gathered; with any problem the product must not be
 * written.
 */
export function mergeRows(
  rows: readonly ReadRow[],
  stored: ProductForm | null,
  report: CellReport,
  { mark, lookups }: MergeOptions,
): MergedProduct {
  const form: ProductForm = stored
    ? { ...stored, variations: stored.variations.map((own) => ({ ...own, stockBefore: own.stock })) }
    : emptyProduct();
  const [first] = rows;
  if (first) mergeProduct(form, first, createCellReader(first, report, { mark }), lookups);
  form.options = mergeOptions(form.options, rows);
  if (stored) alignValues(form, stored.options);
  const lineOf = new Map<number, number>();
  for (const row of rows) {
    const reader = createCellReader(row, report, { mark });
    const index = findVariation(form, row);
    const known = form.variations[index];
    const merged = mergeVariation(
      known ?? emptyVariation(form),
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
  Object.assign(form, readPlain(productColumns, cells));
  const position = cells.number('position', 'count');
  if (typeof position === 'number') form.position = position;
  form.meta = mergeMeta(form.meta, {
    title: cells.text('metaTitle'),
    description: cells.text('metaDescription'),
  });
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
