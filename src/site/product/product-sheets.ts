import type { Settings } from '#domain/settings/settings.schema.ts';
import type { Sheet } from '#ui/sheets.ts';

import belowCss from './gallery-below.css?inline';
import columnCss from './gallery-column.css?inline';
import leftCss from './gallery-left.css?inline';
import rightCss from './gallery-right.css?inline';
import stackCss from './gallery-stack.css?inline';
import wideCss from './gallery-wide.css?inline';
import galleryCss from './gallery.css?inline';
import productCss from './product.css?inline';
import tabsCss from './tabs.css?inline';
import detailsOpenCss from './details-open.css?inline';
import detailsTabsCss from './details-tabs.css?inline';

const templates: Readonly<Record<Settings['ecommerce']['template'], string>> = {
  'gallery-left': leftCss,
  'gallery-stack': stackCss,
  'gallery-below': belowCss,
  'gallery-column': columnCss,
  'gallery-right': rightCss,
  'gallery-wide': wideCss,
};

const detailsTemplates: Readonly<Record<Settings['ecommerce']['detailsTemplate'], string>> = {
  tabs: detailsTabsCss,
  accordion: '',
  open: detailsOpenCss,
};

/** Pictures, facts and details; of their templates the one that the shop has. */
export const productSheets: readonly Sheet[] = [
  productCss,
  galleryCss,
  ({ ecommerce }) => templates[ecommerce.template],
  tabsCss,
  ({ ecommerce }) => detailsTemplates[ecommerce.detailsTemplate],
];
