import type { messages } from '#locales/en/sections/authors.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  authors: [
    {
      name: 'typical',
      options: { heading: { title: text('whoWritesHere') } },
      items: [
        {
          name: text('annaVale'),
          role: text('ceramist'),
          image: 1,
          text: text('throwsGlazesKeeps'),
          links: [{ title: 'Instagram', url: 'https://www.instagram.com/annavale' }],
        },
        {
          name: text('tomReed'),
          role: text('printmaker'),
          text: text('cutsLinoDay'),
        },
      ],
    },
    { name: 'minimal', options: {}, items: [{ name: text('annaVale') }] },
    {
      name: 'long-text',
      options: { background: 'dark' },
      items: [
        {
          name: 'Александра-Виктория Константинопольская-Преображенская',
          role: 'Художественный руководитель керамической мастерской',
          image: 2,
          text: `<p>${'Двадцать лет изучает высокотемпературные глазури и преподаёт. '.repeat(6)}</p>`,
          links: [
            { title: 'Выставки и персональные проекты', url: 'https://example.com/a' },
            { title: '', url: 'https://www.example.com/very/long/address/of/a/page' },
          ],
        },
      ],
    },
    {
      name: 'many-items',
      options: { background: 'grey', look: 'portraits' },
      items: Array.from({ length: 9 }, (_, index) => ({
        name: `Author ${index + 1}`,
        image: index + 1,
        text: text('cutsLinoDay'),
      })),
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
