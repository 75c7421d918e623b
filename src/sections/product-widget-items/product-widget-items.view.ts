import { productCardSheets } from '#ui/product-card-sheets.ts';

import { defineView, type SectionViews } from '../framework/registry.ts';
import productRowCss from '../product-widget/product-row.css?inline';
import type { productWidgetItemsSection } from './product-widget-items.section.ts';
import { ProductWidgetItems } from './product-widget-items.tsx';

export const views: SectionViews = {
  'product-widget-items': defineView<typeof productWidgetItemsSection>(
    ProductWidgetItems,
    ...productCardSheets,
    productRowCss,
  ),
};
