import { productCaps, type OptionForm, type VariationForm } from '#domain/schemas/product-form.schema.ts';

/** What the editor works on: options with the variations that they make. */
export interface Matrix {
  options: OptionForm[];
  variations: VariationForm[];
}

/** Every choice of one value from each option; one empty choice without options. */
function combine(options: readonly OptionForm[]): string[][] {
  return options
    .filter(({ values }) => values.length > 0)
    .reduce<string[][]>(
      (chosen, { values }) => chosen.flatMap((before) => values.map(({ title }) => [...before, title])),
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
  const there = new Set(variations.map(({ values }) => values.join('\n')));
  return combine(options).filter((values) => !there.has(values.join('\n')));
}

/**
 * Other options for the same variations: those whose values are gone go, one that lacks a value of a new option
 * takes its first, and a full set stays full. Variations keep their ids, prices and stocks.
 */
export function changeOptions(before: Matrix, options: OptionForm[]): Matrix {
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
  const distinct = [...new Map(kept.map((variation) => [variation.values.join('\n'), variation])).values()];
  const [first = before.variations[0]] = distinct;
  const matrix = {
    options,
    variations: distinct.length > 0 || !first ? distinct : [withValues(first, options)],
  };
  return wasFull ? addMissing(matrix) : matrix;
}

/** A variation for each combination that has none, priced like the first one. */
export function addMissing(matrix: Matrix): Matrix {
  const missing = missingCombinations(matrix);
  const [model] = matrix.variations;
  if (!model || missing.length === 0) return matrix;
  const { weight, height, width, length, fullPrice, discountPrice } = model;
  const fresh = missing.map((values) => ({
    id: null,
    sku: '',
    imageId: null,
    fullPrice,
    discountPrice,
    stock: model.stock === null ? null : 0,
    default: false,
    weight,
    height,
    width,
    length,
    values,
  }));
  const place = new Map(combine(matrix.options).map((values, index) => [values.join('\n'), index]));
  const placeOf = ({ values }: VariationForm) => place.get(values.join('\n')) ?? 0;
  const variations = [...matrix.variations, ...fresh].toSorted((a, b) => placeOf(a) - placeOf(b));
  return { ...matrix, variations };
}

/** The option before: of the same title, else, while it is being renamed, at the same place. */
function findOption(options: readonly OptionForm[], { title }: OptionForm, place: number): number {
  const same = options.findIndex((option) => option.title === title);
  return same === -1 ? place : same;
}

function withValues(variation: VariationForm, options: readonly OptionForm[]): VariationForm {
  return { ...variation, values: options.map(({ values }) => values[0]?.title ?? '') };
}
