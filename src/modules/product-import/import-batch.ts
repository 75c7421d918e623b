import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import { formOfProduct } from '#domain/product-form.ts';
import type { ProductForm } from '#domain/schemas/product-form.schema.ts';
import { slugify } from '#domain/slug.ts';
import { findProductIds } from '#modules/products/find-product-ids.ts';
import { readForms } from '#modules/products/read-forms.ts';

import { findNames } from './find-names.ts';
import { mergeRows } from './merge-rows.ts';
import type { CellReport, FileNumbers, ReadRow } from './read-cells.ts';
import { writeMerged, type BatchResult } from './write-merged.ts';

type Trx = Transaction<Database>;

/**
 * Writes the products of some lines, or only says what it would do. A product with anything wrong in any of its
 * lines is left as it was, and so is one of which they say nothing new; the others are written.
 */
export async function importBatch(
  trx: Trx,
  groups: readonly (readonly ReadRow[])[],
  { dryRun, mark }: FileNumbers & { dryRun: boolean },
): Promise<BatchResult> {
  const known = await findStored(trx, groups);
  const lookups = await findNames(trx, groups.flat());
  const merged = groups.map((rows, index) => {
    const stored = known[index] ?? null;
    const report: CellReport = { problems: [], notes: [] };
    const { form, lineOf } = mergeRows(rows, stored?.form ?? null, report, { mark, lookups });
    return { line: rows[0]?.line ?? 0, lines: rows.length, stored, form, lineOf, ...report };
  });
  const { result } = await writeMerged(trx, merged, { dryRun });
  // Of a product that was left out its problems say enough.
  result.notes.push(...merged.flatMap(({ problems, notes }) => (problems.length === 0 ? notes : [])));
  return result;
}

/** What makes lines that follow each other one product: its address, else its title, else the SKU. */
export function groupKey({ fields, line }: ReadRow): string {
  if (fields.slug) return `slug ${fields.slug}`;
  if (fields.title) return `title ${fields.title}`;
  return fields.sku ? `sku ${fields.sku}` : `line ${line}`;
}

/** The products that groups name: by address, else by an SKU, else, where the file has neither, by the title's address. */
async function findStored(
  trx: Trx,
  groups: readonly (readonly ReadRow[])[],
): Promise<({ id: number; form: ProductForm } | null)[]> {
  const slugOf = (rows: readonly ReadRow[]) => rows[0]?.fields.slug || '';
  const skusOf = (rows: readonly ReadRow[]) => rows.flatMap(({ fields: { sku } }) => (sku ? [sku] : []));
  const madeSlugOf = (rows: readonly ReadRow[]) => {
    const { slug, sku, title = '' } = rows[0]?.fields ?? {};
    return slug === undefined && sku === undefined ? slugify(title) : '';
  };
  const slugs = groups.flatMap((rows) => [slugOf(rows), madeSlugOf(rows)]);
  const known = await findProductIds(trx, { slugs, skus: groups.flatMap(skusOf) });
  const ids = groups.map((rows) => {
    const slug = slugOf(rows) || madeSlugOf(rows);
    const bySlugId = slug === '' ? undefined : known.slugs.get(slug);
    return bySlugId ?? skusOf(rows).flatMap((sku) => known.skus.get(sku) ?? [])[0] ?? null;
  });
  const stored = await readForms(trx, [...new Set(ids.filter((id) => id !== null))]);
  const forms = new Map(stored.map((product) => [product.id, formOfProduct(product)]));
  return ids.map((id) => {
    const form = id === null ? undefined : forms.get(id);
    return id === null || !form ? null : { id, form };
  });
}
