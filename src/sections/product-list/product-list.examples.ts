import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  'product-list': [
    { name: 'typical', options: {}, items: [] },
    { name: 'minimal', options: { customLimit: true, limit: 1 }, items: [] },
    { name: 'three-columns', options: { columns: { desktop: 4, tablet: 6, mobile: 12 } }, items: [] },
    {
      name: 'dark',
      options: { background: 'dark', heading: { title: 'Everything we have made' } },
      items: [],
    },
    {
      name: 'long-text',
      options: {
        background: 'grey',
        heading: {
          title: 'Достопримечательности керамической мастерской',
          note: 'Всё, что сделано с прошлой осени: чаши, вазы и светильники в единственном экземпляре.',
        },
      },
      items: [],
    },
    { name: 'many-items', options: { customLimit: true, limit: 48 }, items: [] },
    { name: 'empty', options: { customLimit: true }, items: [] },
  ],
};
