import priceCss from './price.css?inline';
import cardCss from './product-card.css?inline';
import archCss from './product-card-arch.css?inline';
import extrasCss from './product-card-extras.css?inline';
import lineCss from './product-card-line.css?inline';
import overlayCss from './product-card-overlay.css?inline';
import quickCss from './product-card-quick.css?inline';
import swipeCss from './product-card-swipe.css?inline';
import tileCss from './product-card-tile.css?inline';
import gridCss from './product-grid.css?inline';
import ratingCss from './rating.css?inline';
import type { Settings } from '#domain/settings/settings.schema.ts';

import type { Sheet } from './sheets.ts';

const templates: Readonly<Partial<Record<Settings['ecommerce']['templateListing'], string>>> = {
  arch: archCss,
  line: lineCss,
  overlay: overlayCss,
  tile: tileCss,
};

/** What a page that shows product cards carries. */
export const productCardSheets: readonly Sheet[] = [
  priceCss,
  ratingCss,
  cardCss,
  ({ ecommerce: { cards } }) =>
    cards.newDays > 0 || cards.stock === 'few' || cards.options === 'swatches' ? extrasCss : '',
  ({ ecommerce: { cards } }) => (cards.quickAdd || cards.quickView ? quickCss : ''),
  ({ ecommerce: { cards } }) => (cards.secondPicture === 'swipe' ? swipeCss : ''),
  ({ ecommerce }) => templates[ecommerce.templateListing] ?? '',
  gridCss,
];
