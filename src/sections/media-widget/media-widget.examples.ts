import type { messages } from '#locales/en/sections/media-widget.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'media-widget': [
    {
      name: 'typical',
      options: {
        heading: { title: text('readNext') },
        button: { title: text('allArticles'), style: 'outline', link: { type: 'category', url: 'journal' } },
      },
      items: [],
    },
    { name: 'minimal', options: { limit: 1 }, items: [] },
    {
      name: 'long-text',
      options: {
        background: 'middle',
        heading: { title: 'Книговедческие размышления о противопожарной керамике' },
      },
      items: [],
    },
    {
      name: 'many-items',
      options: { articles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], background: 'dark' },
      items: [],
    },
    { name: 'empty', options: { category: 'no-such-category' }, items: [] },
  ],
};
