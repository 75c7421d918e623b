import type { messages } from '#locales/en/sections/media-list.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'media-list': [
    {
      name: 'typical',
      options: {
        category: 'journal',
        limit: 3,
        heading: { title: text('fromTheJournal'), note: text('notesHowThings') },
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
