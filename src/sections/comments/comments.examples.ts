import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  comments: [
    { name: 'typical', options: { heading: { title: 'Letters to the editor' } }, items: [] },
    { name: 'minimal', options: {}, items: [] },
    {
      name: 'long-text',
      options: {
        background: 'dark',
        heading: { title: 'Что говорят читатели, дочитавшие до последней строки' },
      },
      items: [],
    },
    { name: 'many-items', options: { background: 'grey' }, items: [] },
    { name: 'empty', options: {}, items: [] },
  ],
};
