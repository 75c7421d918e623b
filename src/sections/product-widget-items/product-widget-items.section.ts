import { columnSpansField } from '../framework/column-spans.ts';
import { need } from '../framework/data-needs.ts';
import { defineSection } from '../framework/define-section.ts';
import { choiceField, entityIdsField } from '../framework/fields.ts';
import { widgetLayouts } from '../product-widget/product-widget.section.ts';

/** Hand-picked products in the order they were picked (requirements 174 and 175). */
export const productWidgetItemsSection = defineSection({
  type: 'product-widget-items',
  options: {
    productIds: entityIdsField('products', 24),
    layout: choiceField(widgetLayouts, 'row'),
    columns: columnSpansField(),
  },
  needs: ({ options }) => ({ products: need.productsByIds(options.productIds) }),
  presets: [
    { name: 'row', options: { heading: { title: 'We recommend' } }, items: [] },
    { name: 'grid', options: { layout: 'grid', heading: { title: 'We recommend' } }, items: [] },
  ],
});
