import { headingOf, isProductField } from '#domain/product-columns.ts';
import { gridColumns } from '#domain/products/product.columns.ts';
import type { GridField } from '#domain/schemas/manage-products.schema.ts';
import type { Language } from '#locales/languages.ts';

import type { KeyOf, Print } from '../../i18n/text-part.ts';
import { gridTexts } from './grid.texts.ts';

/** What heads a column of the grid: its own word there, else what product files call it. */
export function describeGridField(
  field: GridField,
  t: Print<KeyOf<typeof gridTexts>>,
  language: Language,
): string {
  const word = field === 'title' ? 'product' : field;
  if (gridTexts.has(word)) return t(word);
  const key = gridColumns[field]?.csv ?? field;
  return isProductField(key) ? headingOf(key, language) : field;
}
