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
      help: { en: 'Empty: the page’s own, or all of them.', ru: 'Пусто: категория самой страницы или все.' },
    },
  },
  presets: {
    tags: { en: 'Tags', ru: 'Метки' },
    topics: { en: 'Topics on a background', ru: 'Темы на фоне' },
  },
};
