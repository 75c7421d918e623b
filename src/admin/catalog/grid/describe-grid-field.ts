import { headingOf, isProductField } from '#domain/product-columns.ts';
import type { PlainColumns } from '#domain/products/plain-column.ts';
import { productGridColumns, variationGridColumns } from '#domain/products/product.columns.ts';
import type { GridField } from '#domain/schemas/manage-products.schema.ts';
import type { Language } from '#locales/languages.ts';

import type { KeyOf, Print } from '../../i18n/text-part.ts';
import { gridTexts } from './grid.texts.ts';

const plain: PlainColumns = { ...productGridColumns, ...variationGridColumns };

/** What heads a column of the grid: its own word there, else what product files call it. */
export function describeGridField(
  field: GridField,
  t: Print<KeyOf<typeof gridTexts>>,
  language: Language,
): string {
  const word = field === 'title' ? 'product' : field;
  if (gridTexts.has(word)) return t(word);
  const key = plain[field]?.csv ?? field;
  return isProductField(key) ? headingOf(key, language) : field;
}
