import type { messages } from '#locales/en/sections/product-widget-items.ts';

import { columnSpansField } from '../framework/column-spans.ts';
import { need } from '../framework/data-needs.ts';
import { defineSection } from '../framework/define-section.ts';
import { choiceField, entityIdsField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';
import { widgetLayouts } from '../product-widget/product-widget.section.ts';

const text = presetTexts<typeof messages>();

/** Hand-picked products in the order they were picked (requirements 174 and 175). */
export const productWidgetItemsSection = defineSection({
  type: 'product-widget-items',
  purpose: 'products',
  options: {
    productIds: entityIdsField('products', 24),
    layout: choiceField(widgetLayouts, 'row'),
    columns: columnSpansField(),
  },
  needs: ({ options }) => ({ products: need.productsByIds(options.productIds) }),
  presets: [
    { name: 'row', options: { heading: { title: text('weRecommend') } }, items: [] },
    { name: 'grid', options: { layout: 'grid', heading: { title: text('weRecommend') } }, items: [] },
  ],
});
