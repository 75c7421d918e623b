import type { messages } from '#locales/en/sections/form-1.ts';

import { defineSection } from '../framework/define-section.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** The enquiry form in a card; `button.title` names its button, `button.defaultComment` is what its comment holds at first. */
export const form1Section = defineSection({
  type: 'form-1',
  purpose: 'contact',
  draws: ['content.html', 'content.colorText', 'button.title', 'button.defaultComment'],
  frame: { button: 'view' },
  presets: [
    {
      name: 'question',
      options: {
        background: 'light',
        heading: {
          title: text('askUsAnything'),
          note: text('personAnswersUsually'),
          textAlign: 'center',
        },
      },
      items: [],
    },
    {
      name: 'custom-order',
      options: {
        background: 'middle',
        heading: {
          title: text('haveItMade'),
          note: text('sizeColourName'),
          textAlign: 'center',
        },
        button: { defaultComment: text('iWouldLike') },
      },
      items: [],
    },
  ],
});
