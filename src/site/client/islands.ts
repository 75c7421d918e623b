import type { ComponentType } from 'react';

type LoadIsland = () => Promise<ComponentType<never>>;

/** Interactive React components by the name their markup carries; each is a chunk of its own. */
export const islands: Record<string, LoadIsland> = {
  cart: async () => (await import('../cart/cart-view.tsx')).CartView,
  'product-choice': async () => (await import('../islands/product-choice.tsx')).ProductChoice,
  'search-box': async () => (await import('../islands/search-box.tsx')).SearchBox,
};
