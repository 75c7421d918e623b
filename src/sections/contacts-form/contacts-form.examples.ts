import type { messages } from '#locales/en/sections/contacts-form.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** The facts are the settings'; the gallery and the tests bring their own. */
export const examples: SectionExamples = {
  'contacts-form': [
    { name: 'typical', options: { heading: { title: text('writeCallCome') } }, items: [] },
    { name: 'minimal', options: { showSocials: false }, items: [] },
    {
      name: 'long-text',
      options: {
        background: 'dark',
        showMap: true,
        heading: {
          title: 'Достопримечательность послевоенного градостроительства',
          note: 'Вход со двора, второй этаж.',
        },
        button: { defaultComment: 'Здравствуйте! Хочу записаться на посещение в ближайшие выходные.' },
      },
      items: [],
    },
    {
      name: 'map-picture',
      options: { background: 'middle', showMap: true, content: { image: 11 } },
      items: [],
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
