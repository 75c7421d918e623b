import { emptyProduct, emptyVariation } from '#domain/product-form.ts';
import { isRoundedNumber } from '#domain/gtin.ts';
import { variationColumns } from '#domain/products/product.columns.ts';
import { productCaps, type OptionForm, type ProductForm } from '#domain/schemas/product-form.schema.ts';
import { checkSlug } from '#domain/slug.ts';
import { cleanLine, foldText } from '#domain/text.ts';

import type { ForeignProduct, ForeignReport, ForeignVariation } from './formats/foreign-product.ts';
import { mergeMeta } from './merge-meta.ts';
import { placeOwnPictures, type KnownPictures, type PicturePlan } from './plan-pictures.ts';

interface MergeContext {
  stored: { id: number; form: ProductForm } | null;
  /** Our variation by the source's id. */
  variationIdOf(foreignId: string): number | undefined;
  catalogIdOf(path: readonly string[]): number | null;
  plan: PicturePlan;
  pictures: KnownPictures;
  isSlugFree(slug: string): boolean;
  report: ForeignReport;
}

export interface MergedForeign {
  form: ProductForm;
  lineOf: ReadonlyMap<number, number>;
  /** Where in the form each variation of the file stands. */
  places: number[];
}

const longest = { property: 120, value: 200, unit: 20 } as const;

/**
 * A product with what a foreign file says of it, or a new one. What the file says nothing of stays; an address that the
 * shop has given stays too. Variations that the file does not name stay where they fit its options.
 */
export function mergeForeign(product: ForeignProduct, context: MergeContext): MergedForeign {
  const { stored } = context;
  const form: ProductForm = stored
    ? {
        ...stored.form,
        variations: stored.form.variations.map((own) => ({ ...own, stockBefore: own.stock })),
      }
    : { ...emptyProduct(), slug: firstSlug(product, context) };
  mergeTexts(form, product);
  Object.assign(form, product.sizes);
  form.catalogIds = catalogsOf(form, product, context);
  form.imageIds = picturesOf(form, context);
  form.properties = mergeProperties(form.properties, product, context.report);
  return mergeVariations(form, product, context);
}

function firstSlug({ slug = '' }: ForeignProduct, { isSlugFree }: MergeContext): string {
  return slug !== '' && checkSlug(slug, 'product') === null && isSlugFree(slug) ? slug : '';
}

function mergeTexts(form: ProductForm, product: ForeignProduct): void {
  const { title, description, pitch, enabled, metaTitle, metaDescription } = product;
  if (title !== undefined) form.title = cleanLine(title);
  if (description !== undefined) form.description = description;
  if (pitch !== undefined) form.pitch = pitch;
  if (enabled !== undefined) form.enabled = enabled;
  form.meta = mergeMeta(form.meta, { title: metaTitle, description: metaDescription });
}

function catalogsOf(
  form: ProductForm,
  product: ForeignProduct,
  { catalogIdOf, report }: MergeContext,
): number[] {
  if (!product.catalogs) return form.catalogIds;
  const ids = product.catalogs.map((path) => {
    const id = catalogIdOf(path);
    if (id === null && path.length > 0)
      report.note(product.line, 'catalogs', 'catalogPath', path.join(' > '));
    return id;
  });
  // As they are read back.
  return [...new Set(ids.filter((id) => id !== null))].toSorted((a, b) => a - b);
}

function picturesOf(form: ProductForm, { stored, plan, pictures }: MergeContext): number[] {
  if (!plan.own) return form.imageIds;
  const before = stored ? pictures.wishesOf(stored.id).filter(({ variationId }) => variationId === null) : [];
  const there = plan.own.map(pictures.imageOf).filter((id) => id !== null);
  return placeOwnPictures(
    form,
    there,
    new Set(before.map(({ imageId }) => imageId).filter((id) => id !== null)),
  );
}

function mergeProperties(
  stored: ProductForm['properties'],
  { properties, line }: ForeignProduct,
  report: ForeignReport,
): ProductForm['properties'] {
  const titles = new Set<string>();
  const given = properties.flatMap(({ title: name, unit, values }) => {
    const title = cleanLine(name);
    if (title === '' || title.length > longest.property) {
      if (title !== '') report.note(line, 'properties', 'tooLong', title);
      return [];
    }
    titles.add(title);
    return values.flatMap((text) => {
      const value = cleanLine(text);
      if (value.length > longest.value) report.note(line, `property:${title}`, 'tooLong', value);
      const fits = value !== '' && value.length <= longest.value;
      return fits
        ? [{ title, value, unit: unit === null ? null : cleanLine(unit).slice(0, longest.unit) || null }]
        : [];
    });
  });
  const keyOf = ({ title, value }: { title: string; value: string }) => foldText(`${title}\n${value}`);
  const wanted = new Map(given.map((property) => [keyOf(property), property]));
  const kept = stored.filter((property) => !titles.has(property.title) || wanted.has(keyOf(property)));
  const keptKeys = new Set(kept.map(keyOf));
  const all = [...kept, ...[...wanted].flatMap(([key, property]) => (keptKeys.has(key) ? [] : [property]))];
  if (all.length > productCaps.properties)
    report.note(line, 'properties', 'tooManyProperties', String(all.length));
  return all.slice(0, productCaps.properties);
}

