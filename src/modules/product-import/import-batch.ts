import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { formOfProduct } from '#domain/product-form.ts';
import { checkProductForm } from '#domain/product-form-rules.ts';
import { productFormSchema, type ProductForm } from '#domain/schemas/product-form.schema.ts';
import type { ImportChange } from '#domain/schemas/product-import.schema.ts';
import { slugify } from '#domain/slug.ts';
import { checkReferences, readReferences } from '#modules/products/check-references.ts';
import { findProductIds } from '#modules/products/find-product-ids.ts';
import { readForms } from '#modules/products/read-forms.ts';
import { writeForms, type StoredForm } from '#modules/products/write-forms.ts';

import { findChanges } from './find-changes.ts';
import { findNames } from './find-names.ts';
import { mergeRows } from './merge-rows.ts';
import type { CellProblem, FileNumbers, ReadRow } from './read-cells.ts';
import { readNames } from './read-names.ts';

type Trx = Transaction<Database>;

export interface BatchResult {
  created: number;
  updated: number;
  /** Products of which the lines say nothing new; they are not written. */
  unchanged: number;
  /** Lines of products that were not written. */
  refused: number;
  problems: CellProblem[];
  changes: ImportChange[];
}

/**
 * Writes the products of some lines, or only says what it would do. A product with anything wrong in any of its
 * lines is left as it was, and so is one of which they say nothing new; the others are written.
 */
export async function importBatch(
  trx: Trx,
  groups: readonly (readonly ReadRow[])[],
  { dryRun, mark }: FileNumbers & { dryRun: boolean },
): Promise<BatchResult> {
  const result: BatchResult = {
    created: 0,
    updated: 0,
    unchanged: 0,
    refused: 0,
    problems: [],
    changes: [],
  };
  const known = await findStored(trx, groups);
  const lookups = await findNames(trx, groups.flat());
  const merged = groups.map((rows, index) => {
    const stored = known[index] ?? null;
    const problems: CellProblem[] = [];
    const { form, lineOf } = mergeRows(rows, stored?.form ?? null, problems, { mark, lookups });
    return { rows, stored, form, lineOf, problems };
  });
  const references = await readReferences(
    trx,
    merged.map(({ form }) => form),
  );
  const slugs = new Map(references.slugs);
  const skus = new Map(references.skus);
  const names = await readNames(trx, [
    ...merged.map(({ form }) => form),
    ...known.flatMap((stored) => stored?.form ?? []),
  ]);
  const writable: StoredForm[] = [];
  for (const { rows, stored, form, lineOf, problems } of merged) {
    const line = rows[0]?.line ?? 0;
    const parsed = productFormSchema.safeParse(form);
    const id = stored?.id ?? null;
    if (!parsed.success) {
      for (const issue of parsed.error.issues)
        problems.push(problemAt(issue.path, issue.message, form, lineOf, line));
    } else if (problems.length === 0) {
      const taken = { ...references, slugs, skus };
      const errors = { ...checkProductForm(parsed.data), ...checkReferences(parsed.data, id, taken) };
      for (const { path, message } of flatten(errors))
        problems.push(problemAt(path, message, form, lineOf, line));
    }
    if (problems.length > 0 || !parsed.success) {
      result.problems.push(...problems);
      result.refused += rows.length;
      continue;
    }
    // Of two new products of one file that take the same name the second is refused.
    const owner = id ?? -line;
    if (parsed.data.slug !== '') slugs.set(parsed.data.slug, owner);
    for (const { sku } of parsed.data.variations) if (sku !== '') skus.set(sku, owner);
    const changes = findChanges(parsed.data, stored?.form ?? null, names);
    if (changes.length === 0) {
      result.unchanged++;
      continue;
    }
    const product = stored?.form.title ?? parsed.data.title;
    result.changes.push(...changes.map((change) => ({ ...change, line, product })));
    if (stored) result.updated++;
    else result.created++;
    writable.push({ form: parsed.data, stored: stored && { id: stored.id, slug: stored.form.slug } });
  }
  if (!dryRun) await writeForms(trx, writable);
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

const fieldNames: Record<string, string> = {
  imageIds: 'images',
  catalogIds: 'catalogs',
  fullPrice: 'price',
  imageId: 'variationImage',
};

function problemAt(
  path: readonly PropertyKey[],
  message: string,
  form: ProductForm,
  lineOf: ReadonlyMap<number, number>,
  line: number,
): CellProblem {
  const [root, place, own] = path.map(String);
  const isVariation = root === 'variations' && place !== undefined;
  const name = (isVariation ? own : root) ?? root ?? '';
  const variation = isVariation ? form.variations[Number(place)] : undefined;
  const of: Readonly<Record<string, unknown>> = variation ?? form;
  const value = of[name];
  const code = message.startsWith('forms.errors.') ? message.slice('forms.errors.'.length) : 'invalid';
  return {
    line: (isVariation ? lineOf.get(Number(place)) : undefined) ?? line,
    field: name === 'values' ? 'options' : (fieldNames[name] ?? name),
    code,
    value: typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 200) : '',
  };
}

function flatten(errors: FieldErrors, path: string[] = []): { path: string[]; message: string }[] {
  return Object.entries(errors).flatMap(([name, { errors: own = [], children = {} }]) => [
    ...own.map((message) => ({ path: [...path, name], message })),
    ...flatten(children, [...path, name]),
  ]);
}
