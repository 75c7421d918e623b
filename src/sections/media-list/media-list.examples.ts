import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  'media-list': [
    {
      name: 'typical',
      options: {
        category: 'journal',
        limit: 3,
        heading: { title: 'From the journal', note: 'Notes on how things are made, and by whom.' },
      },
      items: [],
    },
    { name: 'minimal', options: {}, items: [] },
    {
      name: 'long-text',
      options: {
        background: 'dark',
        heading: {
          title: 'Достопримечательности послевоенного градостроительства в записках мастерской',
          textAlign: 'center',
        },
      },
      items: [],
    },
    { name: 'many-items', options: { limit: 60, background: 'grey' }, items: [] },
    { name: 'empty', options: { category: 'no-such-category' }, items: [] },
  ],
};
