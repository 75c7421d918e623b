import { defineSection } from '../framework/define-section.ts';
import { toggleField } from '../framework/fields.ts';

/** The facts of contacts-1 beside the enquiry form; `button.title` names its button, `button.defaultComment` is what its comment holds at first. */
export const contactsFormSection = defineSection({
  type: 'contacts-form',
  draws: ['content.image', 'button.title', 'button.defaultComment'],
  frame: { button: 'view' },
  options: { showMap: toggleField(false), showSocials: toggleField(true) },
  presets: [
    {
      name: 'facts-and-form',
      options: { heading: { title: 'Write, call or come by' } },
      items: [],
    },
    {
      name: 'facts-form-and-map',
      options: {
        background: 'light',
        showMap: true,
        showSocials: false,
        heading: { title: 'Contacts', note: 'A person answers, usually within the hour.' },
      },
      items: [],
    },
  ],
});
