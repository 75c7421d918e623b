import { productCaps } from '#domain/schemas/product-form.schema.ts';

import type { ForeignReport, ForeignRow } from './foreign-product.ts';

interface Attribute {
  title: string;
  values: string[];
}

/** Of a line, in their order; without values of a variation it is any value of the parent's. */
export function readAttributes(row: ForeignRow): Attribute[] {
  return row.keys.flatMap((key): Attribute[] => {
    if (!key.startsWith('attributeName:')) return [];
    const title = row.get(key) ?? '';
    const values = row.get(`attributeValues:${key.slice('attributeName:'.length)}`) ?? '';
    return title === '' ? [] : [{ title, values: [...new Set(splitWooList(values))] }];
  });
}

/** What variations a line is: one, or one of each value where it leaves a value open. */
export function expandAny(row: ForeignRow, options: readonly Attribute[], report: ForeignReport): string[][] {
  const own = readAttributes(row);
  let combinations: string[][] = [[]];
  for (const { title, values } of options) {
    const [chosen] = own.find((attribute) => attribute.title === title)?.values ?? [];
    const open = chosen === undefined ? values : [chosen];
    combinations = combinations.flatMap((before) => open.map((value) => [...before, value]));
    if (combinations.length > productCaps.variations) {
      report.refuse(row.line, 'options', 'tooManyVariations', String(combinations.length));
      return [];
    }
  }
  if (combinations.length > 1) report.note(row.line, 'options', 'anyValue', row.get('sku') || row.get('id'));
  return combinations;
}

/** `a, b`; a comma within an item is written `\,`. */
export function splitWooList(text: string): string[] {
  return [...text.matchAll(/(?:\\,|[^,])+/gs)]
    .map(([part]) => part.replaceAll('\\,', ',').trim())
    .filter((part) => part !== '');
}
