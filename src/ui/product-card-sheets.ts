import priceCss from './price.css?inline';
import cardCss from './product-card.css?inline';
import overlayCss from './product-card-overlay.css?inline';
import gridCss from './product-grid.css?inline';
import ratingCss from './rating.css?inline';
import type { Sheet } from './sheets.ts';

/** What a page that shows product cards carries. */
export const productCardSheets: readonly Sheet[] = [
  priceCss,
  ratingCss,
  cardCss,
  ({ ecommerce }) => (ecommerce.templateListing === 'overlay' ? overlayCss : ''),
  gridCss,
];
