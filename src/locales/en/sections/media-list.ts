import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'List of articles',
  about: 'Articles of a category, newest first, with pages.',
  fields: {
    category: { label: 'Category', help: 'Empty: the page’s own, or all of them.' },
    limit: { label: 'How many', help: 'On the page of a category the settings say it.' },
  },
  presets: { articles: 'Articles', latest: 'Latest three' },
  content: {
    fromTheJournal: 'From the journal',
    notesHowThings: 'Notes on how things are made, and by whom.',
  },
} as const satisfies SectionTexts;
