import type { messages } from '#locales/en/sections/product-widget-items.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'product-widget-items': [
    {
      name: 'typical',
      options: {
        productIds: [3, 1, 2, 5, 4],
        heading: { title: text('weRecommend'), note: 'Chosen by hand.' },
      },
      items: [],
    },
    { name: 'minimal', options: { productIds: [1] }, items: [] },
    { name: 'grid', options: { productIds: [1, 2, 3, 4], layout: 'grid', background: 'grey' }, items: [] },
    {
      name: 'long-text',
      options: {
        productIds: [3, 7, 11],
        background: 'dark',
        heading: { title: 'Достопримечательности мастерской, отобранные вручную' },
        footer: { note: 'Каждая вещь существует в одном экземпляре, поэтому загляните до воскресенья.' },
      },
      items: [],
    },
    {
      name: 'many-items',
      options: { productIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], background: 'light' },
      items: [],
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
