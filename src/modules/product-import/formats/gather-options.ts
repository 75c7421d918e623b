import { foldText } from '#domain/text.ts';
import { productCaps } from '#domain/schemas/product-form.schema.ts';

import type { ForeignReport } from './foreign-product.ts';

interface Named {
  title: string;
  unit: string | null;
  value: string;
}

interface Gathered {
  options: string[];
  /** For each row a value for each option. */
  values: string[][];
  /** What all rows have alike. */
  shared: { title: string; unit: string | null; values: string[] }[];
}

/**
 * What all rows of one product have, each in its own way, becomes its options, the rest its properties. A product whose
 * rows nothing tells apart is refused.
 */
export function gatherOptions(
  rows: readonly (readonly Named[])[],
  report: ForeignReport,
  line: number,
): Gathered {
  const titles = new Map<string, { title: string; unit: string | null }>();
  for (const { title, unit } of rows.flat()) {
    const key = foldText(title);
    if (!titles.has(key)) titles.set(key, { title, unit });
  }
  const valuesOf = (row: readonly Named[], key: string) =>
    row.filter(({ title }) => foldText(title) === key).map(({ value }) => value);
  const differing = [...titles.keys()].filter(
    (key) => new Set(rows.map((row) => valuesOf(row, key).join(', '))).size > 1,
  );
  // Every row has a choice of it, else it tells nothing apart.
  const complete = differing.filter((key) => rows.every((row) => valuesOf(row, key).length > 0));
  const chosen = complete.slice(0, productCaps.options);
  const left = [...titles.keys()].filter((key) => !chosen.includes(key));
  const values = rows.map((row) => chosen.map((key) => valuesOf(row, key).join(', ')));
  const isTold = new Set(values.map((own) => own.join('\n'))).size === rows.length;
  if (!isTold) report.refuse(line, 'options', 'sameChoice');
  return {
    options: chosen.map((key) => titles.get(key)?.title ?? key),
    values,
    shared: left.map((key) => ({
      title: titles.get(key)?.title ?? key,
      unit: titles.get(key)?.unit ?? null,
      values: [...new Set(rows.flatMap((row) => valuesOf(row, key)))],
    })),
  };
}
