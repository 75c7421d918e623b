import { defineSection } from '../framework/define-section.ts';
import { toggleField } from '../framework/fields.ts';

/** Facts from the settings, by their show-on-contacts flags; `content.image` lies under the map's button. */
const draws = ['content.image'] as const;

/** The map on the left, the facts on the right. */
export const contacts2Section = defineSection({
  type: 'contacts-2',
  follows: 'contacts',
  draws,
  options: { showSocials: toggleField(true) },
  presets: [
    { name: 'map-and-facts', options: { heading: { title: 'How to find us' } }, items: [] },
    {
      name: 'with-button',
      options: { background: 'light', button: { title: 'Write to us', type: 'popup' } },
      items: [],
    },
  ],
});

/** A dark card over a map from edge to edge. */
export const contacts3Section = defineSection({
  type: 'contacts-3',
  follows: 'contacts',
  frame: { kind: 'bare', button: 'view' },
  draws: ['heading', 'content.image', 'button'],
  options: { showSocials: toggleField(false) },
  presets: [
    { name: 'card-over-map', options: { heading: { title: 'Come by' } }, items: [] },
    {
      name: 'with-button',
      options: { heading: { title: 'Contacts' }, button: { title: 'Write to us', type: 'popup' } },
      items: [],
    },
  ],
});

export const contactsSections = [contacts2Section, contacts3Section];
