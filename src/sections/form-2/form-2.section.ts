import type { messages } from '#locales/en/sections/form-2.ts';

import { defineSection } from '../framework/define-section.ts';
import { choiceField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/**
 * The enquiry form in one half, `content.image` in the other; without a picture the title and
 * `content.html` take its place. `button.title` names its button, `button.defaultComment` is what the comment holds at first.
 */
export const form2Section = defineSection({
  type: 'form-2',
  purpose: 'contact',
  draws: [
    'content.image',
    'content.alt',
    'content.html',
    'content.colorText',
    'button.title',
    'button.defaultComment',
  ],
  frame: { button: 'view' },
  options: { formSide: choiceField(['end', 'start'], 'end') },
  presets: [
    {
      name: 'picture',
      options: {
        heading: { title: text('comeTryYourself'), note: text('leaveNumberWill') },
        content: { image: 1, alt: text('workshopMorning') },
      },
      items: [],
    },
    {
      name: 'words',
      options: {
        background: 'light',
        formSide: 'start',
        heading: { title: text('sureWhichOne'), note: text('tellAboutRoom') },
        button: { defaultComment: text('pleaseHelpMe') },
      },
      items: [],
    },
  ],
});
