import type { messages } from '#locales/en/sections/comments.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  comments: [
    { name: 'typical', options: { heading: { title: text('lettersEditor') } }, items: [] },
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
