import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Contents',
  about: 'Headings of the page’s texts as links.',
  fields: { depth: 'Levels' },
  choices: { depth: { h2: 'Main headings', h3: 'With subheadings' } },
  presets: { contents: 'Contents', chapters: 'Chapters' },
  content: { inThisArticle: 'In this article' },
} as const satisfies SectionTexts;
