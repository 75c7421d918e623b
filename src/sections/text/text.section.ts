import type { messages } from '#locales/en/sections/text.ts';

import { defineSection } from '../framework/define-section.ts';
import { choiceField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** Free rich text (specification section 2: custom text content). */
export const textSection = defineSection({
  type: 'text',
  purpose: 'text',
  draws: ['content.html', 'content.colorText'],
  options: {
    measure: choiceField(['narrow', 'full'], 'narrow'),
    size: choiceField(['normal', 'large'], 'normal'),
  },
  presets: [
    {
      name: 'paragraphs',
      options: {
        heading: { title: text('aboutUs') },
        content: { html: text('sayFewSentences') },
      },
      items: [],
    },
    {
      name: 'centered',
      options: {
        size: 'large',
        background: 'light',
        heading: { title: text('wordStudio'), textAlign: 'center' },
        content: { html: text('oneThoughtSet') },
      },
      items: [],
    },
  ],
});
