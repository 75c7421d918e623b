import type { messages } from '#locales/en/sections/product-widget.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'product-widget': [
    {
      name: 'typical',
      options: {
        heading: { title: text('newShop'), note: 'Fresh from the kiln and the press.' },
        button: { title: 'See everything', style: 'outline', link: { type: 'external', url: '/products' } },
      },
      items: [],
    },
    { name: 'minimal', options: { limit: 4 }, items: [] },
    { name: 'many-items', options: { limit: 24, heading: { title: 'All of it' } }, items: [] },
    {
      name: 'grid',
      options: { layout: 'grid', limit: 8, heading: { title: text('bestsellers'), textAlign: 'center' } },
      items: [],
    },
    {
      name: 'long-text',
      options: {
        background: 'dark',
        heading: {
          title: 'Достопримечательности керамической мастерской и её высокопревосходительные новинки',
        },
      },
      items: [],
    },
    { name: 'empty', options: { catalogId: 999 }, items: [] },
  ],
};
