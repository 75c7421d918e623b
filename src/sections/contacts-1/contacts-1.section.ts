import type { messages } from '#locales/en/sections/contacts-1.ts';

import { defineSection } from '../framework/define-section.ts';
import { toggleField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/**
 * Facts from the settings, in columns. What is shown is decided there, by the show-on-contacts flags;
 * `content.image` is the picture under the map's button.
 */
export const contacts1Section = defineSection({
  type: 'contacts-1',
  purpose: 'contact',
  follows: 'contacts',
  draws: ['content.image'],
  options: { showMap: toggleField(true), showSocials: toggleField(true) },
  presets: [
    { name: 'facts-and-map', options: { heading: { title: text('comeWrite') } }, items: [] },
    {
      name: 'facts',
      options: {
        background: 'light',
        showMap: false,
        heading: { title: text('contacts'), note: text('personAnswersUsually') },
        button: { title: text('writeToUs'), type: 'popup' },
      },
      items: [],
    },
  ],
});
