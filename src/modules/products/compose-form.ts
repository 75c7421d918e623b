import { toMajor, toMinor } from '#domain/money.ts';
import type { EditedProduct, ProductForm, VariationForm } from '#domain/schemas/product-form.schema.ts';
import { sanitizeRichText } from '#platform/html/sanitize-rich-text.ts';

import type { ProductFormRow } from './product-form.queries.ts';
import type { ProductWrite, StockWrite } from './product-write.ts';

/** A stored product as it is edited: prices in major units. */
export function composeForm(row: ProductFormRow): EditedProduct {
  const { createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    variations: row.variations.map((variation) => ({
      ...variation,
      fullPrice: toMajor(variation.fullPrice),
      discountPrice: variation.discountPrice === null ? null : toMajor(variation.discountPrice),
    })),
  };
}

/** What is written of a form that has been checked. The first variation is the default when none is. */
export function toWrite(
  form: ProductForm,
  { id, isNew, slug }: Pick<ProductWrite, 'id' | 'isNew' | 'slug'>,
): ProductWrite {
  const hasDefault = form.variations.some((variation) => variation.default);
  return {
    ...form,
    id,
    isNew,
    slug,
    description: sanitizeRichText(form.description),
    variations: form.variations.map((variation, place) => ({
      ...variation,
      id: isNew ? null : variation.id,
      default: hasDefault ? variation.default : place === 0,
      fullPrice: toMinor(variation.fullPrice),
      discountPrice: variation.discountPrice === null ? null : toMinor(variation.discountPrice),
      stock: stockWrite(variation),
    })),
  };
}

function stockWrite({ id, stock, stockBefore }: VariationForm): StockWrite {
  if (id === null || stockBefore === undefined) return { kind: 'set', value: stock };
  if (stock === stockBefore) return { kind: 'keep' };
  if (stock === null || stockBefore === null) return { kind: 'set', value: stock };
  return { kind: 'add', value: stock - stockBefore };
}
