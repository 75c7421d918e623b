import { z } from 'zod';

import type { messages } from '#locales/en/sections/product-widget.ts';

import { columnSpansField } from '../framework/column-spans.ts';
import { need } from '../framework/data-needs.ts';
import { defineSection } from '../framework/define-section.ts';
import { choiceField, numberField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const widgetLayouts = ['row', 'grid'] as const;

/** Products of a catalog, or of the whole shop, by an order: the first few. */
export const productWidgetSection = defineSection({
  type: 'product-widget',
  purpose: 'products',
  options: {
    /** Null is the whole shop. */
    catalogId: z.int().positive().nullable().default(null).meta({ field: 'catalogs' }),
    sort: choiceField(['custom', 'title', 'price_asc', 'price_desc'], 'custom').meta({ group: 'content' }),
    limit: numberField(1, 24, 8).meta({ group: 'content' }),
    layout: choiceField(widgetLayouts, 'row'),
    columns: columnSpansField(),
  },
  needs: ({ options }) => ({
    products: need.productsOfCatalog(options.catalogId, Math.round(options.limit), options.sort),
  }),
  presets: [
    { name: 'row', options: { heading: { title: text('newShop') } }, items: [] },
    { name: 'grid', options: { layout: 'grid', heading: { title: text('bestsellers') } }, items: [] },
  ],
});
