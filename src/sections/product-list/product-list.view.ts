import emptyStateCss from '#ui/empty-state.css?inline';
import paginationCss from '#ui/pagination.css?inline';
import { productCardSheets } from '#ui/product-card-sheets.ts';
import selectCss from '#ui/select.css?inline';

import { defineView, type SectionViews } from '../framework/registry.ts';
import filtersCss from './filters.css?inline';
import productListCss from './product-list.css?inline';
import type { productListSection } from './product-list.section.ts';
import { ProductList } from './product-list.tsx';

export const views: SectionViews = {
  'product-list': defineView<typeof productListSection>(
    ProductList,
    ...productCardSheets,
    emptyStateCss,
    paginationCss,
    selectCss,
    productListCss,
    filtersCss,
  ),
};
