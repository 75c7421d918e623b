import type { SectionLabels } from '../framework/labels.ts';

export const tagsListLabels: SectionLabels = {
  name: { en: 'Tags', ru: 'Метки' },
  about: {
    en: 'Tags of articles; each leads to its articles.',
    ru: 'Метки статей; каждая ведёт к своим статьям.',
  },
  purpose: 'journal',
  fields: {
    category: {
      en: 'Category',
      ru: 'Категория',
      help: {
        en: 'For pages that are neither a category nor an article: those show their own tags.',
        ru: 'Для страниц, которые не категория и не статья: у тех метки свои.',
      },
    },
  },
  presets: {
    tags: { en: 'Tags', ru: 'Метки' },
    topics: { en: 'Topics on a background', ru: 'Темы на фоне' },
  },
};
