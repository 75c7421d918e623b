import { commerceml } from './commerceml.ts';
import type { ForeignFormat, ForeignKey } from './foreign-product.ts';
import { google } from './google.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';
import { yml } from './yml.ts';

const formats: readonly ForeignFormat[] = [shopify, woocommerce, google, yml, commerceml];

export function formatOf(key: string): ForeignFormat | null {
  return formats.find((format) => format.key === key) ?? null;
}

/** The format whose headings these are, with what each of them means; null for a file of the shop's own kind. */
export function recogniseTable(
  header: readonly string[],
): { key: ForeignKey; mapping: (string | null)[] } | null {
  for (const { key, columnOf, isHeader } of formats) {
    if (!columnOf || !isHeader) continue;
    const mapping = firstOfEach(header.map(columnOf));
    if (isHeader(new Set(mapping.filter((one) => one !== null)))) return { key, mapping };
  }
  return null;
}

/** Where two headings mean the same the first counts. */
function firstOfEach(keys: readonly (string | null)[]): (string | null)[] {
  return keys.map((key, index) => (key !== null && keys.indexOf(key) === index ? key : null));
}
