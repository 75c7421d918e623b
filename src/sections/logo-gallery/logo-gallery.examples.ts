import type { messages } from '#locales/en/sections/logo-gallery.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const marks = [1, 2, 3, 4, 5, 6].map((image) => ({ image, name: `Brand ${image}` }));

export const examples: SectionExamples = {
  'logo-gallery': [
    {
      name: 'typical',
      options: { heading: { title: text('sellToo'), textAlign: 'center' } },
      items: marks,
    },
    { name: 'minimal', options: {}, items: marks.slice(0, 1) },
    {
      name: 'long-text',
      options: {
        background: 'dark',
        heading: { title: 'Сельскохозяйственные предприятия-партнёры' },
        muted: false,
      },
      items: marks
        .slice(0, 3)
        .map((mark) => ({ ...mark, link: { type: 'external', url: 'https://brand.example' } })),
    },
    {
      name: 'many-items',
      options: { background: 'light' },
      items: Array.from({ length: 12 }, (_, place) => ({ image: place + 1, name: `Brand ${place + 1}` })),
    },
    { name: 'marquee', options: { layout: 'marquee' }, items: marks },
    { name: 'empty', options: {}, items: [{ name: 'No picture' }] },
  ],
};
