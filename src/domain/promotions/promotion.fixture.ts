import type { Promotion } from './promotion.ts';

/** Of a promotion for everything and everybody. */
export const unconditional: Promotion['conditions'] = {
  goods: { products: [], catalogs: [], facetValues: [] },
  exceptDiscounted: false,
  minAmount: null,
  minQuantity: null,
  firstOrder: false,
  places: [],
  groups: [],
};
