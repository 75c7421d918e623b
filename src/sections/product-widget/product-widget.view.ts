import { productCardSheets } from '#ui/product-card-sheets.ts';

import { defineView, type SectionViews } from '../framework/registry.ts';
import productRowCss from './product-row.css?inline';
import type { productWidgetSection } from './product-widget.section.ts';
import { ProductWidget } from './product-widget.tsx';

export const views: SectionViews = {
  'product-widget': defineView<typeof productWidgetSection>(
    ProductWidget,
    ...productCardSheets,
    productRowCss,
  ),
};
