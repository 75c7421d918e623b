import type { messages } from '#locales/en/sections/slider-item.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'slider-item': [
    {
      name: 'typical',
      options: { words: 'panel' },
      items: [
        {
          content: {
            image: 9,
            tag: text('theStudio'),
            text: 'Two presses, four hands, and the north light that printers ask for.',
            link: { type: 'page', url: 'about' },
          },
          heading: { title: 'Where it all comes from' },
          button: { title: text('comeIn') },
        },
      ],
    },
    {
      name: 'on-a-calm-side',
      options: { words: 'calm', height: 'short' },
      items: [
        {
          content: {
            image: 9,
            imageMobile: 5,
            text: 'Words beside the goods.',
            link: { type: 'page', url: 'about' },
          },
          heading: { title: 'Where it all comes from' },
          button: { title: text('comeIn') },
        },
      ],
    },
    {
      name: 'over-the-picture',
      options: {},
      items: [{ content: { image: 9 }, heading: { title: 'Where it all comes from' } }],
    },
    {
      name: 'on-a-coloured-panel',
      options: { words: 'panel' },
      items: [
        {
          content: {
            image: 9,
            background: '#24414a',
            tag: text('theStudio'),
            text: 'Words beside the goods.',
          },
          heading: { title: 'Where it all comes from' },
        },
      ],
    },
    { name: 'minimal', options: {}, items: [{ heading: { title: 'Only words' } }] },
    {
      name: 'long-text',
      options: { section: { width: 'content' } },
      items: [
        {
          align: { desktop: 'center', mobile: 'center' },
          content: {
            image: 10,
            text: 'Предварительное согласование времени посещения выставочного пространства обязательно: мы работаем небольшой командой и хотим поговорить с каждым.',
          },
          heading: { title: 'Частнопредпринимательская мастерская высокотемпературной керамики' },
        },
      ],
    },
    {
      name: 'many-items',
      options: {},
      items: [
        { content: { image: 11 }, heading: { title: 'The first is shown' } },
        { content: { image: 12 }, heading: { title: 'The second is not' } },
      ],
    },
    { name: 'empty', options: {}, items: [{}] },
  ],
};
