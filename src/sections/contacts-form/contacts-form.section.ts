import type { messages } from '#locales/en/sections/contacts-form.ts';

import { defineSection } from '../framework/define-section.ts';
import { toggleField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** The facts of contacts-1 beside the enquiry form; `button.title` names its button, `button.defaultComment` is what its comment holds at first. */
export const contactsFormSection = defineSection({
  type: 'contacts-form',
  purpose: 'contact',
  draws: ['content.image', 'button.title', 'button.defaultComment'],
  frame: { button: 'view' },
  options: { showMap: toggleField(false), showSocials: toggleField(true) },
  presets: [
    {
      name: 'facts-and-form',
      options: { heading: { title: text('writeCallCome') } },
      items: [],
    },
    {
      name: 'facts-form-and-map',
      options: {
        background: 'light',
        showMap: true,
        showSocials: false,
        heading: { title: text('contacts'), note: text('personAnswersUsually') },
      },
      items: [],
    },
  ],
});
