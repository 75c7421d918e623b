import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  'tags-list': [
    { name: 'typical', options: { category: 'journal', heading: { title: 'Topics' } }, items: [] },
    { name: 'minimal', options: { category: 'journal' }, items: [] },
    {
      name: 'long-text',
      options: {
        category: 'journal',
        background: 'dark',
        heading: {
          title: 'Темы',
          note: 'О чём мы пишем между обжигами и почему это занимает столько времени.',
        },
      },
      items: [],
    },
    { name: 'many-items', options: { category: 'journal', background: 'grey' }, items: [] },
    { name: 'empty', options: {}, items: [] },
  ],
};
