import type { messages } from '#locales/en/sections/gallery-masonry.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const all = Array.from({ length: 12 }, (_, place) => place + 1);

export const examples: SectionExamples = {
  'gallery-masonry': [
    {
      name: 'typical',
      options: { heading: { title: text('onTheWall'), note: 'Photographs that buyers sent us.' } },
      items: all
        .slice(0, 7)
        .map((image) => ({ image, caption: image % 3 === 0 ? '' : `Room ${image}, north light` })),
    },
    { name: 'minimal', options: {}, items: [{ image: 1 }] },
    {
      name: 'long-text',
      options: { columns: { desktop: 2 }, background: 'dark', heading: { title: 'Достопримечательности' } },
      items: [1, 3, 5, 9].map((image) => ({
        image,
        caption:
          'Послевоенное градостроительство в линогравюрах: набережная, водонапорная башня и хлебозавод на рассвете',
      })),
    },
    { name: 'many-items', options: { content: { images: all } }, items: all.map((image) => ({ image })) },
    { name: 'empty', options: {}, items: [{ image: 999 }] },
  ],
};
