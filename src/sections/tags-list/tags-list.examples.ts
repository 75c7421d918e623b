import type { messages } from '#locales/en/sections/tags-list.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'tags-list': [
    { name: 'typical', options: { category: 'journal', heading: { title: text('topics') } }, items: [] },
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
