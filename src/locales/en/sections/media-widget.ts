import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Some articles',
  about: 'A few articles: those you choose, or the newest.',
  fields: {
    articles: { label: 'Articles', help: 'Empty: the newest.' },
    category: { label: 'Category', help: 'Empty: all.' },
    limit: 'How many',
  },
  presets: { newest: 'Newest', 'newest-with-button': 'With a button to all' },
  content: {
    readNext: 'Read next',
    journal: 'Journal',
    workshopOnceMonth: 'From the workshop, once a month.',
    allArticles: 'All articles',
  },
} as const satisfies SectionTexts;
