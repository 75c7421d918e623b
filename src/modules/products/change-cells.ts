import type { Kysely } from 'kysely';
import type { z } from 'zod';

import type { Database } from '#db/database.ts';
import { describeIssue } from '#domain/i18n/describe-issue.ts';
import { toMajor, toMinor } from '#domain/money.ts';
import { isDiscount } from '#domain/price.ts';
import { shapeOf } from '#domain/products/plain-column.ts';
import { productGridColumns, variationGridColumns } from '#domain/products/product.columns.ts';
import { productFormSchema, variationFormSchema } from '#domain/schemas/product-form.schema.ts';
import {
  productGridFields,
  type CellChange,
  type CellResults,
  type GridField,
  type GridRow,
} from '#domain/schemas/manage-products.schema.ts';
import { nameVariant } from '#domain/variant-name.ts';

import {
  incrementProductVersions,
  updateProductCells,
  updateVariationCells,
} from './change-products.queries.ts';
import { lockGridRows, type GridVariationRow } from './manage-products.queries.ts';
import { selectSkuOwners } from './product-lookups.queries.ts';
import { readShown, showProducts } from './show-products.ts';

type Trx = Kysely<Database>;
type Result = CellResults['results'][number];
type CellValue = CellChange['value'];

const schemas: Record<GridField, z.ZodType<CellValue>> = {
  title: productFormSchema.shape.title,
  enabled: productFormSchema.shape.enabled,
  sku: variationFormSchema.shape.sku,
  fullPrice: variationFormSchema.shape.fullPrice,
  discountPrice: variationFormSchema.shape.discountPrice,
  stock: variationFormSchema.shape.stock,
  ...shapeOf(productGridColumns),
  ...shapeOf(variationGridColumns),
};

const searchedFields: ReadonlySet<GridField> = new Set(['title', 'enabled', 'sku', 'barcode']);

/**
 * Writes cells of the grid, each by itself: what cannot be stored is refused with a reason, what somebody else
 * has changed is a conflict, and the others are saved. Of a stock the difference is booked.
 */
export async function changeCells(trx: Trx, cells: readonly CellChange[]): Promise<CellResults> {
  const variationIds = [...new Set(cells.map(({ variationId }) => variationId))];
  const rows = new Map((await lockGridRows(trx, variationIds)).map((row) => [row.variationId, row]));
  const productIds = [...new Set([...rows.values()].map(({ productId }) => productId))].toSorted(
    (a, b) => a - b,
  );
  const before = await readShown(trx, productIds);
  const owners = await readSkuOwners(trx, cells);
  const touched = new Set<number>();
  // By id, to be written once each with what the last of the cells has left.
  const products = new Map<number, GridVariationRow>();
  const variations = new Map<number, GridVariationRow>();
  let textsChanged = false;
  const results: Result[] = [];
  for (const cell of cells) {
    const row = rows.get(cell.variationId);
    const result = row ? decide(row, cell, owners) : refused(null, 'forms.errors.gone');
    results.push(result.answer);
    if (!row || !result.write) continue;
    apply(row, cell.field, result.write.value, rows);
    if (productGridFields.has(cell.field)) products.set(row.productId, row);
    else variations.set(row.variationId, row);
    if (cell.field === 'sku' && row.sku !== '') owners.set(row.sku, row.variationId);
    touched.add(row.productId);
    textsChanged ||= searchedFields.has(cell.field);
  }
  const ids = [...touched];
  if (ids.length === 0) return { results };
  await updateProductCells(trx, [...products.values()]);
  await updateVariationCells(trx, [...variations.values()]);
  await incrementProductVersions(trx, ids);
  await showProducts(trx, ids, before, { search: textsChanged });
  return { results };
}

interface Decision {
  answer: Result;
  write?: { value: CellValue };
}

function decide(row: GridVariationRow, cell: CellChange, owners: ReadonlyMap<string, number>): Decision {
  const current = valueOf(row, cell.field);
  const parsed = schemas[cell.field].safeParse(cell.value, { error: describeIssue });
  if (!parsed.success) return refused(current, parsed.error.issues[0]?.message ?? 'forms.errors.number');
  const value = parsed.data;
  if (value === current) return { answer: { status: 'saved', value: current } };
  if (cell.field === 'stock') {
    if (row.isBundle) return refused(current, 'forms.errors.bundleStock');
    const next = bookStock(row.stock, value, cell.before);
    return { answer: { status: 'saved', value: next }, write: { value: next } };
  }
  if (cell.before !== current) return { answer: { status: 'conflict', value: current } };
  const error = findError(row, cell.field, value, owners);
  return error ? refused(current, error) : { answer: { status: 'saved', value }, write: { value } };
}

function findError(
  row: GridVariationRow,
  field: GridField,
  value: CellValue,
  owners: ReadonlyMap<string, number>,
): string | null {
  if (field === 'sku') {
    const owner = typeof value === 'string' && value !== '' ? owners.get(value) : undefined;
    return owner === undefined || owner === row.variationId ? null : 'forms.errors.skuTaken';
  }
  if (field === 'discountPrice' && typeof value === 'number')
    return isDiscount(toMinor(value), row.fullPrice) ? null : 'forms.errors.discount';
  if (field === 'fullPrice' && typeof value === 'number' && row.discountPrice !== null)
    return row.discountPrice < toMinor(value) ? null : 'forms.errors.discount';
  return null;
}

/** What the owner meant: so many more or fewer than the grid showed, whatever buyers took meanwhile. */
function bookStock(stock: number | null, value: CellValue, before: CellValue): number | null {
  if (typeof value !== 'number') return null;
  if (stock === null || typeof before !== 'number') return value;
  return Math.max(0, stock + value - before);
}

function refused(value: CellValue, error: string): Decision {
  return { answer: { status: 'refused', value, error } };
}

export function composeGridRow(row: GridVariationRow): GridRow {
  return {
    ...row,
    variation: nameVariant(row.variation),
    fullPrice: toMajor(row.fullPrice),
    discountPrice: row.discountPrice === null ? null : toMajor(row.discountPrice),
  };
}

function valueOf(row: GridVariationRow, field: GridField): CellValue {
  return composeGridRow(row)[field];
}

/** Into the row as read, and for a product's own field into those of its other variations. */
function apply(
  row: GridVariationRow,
  field: GridField,
  value: CellValue,
  rows: ReadonlyMap<number, GridVariationRow>,
): void {
  const isPrice = field === 'fullPrice' || field === 'discountPrice';
  const stored = isPrice && typeof value === 'number' ? toMinor(value) : value;
  const sisters = productGridFields.has(field)
    ? [...rows.values()].filter(({ productId }) => productId === row.productId)
    : [row];
  for (const sister of sisters) Object.assign(sister, { [field]: stored });
}

async function readSkuOwners(trx: Trx, cells: readonly CellChange[]): Promise<Map<string, number>> {
  const skus = cells.flatMap(({ field, value }) =>
    field === 'sku' && typeof value === 'string' ? [value.trim()] : [],
  );
  if (skus.length === 0) return new Map();
  const owners = await selectSkuOwners(trx, skus);
  return new Map(owners.map(({ sku, variationId }) => [sku, variationId]));
}
