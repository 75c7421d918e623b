import gridCss from './product-grid.css?inline';
import cardCss from './product-card.css?inline';
import priceCss from './price.css?inline';
import ratingCss from './rating.css?inline';

/** What a page that shows product cards carries. */
export const productCardCss = priceCss + ratingCss + cardCss + gridCss;
