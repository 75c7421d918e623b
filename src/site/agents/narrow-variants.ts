import type { Product, Variation } from '#domain/schemas/product.schema.ts';

import { hasPrice, selectionOf } from './ucp-product.ts';

interface Selected {
  name: string;
  label: string;
}

export interface NarrowedProduct {
  /** What of the wish some variation has. */
  selected: Selected[];
  /** Those that have it, what can be bought first. */
  variations: Variation[];
  options: { name: string; values: { label: string; available: boolean; exists: boolean }[] }[];
}

/**
 * The variations that fit what somebody has chosen. Where none does, options are let go from the end of `preferences`
 * on, those that it does not name before all. Each value tells whether a variation has it beside what is chosen of the
 * other options (`exists`) and whether it can be bought (UCP, get_product).
 */
export function narrowVariants(
  product: Product,
  wish: readonly Selected[],
  preferences: readonly string[],
): NarrowedProduct {
  const sold = product.variations.filter(hasPrice);
  const names = new Set(product.options.map(({ title }) => title));
  const rank = ({ name }: Selected) => {
    const place = preferences.indexOf(name);
    return place === -1 ? preferences.length : place;
  };
  let selected = wish.filter(({ name }) => names.has(name)).toSorted((a, b) => rank(a) - rank(b));
  const fits = (variation: Variation, chosen: readonly Selected[]) => {
    const own = selectionOf(product, variation);
    return chosen.every(({ name, label }) => own.some((one) => one.name === name && one.label === label));
  };
  while (selected.length > 0 && !sold.some((each) => fits(each, selected))) selected = selected.slice(0, -1);
  return {
    selected,
    variations: sold
      .filter((each) => fits(each, selected))
      .toSorted((a, b) => Number(b.stock !== 0) - Number(a.stock !== 0)),
    options: product.options.map(({ title, values }) => {
      const others = selected.filter(({ name }) => name !== title);
      return {
        name: title,
        values: values.map((value) => {
          const having = sold.filter((each) => fits(each, [...others, { name: title, label: value.title }]));
          return {
            label: value.title,
            available: having.some(({ stock }) => stock !== 0),
            exists: having.length > 0,
          };
        }),
      };
    }),
  };
}
