import { headingOf, isProductField, parseColumnKey } from '#domain/product-columns.ts';
import type { Language } from '#locales/languages.ts';

/** A column by its key, as people call it: `Price`; properties and options by their own titles. */
export function describeColumn(key: string, language: Language): string {
  if (isProductField(key)) return headingOf(key, language);
  return parseColumnKey(key)?.title ?? key;
}
