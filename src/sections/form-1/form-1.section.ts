import { defineSection } from '../framework/define-section.ts';

/** The enquiry form in a card; `button.title` names its button, `button.defaultComment` is what its comment holds at first. */
export const form1Section = defineSection({
  type: 'form-1',
  draws: ['content.html', 'content.colorText', 'button.title', 'button.defaultComment'],
  frame: { button: 'view' },
  presets: [
    {
      name: 'question',
      options: {
        background: 'light',
        heading: {
          title: 'Ask us anything',
          note: 'A person answers, usually within the hour.',
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
          title: 'Have it made for you',
          note: 'Size, colour, a name on the base: tell us what you have in mind.',
          textAlign: 'center',
        },
        button: { defaultComment: 'I would like to order: ' },
      },
      items: [],
    },
  ],
});
