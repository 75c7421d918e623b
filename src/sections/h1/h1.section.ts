import type { messages } from '#locales/en/sections/h1.ts';

import { defineSection } from '../framework/define-section.ts';
import { toggleField } from '../framework/fields.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

/** The page's one h1: the section's own title, else the settings' template (specification section 2). */
export const h1Section = defineSection({
  type: 'h1',
  purpose: 'page',
  draws: ['heading', 'background'],
  options: {
    /** An article's picture under its title. */
    cover: toggleField(true),
  },
  frame: { kind: 'bare' },
  presets: [
    { name: 'title', options: {}, items: [] },
    {
      name: 'title-with-note',
      options: { heading: { note: text('lineSaysPage') } },
      items: [],
    },
  ],
});
