import { productCaps, type OptionForm, type VariationForm } from '#domain/schemas/product-form.schema.ts';

/** What the editor works on: options with the variations that they make. */
export interface Matrix {
  options: OptionForm[];
  variations: VariationForm[];
}

/**
 * Every choice of one value from each option; one empty choice without options. An option that was just added
 * has no values yet: its place is taken by an empty text.
 */
function combine(options: readonly OptionForm[]): string[][] {
  return options.reduce<string[][]>(
    (chosen, { values }) => {
      const titles = values.length === 0 ? [''] : values.map(({ title }) => title);
      return chosen.flatMap((before) => titles.map((title) => [...before, title]));
    },
    [[]],
  );
}

/** How many combinations options make, counted without making them. */
export function countCombinations(options: readonly OptionForm[]): number {
  return options.reduce((count, { values }) => count * Math.max(values.length, 1), 1);
}

/** Combinations that no variation has. */
export function missingCombinations({ options, variations }: Matrix): string[][] {
  if (countCombinations(options) > productCaps.variations) return [];
  const there = new Set(variations.map(keyOfValues));
  return combine(options).filter((values) => !there.has(keyOfValues({ values })));
}

/**
 * Other options for the same variations: those whose values are gone go, one that lacks a value of a new option
 * takes its first, and a full set stays full. Variations keep their ids, prices and stocks; of the `gone` those come
 * back whose values do.
 */
export function changeOptions(
  before: Matrix,
  options: OptionForm[],
  gone: ReadonlyMap<string, VariationForm> = none,
): Matrix {
  const wasFull = missingCombinations(before).length === 0;
  const kept = before.variations.flatMap((variation) => {
    const values = options.map((option, place) => {
      const old = variation.values[findOption(before.options, option, place)] ?? '';
      if (option.values.some(({ title }) => title === old)) return old;
      // Only a new option, or one that had no values yet, may choose for the variation.
      const isNew = old === '';
      return isNew ? (option.values[0]?.title ?? '') : null;
    });
    return values.includes(null) ? [] : [{ ...variation, values: values.filter((value) => value !== null) }];
  });
  const distinct = takeFirst(kept);
  const [first = before.variations[0]] = distinct;
  const matrix = {
    options,
    variations: distinct.length > 0 || !first ? distinct : [withValues(first, options)],
  };
  const { variations } = wasFull ? addMissing(matrix, gone) : matrix;
  const hasDefault = variations.some((variation) => variation.default);
  return {
    options,
    variations: hasDefault ? variations : variations.map((one, place) => ({ ...one, default: place === 0 })),
  };
}

/** One variation of each set of values: the default one, else the first. */
function takeFirst(variations: readonly VariationForm[]): VariationForm[] {
  const chosen = new Map<string, VariationForm>();
  for (const variation of variations) {
    const key = keyOfValues(variation);
    if (!chosen.has(key) || variation.default) chosen.set(key, variation);
  }
  return [...chosen.values()];
}

const none: ReadonlyMap<string, VariationForm> = new Map();

/** Tells variations apart by their values. */
export function keyOfValues({ values }: Pick<VariationForm, 'values'>): string {
  return values.join('\n');
}

/**
 * A variation for each combination that has none: the one of the `gone`, by `keyOfValues`, else a new one, priced like
 * the first of those that it is most like.
 */
export function addMissing(matrix: Matrix, gone: ReadonlyMap<string, VariationForm> = none): Matrix {
  const missing = missingCombinations(matrix);
  if (matrix.variations.length === 0) return matrix;
  const taken = new Set(matrix.variations.map(({ id }) => id));
  const fresh = missing.map((values) => {
    const old = gone.get(keyOfValues({ values }));
    // Under another set of options it may still be there.
    if (!old || (old.id !== null && taken.has(old.id))) {
      return makeLike(findAlike(matrix.variations, values), values);
    }
    taken.add(old.id);
    return { ...old, default: false };
  });
  const place = new Map(combine(matrix.options).map((values, index) => [keyOfValues({ values }), index]));
  const placeOf = (variation: VariationForm) => place.get(keyOfValues(variation)) ?? 0;
  const variations = [...matrix.variations, ...fresh].toSorted((a, b) => placeOf(a) - placeOf(b));
  return { ...matrix, variations };
}

function makeLike(model: VariationForm, values: string[]): VariationForm {
  const { weight, height, width, length, cost, fullPrice, discountPrice } = model;
  return {
    id: null,
    sku: '',
    barcode: '',
    imageId: null,
    fullPrice,
    discountPrice,
    stock: model.stock === null ? null : 0,
    default: false,
    weight,
    height,
    width,
    length,
    cost,
    values,
    parts: [],
  };
}

/** The first of the variations that share the most values with a combination. */
function findAlike(variations: readonly VariationForm[], values: readonly string[]): VariationForm {
  const likeness = (one: VariationForm) => one.values.filter((value, at) => value === values[at]).length;
  return variations.reduce((best, one) => (likeness(one) > likeness(best) ? one : best));
}

/** The option before: of the same title, else, while it is being renamed, at the same place. */
function findOption(options: readonly OptionForm[], { title }: OptionForm, place: number): number {
  const same = options.findIndex((option) => option.title === title);
  return same === -1 ? place : same;
}

function withValues(variation: VariationForm, options: readonly OptionForm[]): VariationForm {
  return { ...variation, values: options.map(({ values }) => values[0]?.title ?? '') };
}
