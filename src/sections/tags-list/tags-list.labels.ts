import type { SectionLabels } from '../framework/labels.ts';

export const tagsListLabels: SectionLabels = {
  name: { en: 'Tags', ru: 'Теги' },
  about: {
    en: 'Tags of articles; each leads to its articles.',
    ru: 'Теги статей; каждый ведёт к своим статьям.',
  },
  purpose: 'journal',
  fields: {
    category: {
      en: 'Category',
      ru: 'Категория',
      help: {
        en: 'For pages that are neither a category nor an article: those show their own tags.',
        ru: 'Для страниц, которые не категория и не статья: у тех теги свои.',
      },
    },
  },
  presets: {
    tags: { en: 'Tags', ru: 'Теги' },
    topics: { en: 'Topics on a background', ru: 'Темы на фоне' },
  },
};
