import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  types: {
    category: { name: 'Catalogs', about: 'Cards of catalogs with pictures.' },
    'category-1': { name: 'Catalogs with titles over pictures', about: 'The title stands over the picture.' },
    'category-2': { name: 'Catalogs, one of them large', about: 'One large picture and four small ones.' },
    'category-8': { name: 'Catalogs in circles', about: 'Round pictures in a row.' },
  },
  fields: {
    source: {
      label: 'Which catalogs',
      help: 'On pages that are no catalog, those inside are the main catalogs.',
    },
    catalogs: 'Catalogs',
    limit: 'How many at most',
    showCount: 'Show how many products',
    shape: 'Shape',
  },
  choices: {
    source: { children: 'Inside the page’s catalog', picked: 'Chosen by me' },
    shape: { circles: 'Circles', chips: 'Chips' },
  },
  presets: { 'top-catalogs': 'Main catalogs', 'without-counts': 'Without counts', chips: 'Chips' },
  content: { whatWeMake: 'What we make', chooseByRoom: 'Choose by room', catalogs: 'Catalogs' },
} as const satisfies SectionTexts;
