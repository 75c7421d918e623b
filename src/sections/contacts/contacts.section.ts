import type { messages } from '#locales/en/sections/contacts.ts';

import { defineSection } from '../framework/define-section.ts';
import { toggleField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** Facts from the settings, by their show-on-contacts flags; `content.image` lies under the map's button. */
const draws = ['content.image'] as const;

/** The map on the left, the facts on the right. */
export const contacts2Section = defineSection({
  type: 'contacts-2',
  purpose: 'contact',
  follows: 'contacts',
  draws,
  options: { showSocials: toggleField(true) },
  presets: [
    { name: 'map-and-facts', options: { heading: { title: text('howFind') } }, items: [] },
    {
      name: 'with-button',
      options: { background: 'light', button: { title: text('writeToUs'), type: 'popup' } },
      items: [],
    },
  ],
});

/** A dark card over a map from edge to edge. */
export const contacts3Section = defineSection({
  type: 'contacts-3',
  purpose: 'contact',
  follows: 'contacts',
  frame: { kind: 'bare', button: 'view' },
  draws: ['heading', 'content.image', 'button'],
  options: { showSocials: toggleField(false) },
  presets: [
    { name: 'card-over-map', options: { heading: { title: text('comeBy') } }, items: [] },
    {
      name: 'with-button',
      options: { heading: { title: text('contacts') }, button: { title: text('writeToUs'), type: 'popup' } },
      items: [],
    },
  ],
});

export const contactsSections = [contacts2Section, contacts3Section];
