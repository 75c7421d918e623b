import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  types: {
    'text-block-1': {
      name: 'Text cards',
      about: 'Coloured cards of text in a row.',
      fields: { 'items.icon': 'Icon' },
      choices: {
        'items.icon': {
          none: 'None',
          delivery: 'Delivery',
          return: 'Return',
          shield: 'Shield',
          hand: 'Hand',
          gift: 'Gift',
          leaf: 'Leaf',
          chat: 'Chat',
          star: 'Star',
          clock: 'Clock',
          pin: 'Place',
          card: 'Card',
          heart: 'Heart',
        },
      },
      presets: { 'three-cards': 'Three cards', 'two-cards': 'Two cards' },
    },
    'text-block-2': {
      name: 'Text in wide rows',
      about: 'Rows with a large number or a word before each.',
      item: 'Row',
      fields: {
        numbered: { label: 'Number the rows', help: 'Else each shows a word of its own.' },
        'items.eyebrow': 'Word before the row',
      },
      presets: { steps: 'Steps', chapters: 'Chapters' },
    },
    'text-block-grid': {
      name: 'Text on a grid',
      about: 'Texts of different widths side by side.',
      item: 'Cell',
      fields: { 'items.span': { label: 'Width', help: 'In twelfths of the row.' } },
      presets: { halves: 'Two halves', 'wide-and-narrow': 'Wide and narrow' },
    },
  },
  item: 'Card',
  fields: { 'items.title': 'Title', 'items.html': 'Text', 'items.link': 'Title leads to' },
  content: {
    howMade: 'How it is made',
    paragraphMakingWhere: '<p>A paragraph on the making: who, where, and how long it takes.</p>',
    whatItIs: 'What it is made of',
    paragraphMaterialWhy: '<p>A paragraph on the material, and why this one and no other.</p>',
    howLook: 'How to look after it',
    paragraphCareLasts: '<p>A paragraph on care, so that it lasts for years.</p>',
    whatIsBehind: 'What is behind it',
    inShort: 'In short',
    firstLineDoor: 'From the first line to your door',
    threeChapters: 'Three chapters',
    twoSides: 'Two sides of it',
  },
} as const satisfies SectionTexts;
