import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  'media-widget': [
    {
      name: 'typical',
      options: {
        heading: { title: 'Read next' },
        button: { title: 'All articles', style: 'outline', link: { type: 'category', url: 'journal' } },
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
