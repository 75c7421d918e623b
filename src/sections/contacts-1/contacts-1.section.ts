import { defineSection } from '../framework/define-section.ts';
import { toggleField } from '../framework/fields.ts';

/**
 * Facts from the settings, in columns. What is shown is decided there, by the show-on-contacts flags;
 * `content.image` is the picture under the map's button.
 */
export const contacts1Section = defineSection({
  type: 'contacts-1',
  follows: 'contacts',
  draws: ['content.image'],
  options: { showMap: toggleField(true), showSocials: toggleField(true) },
  presets: [
    { name: 'facts-and-map', options: { heading: { title: 'Come by or write' } }, items: [] },
    {
      name: 'facts',
      options: {
        background: 'light',
        showMap: false,
        heading: { title: 'Contacts', note: 'A person answers, usually within the hour.' },
        button: { title: 'Write to us', type: 'popup' },
      },
      items: [],
    },
  ],
});
