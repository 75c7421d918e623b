import { defineSection } from '../framework/define-section.ts';
import { toggleField } from '../framework/fields.ts';

/** The page's one h1: the section's own title, else the settings' template (specification section 2). */
export const h1Section = defineSection({
  type: 'h1',
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
      options: { heading: { note: 'A line that says what is on this page.' } },
      items: [],
    },
  ],
});
