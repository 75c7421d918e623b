import { defineSection } from '../framework/define-section.ts';
import { choiceField } from '../framework/fields.ts';

/**
 * The enquiry form in one half, `content.image` in the other; without a picture the title and
 * `content.html` take its place. `button.title` names its button, `button.defaultComment` is what the comment holds at first.
 */
export const form2Section = defineSection({
  type: 'form-2',
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
        heading: { title: 'Come and try it yourself', note: 'Leave a number: we will find a day together.' },
        content: { image: 1, alt: 'The workshop in the morning' },
      },
      items: [],
    },
    {
      name: 'words',
      options: {
        background: 'light',
        formSide: 'start',
        heading: { title: 'Not sure which one?', note: 'Tell us about the room and we will suggest three.' },
        button: { defaultComment: 'Please help me choose: ' },
      },
      items: [],
    },
  ],
});
