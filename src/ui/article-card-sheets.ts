import cardCss from './article-card.css?inline';
import overlayCss from './article-card-overlay.css?inline';
import rowCss from './article-card-row.css?inline';
import type { Sheet } from './sheets.ts';

const ofTemplate = { card: '', row: rowCss, overlay: overlayCss };

/** What a page that shows cards of articles carries. */
export const articleCardSheets: readonly Sheet[] = [
  cardCss,
  ({ media }) => ofTemplate[media.itemsStyle.template],
];
