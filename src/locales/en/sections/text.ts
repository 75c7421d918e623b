import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Text',
  about: 'Paragraphs, lists, quotes and links.',
  fields: { measure: 'Length of lines', size: 'Size of the words' },
  choices: {
    size: { normal: 'As usual', large: 'Large' },
    measure: { narrow: 'Comfortable', full: 'Whole width' },
  },
  presets: { paragraphs: 'Paragraphs', centered: 'Thought in the middle' },
  content: {
    aboutUs: 'About us',
    sayFewSentences: '<p>Say in a few sentences what you make, for whom, and why it is good.</p>',
    wordStudio: 'A word from the studio',
    oneThoughtSet: '<p style="text-align:center">One thought, set large, with room around it.</p>',
  },
} as const satisfies SectionTexts;
