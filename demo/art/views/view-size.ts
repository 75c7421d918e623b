import type { Size } from '../svg.ts';

/** What pictures after a product's first are drawn in. */
export const viewSize: Size = { width: 960, height: 1200 };

/** What they are rendered at: every product has several, and the first start draws them all. */
export const shownSize: Size = { width: 800, height: 1000 };
