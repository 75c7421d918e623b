import type { messages } from '#locales/en/sections/gallery.ts';

import type { SectionExample, SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const told = [
  { image: 1, caption: 'Morning at the wheel' },
  { image: 2 },
  { image: 3, caption: 'The kiln room' },
  { image: 4 },
];

/** The states of every gallery style. */
const galleryExamples: SectionExample[] = [
  { name: 'typical', options: { heading: { title: text('fromTheStudio') } }, items: told },
  { name: 'minimal', options: {}, items: [{ image: 5 }] },
  {
    name: 'long-text',
    options: {
      background: 'dark',
      heading: { title: 'Достопримечательности мастерской', textAlign: 'center' },
    },
    items: [
      {
        image: 6,
        caption:
          'Высокотемпературная обжиговая печь, которую мы собрали сами в две тысячи четырнадцатом году',
      },
      { image: 7, caption: 'Сушка' },
    ],
  },
  {
    name: 'many-items',
    options: { background: 'light', content: { images: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } },
    items: told,
  },
  { name: 'empty', options: {}, items: [{ caption: 'No picture' }] },
];

export const examples: SectionExamples = {
  gallery: galleryExamples,
  'gallery-1': galleryExamples,
  'gallery-2': galleryExamples,
  'gallery-3': galleryExamples,
};
