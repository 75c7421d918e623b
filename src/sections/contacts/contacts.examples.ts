import type { messages } from '#locales/en/sections/contacts.ts';

import type { SectionExample, SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** The facts are the settings'; the gallery and the tests bring their own. */
const contactsExamples: SectionExample[] = [
  { name: 'typical', options: { heading: { title: text('comeWrite') } }, items: [] },
  { name: 'minimal', options: { showSocials: false }, items: [] },
  {
    name: 'long-text',
    options: {
      background: 'dark',
      heading: {
        title: 'Достопримечательность послевоенного градостроительства',
        note: 'Вход со двора, второй этаж.',
      },
      button: { title: 'Записаться на посещение', type: 'popup' },
    },
    items: [],
  },
  { name: 'map-picture', options: { background: 'middle', content: { image: 11 } }, items: [] },
];

export const examples: SectionExamples = {
  'contacts-2': contactsExamples,
  'contacts-3': contactsExamples,
};
