import { defineSection } from '../framework/define-section.ts';
import { choiceField } from '../framework/fields.ts';

/** Free rich text (specification section 2: custom text content). */
export const textSection = defineSection({
  type: 'text',
  draws: ['content.html', 'content.colorText'],
  options: {
    measure: choiceField(['narrow', 'full'], 'narrow'),
    size: choiceField(['normal', 'large'], 'normal'),
  },
  presets: [
    {
      name: 'paragraphs',
      options: {
        heading: { title: 'About us' },
        content: { html: '<p>Say in a few sentences what you make, for whom, and why it is good.</p>' },
      },
      items: [],
    },
    {
      name: 'centered',
      options: {
        size: 'large',
        background: 'light',
        heading: { title: 'A word from the studio', textAlign: 'center' },
        content: { html: '<p style="text-align:center">One thought, set large, with room around it.</p>' },
      },
      items: [],
    },
  ],
});
