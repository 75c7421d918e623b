import { splitList } from '#domain/csv-cells.ts';
import { variationColumns } from '#domain/products/product.columns.ts';
import type { OptionForm, ProductForm, VariationForm } from '#domain/schemas/product-form.schema.ts';

import { chosenValues } from './merge-options.ts';
import { readPlain } from './plain-cells.ts';
import type { CellReader, Lookups, ReadRow } from './read-cells.ts';

/** By SKU, else by its values, else the only one there is; -1 for a new one. */
export function findVariation({ variations, options }: ProductForm, row: ReadRow): number {
  const sku = row.fields['sku'] ?? '';
  const bySku = sku === '' ? -1 : variations.findIndex((variation) => variation.sku === sku);
  if (bySku !== -1) return bySku;
  const chosen = chosenValues(row);
  const isChosen = (values: readonly string[]) =>
    options.every(({ title }, place) => !chosen.has(title) || chosen.get(title) === values[place]);
  const matching = variations.flatMap(({ values, sku: own }, index) =>
    isChosen(values) && (sku === '' || own === '') ? [index] : [],
  );
  return matching.length === 1 ? (matching[0] ?? -1) : -1;
}

/** What a line says of a variation; what it cannot mean is refused at its cell. */
export function mergeVariation(
  variation: VariationForm,
  row: ReadRow,
  options: readonly OptionForm[],
  cells: CellReader,
  lookups: Lookups,
  isNew: boolean,
): VariationForm {
  const merged = { ...variation };
  merged.sku = cells.text('sku') || variation.sku;
  const price = cells.number('price', 'money');
  if (typeof price === 'number') merged.fullPrice = price;
  else if (isNew && !cells.text('price')) cells.refuse('price', 'required');
  const discount = cells.number('discountPrice', 'money');
  if (discount !== undefined) merged.discountPrice = discount;
  const stock = cells.stock();
  if (variation.parts.length > 0) {
    const isSaid = stock && (stock.kind === 'add' || stock.value !== variation.stock);
    if (isSaid) cells.note('stock', 'bundleStock');
  } else if (stock?.kind === 'set') {
    merged.stock = stock.value;
    delete merged.stockBefore;
  } else if (stock?.kind === 'add') {
    if (variation.stock === null && !isNew) cells.refuse('stock', 'notCounted');
    merged.stock = Math.max(0, (variation.stock ?? 0) + stock.value);
  }
  merged.default = cells.yesNo('default') ?? variation.default;
  const image = cells.text('variationImage');
  if (image !== undefined) {
    merged.imageId = image === '' ? null : lookups.image(splitList(image)[0] ?? image);
    if (image !== '' && merged.imageId === null) cells.refuse('variationImage', 'image');
  }
  Object.assign(merged, readPlain(variationColumns, cells));
  const chosen = chosenValues(row);
  merged.values = options.map(({ title }, place) => chosen.get(title) ?? variation.values[place] ?? '');
  return merged;
}