function mergeVariations(form: ProductForm, product: ForeignProduct, context: MergeContext): MergedForeign {
  const before = form.options;
  const options = product.options.map((title): OptionForm => {
    const known = before.find((option) => foldText(option.title) === foldText(title));
    return known ?? { title: cleanLine(title), unit: null, type: 'string', view: 'select', values: [] };
  });
  const known = form.variations.map((own) => ({
    ...own,
    values: options.map((option) => own.values[before.indexOf(option)] ?? ''),
  }));
  form.options = options;
  const given = product.variations.map((variation) => ({
    ...variation,
    values: variation.values.map((value, place) => spell(cleanLine(value), options[place])),
  }));
  const claimed = new Set<number>();
  const found = given.map((variation) => {
    const index = findKnown(known, variation, context);
    if (claimed.has(index)) return -1;
    claimed.add(index);
    return index;
  });
  const named = new Set(found);
  // One that cannot be told from the others any more goes; the rest stands as the shop has it.
  const fits = known.map(({ values }, index) => named.has(index) || values.every((value) => value !== ''));
  const taken = new Set(given.map(({ values }) => values.join('\n')));
  const kept = known.flatMap((own, index) =>
    fits[index] && (named.has(index) || !taken.has(own.values.join('\n'))) ? [index] : [],
  );
  form.variations = kept.map((index) => known[index] ?? emptyVariation(form));
  const places: number[] = [];
  const lineOf = new Map<number, number>();
  for (const [index, variation] of given.entries()) {
    const place = kept.indexOf(found[index] ?? -1);
    const own = form.variations[place];
    const merged = mergeVariation(own ?? emptyVariation(form), variation, index, own === undefined, context);
    if (own) form.variations[place] = merged;
    else form.variations.push(merged);
    places.push(own ? place : form.variations.length - 1);
    lineOf.set(places.at(-1) ?? 0, variation.line);
  }
  form.options = form.options.map((option, place) => withValues(option, form, place));
  return { form, lineOf, places };
}

/** As the option has the value already, so that `red` is no second `Red`. */
function spell(value: string, option: OptionForm | undefined): string {
  return option?.values.find(({ title }) => foldText(title) === foldText(value))?.title ?? value;
}

/** By the source's id, else by SKU, else by what is chosen; -1 for a new one. */
function findKnown(
  known: ProductForm['variations'],
  { foreignId, sku = '', values }: ForeignVariation,
  { variationIdOf }: MergeContext,
): number {
  const id = variationIdOf(foreignId);
  const byId = id === undefined ? -1 : known.findIndex((own) => own.id === id);
  if (byId !== -1) return byId;
  const bySku = sku === '' ? -1 : known.findIndex((own) => own.sku === sku);
  return bySku === -1 ? known.findIndex((own) => own.values.join('\n') === values.join('\n')) : bySku;
}

function mergeVariation(
  own: ProductForm['variations'][number],
  variation: ForeignVariation,
  index: number,
  isNew: boolean,
  { plan, pictures, report }: MergeContext,
): ProductForm['variations'][number] {
  const { line, sku, barcode, price, oldPrice, cost, stock, values, sizes } = variation;
  const merged = { ...own, ...sizes, values, sku: sku || own.sku };
  if (typeof price === 'number') {
    merged.fullPrice = oldPrice ?? price;
    merged.discountPrice = oldPrice === null || oldPrice === undefined ? null : price;
  } else if (isNew) report.note(line, 'price', 'noPrice', sku ?? '');
  if (cost !== undefined) merged.cost = cost;
  if (barcode !== undefined) merged.barcode = keptBarcode(barcode, line, report);
  const known = own.stock;
  if (own.parts.length > 0) {
    if (typeof stock === 'number' && stock !== known)
      report.note(line, 'stock', 'bundleStock', String(stock));
  } else if (stock === 'some') {
    // What the shop counts is more than "there is some".
    if (known === 0 && !isNew) merged.stock = null;
  } else if (stock !== undefined) merged.stock = stock;
  if (merged.stock !== known) delete merged.stockBefore;
  const url = plan.ofVariations[index];
  if (url === '') merged.imageId = null;
  else if (url !== undefined) merged.imageId = pictures.imageOf(url) ?? own.imageId;
  return merged;
}

/** One that is no barcode is named and left out, and the product comes without. */
function keptBarcode(text: string, line: number, report: MergeContext['report']): string {
  const { success, data } = variationColumns.barcode.schema.safeParse(text);
  if (success) return data;
  report.note(line, 'barcode', isRoundedNumber(text) ? 'barcode' : 'tooLong', text);
  return '';
}

/** Those that variations have: stored ones in their order, then new ones. */
function withValues(option: OptionForm, { variations }: ProductForm, place: number): OptionForm {
  const used = new Set(variations.map(({ values }) => values[place] ?? ''));
  const kept = option.values.filter(({ title }) => used.has(title));
  const there = new Set(kept.map(({ title }) => title));
  const fresh = [...used].filter((title) => title !== '' && !there.has(title));
  return { ...option, values: [...kept, ...fresh.map((title) => ({ title, color: null, imageId: null }))] };
}
