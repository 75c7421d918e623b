import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Form in a card',
  about: 'The enquiry form in the middle of the page.',
  presets: { question: 'Ask a question', 'custom-order': 'Made to order' },
  content: {
    askUsAnything: 'Ask us anything',
    personAnswersUsually: 'A person answers, usually within the hour.',
    haveItMade: 'Have it made for you',
    sizeColourName: 'Size, colour, a name on the base: tell us what you have in mind.',
    iWouldLike: 'I would like to order: ',
    writeToUs: 'Write to us',
  },
} as const satisfies SectionTexts;
