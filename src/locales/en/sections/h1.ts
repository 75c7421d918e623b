import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Page title',
  about: 'The title of the page; empty takes it from the page.',
  fields: {
    cover: { label: 'Picture of the article', help: 'On pages of articles only.' },
    'heading.title': { label: 'Title', help: 'Empty: the title of the page.' },
  },
  presets: { title: 'Title', 'title-with-note': 'Title with a line' },
  content: { lineSaysPage: 'A line that says what is on this page.' },
} as const satisfies SectionTexts;
