import type { Transaction } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { checkProductForm } from '#domain/product-form-rules.ts';
import { productFormSchema, type ProductForm } from '#domain/schemas/product-form.schema.ts';
import type { ImportChange } from '#domain/schemas/product-import.schema.ts';
import { checkReferences, readReferences } from '#modules/products/check-references.ts';
import { writeForms, type StoredForm } from '#modules/products/write-forms.ts';

import { findChanges } from './find-changes.ts';
import type { CellProblem } from './read-cells.ts';
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
  /** What was taken otherwise than it stands in the file. */
  notes: CellProblem[];
  changes: ImportChange[];
}

/** A product as it is once lines of a file are put into it. */
export interface MergedLines {
  /** The first of its lines, and how many there are. */
  line: number;
  lines: number;
  stored: { id: number; form: ProductForm } | null;
  form: ProductForm;
  /** Line of each variation that the file names, by its place in the form. */
  lineOf: ReadonlyMap<number, number>;
  /** What is wrong already; more may be found. */
  problems: CellProblem[];
  /** What changes beside the form. */
  changes?: Omit<ImportChange, 'line' | 'product'>[];
}

export function emptyResult(): BatchResult {
  return { created: 0, updated: 0, unchanged: 0, refused: 0, problems: [], notes: [], changes: [] };
}

/**
 * Judges merged products and writes those that are good and new, or only says what it would do. `ids`: the product of
 * each, null for one that was refused or, in a dry run, is new; `written`: the places of those that change.
 */
export async function writeMerged(
  trx: Trx,
  merged: readonly MergedLines[],
  { dryRun }: { dryRun: boolean },
): Promise<{ result: BatchResult; ids: (number | null)[]; written: Set<number> }> {
  const result = emptyResult();
  const references = await readReferences(
    trx,
    merged.map(({ form }) => form),
  );
  const slugs = new Map(references.slugs);
  const skus = new Map(references.skus);
  const names = await readNames(
    trx,
    merged.flatMap(({ form, stored }) => [form, ...(stored ? [stored.form] : [])]),
  );
  const writable: (StoredForm & { index: number })[] = [];
  const ids: (number | null)[] = merged.map(({ stored }) => stored?.id ?? null);
  for (const [
    index,
    { line, lines, stored, form, lineOf, problems, changes: beside = [] },
  ] of merged.entries()) {
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
      result.refused += lines;
      ids[index] = null;
      continue;
    }
    // Of two new products of one file that take the same name the second is refused.
    const owner = id ?? -line;
    if (parsed.data.slug !== '') slugs.set(parsed.data.slug, owner);
    for (const { sku } of parsed.data.variations) if (sku !== '') skus.set(sku, owner);
    const changes = [...findChanges(parsed.data, stored?.form ?? null, names), ...(stored ? beside : [])];
    if (changes.length === 0) {
      result.unchanged++;
      continue;
    }
    const product = stored?.form.title ?? parsed.data.title;
    result.changes.push(...changes.map((change) => ({ ...change, line, product })));
    if (stored) result.updated++;
    else result.created++;
    writable.push({ index, form: parsed.data, stored: stored && { id: stored.id, slug: stored.form.slug } });
  }
  if (!dryRun) {
    const written = await writeForms(trx, writable, { isGradual: true });
    for (const [place, { index }] of writable.entries()) ids[index] = written[place] ?? null;
  }
  return { result, ids, written: new Set(writable.map(({ index }) => index)) };
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
