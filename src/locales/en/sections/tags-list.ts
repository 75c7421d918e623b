import type { SectionTexts } from '../../section-texts.ts';

export const messages = {
  name: 'Tags',
  about: 'Tags of articles; each leads to its articles.',
  fields: {
    category: {
      label: 'Category',
      help: 'For pages that are neither a category nor an article: those show their own tags.',
    },
  },
  presets: { tags: 'Tags', topics: 'Topics on a background' },
  content: { topics: 'Topics' },
} as const satisfies SectionTexts;
