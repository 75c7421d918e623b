import type { messages } from '#locales/en/sections/hover-text.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const tiles = [
  {
    image: 1,
    title: text('theWorkshop'),
    text: 'Two rooms and one press.',
    link: { type: 'page', url: 'about' },
  },
  { image: 2, title: text('thePaper'), text: 'Cotton, torn by hand.' },
  { image: 3, title: text('theInk'), text: 'Mixed for each edition.' },
];

export const examples: SectionExamples = {
  'hover-text': [
    { name: 'typical', options: { heading: { title: text('aLookInside') } }, items: tiles },
    { name: 'minimal', options: {}, items: [{ title: 'No picture' }] },
    {
      name: 'long-text',
      options: { background: 'dark', heading: { title: 'Мастерская', textAlign: 'center' } },
      items: [
        {
          image: 4,
          title: 'Высококвалифицированные гравировщики',
          text: 'Отвечают на вопросы о повреждениях при транспортировке и показывают, как печатается каждый лист, от подготовки доски до просушки.',
        },
        { image: 5, title: 'Склад', text: 'Всегда открыт.' },
      ],
    },
    {
      name: 'many-items',
      options: { background: 'middle' },
      items: Array.from({ length: 9 }, (_, place) => ({
        image: place + 1,
        title: `Room ${place + 1}`,
        text: 'A line about it.',
      })),
    },
    { name: 'empty', options: {}, items: [{ image: 1 }] },
  ],
};
