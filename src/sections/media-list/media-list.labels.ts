import type { SectionLabels } from '../framework/labels.ts';

export const mediaListLabels: SectionLabels = {
  name: { en: 'List of articles', ru: 'Список статей' },
  about: {
    en: 'Articles of a category, newest first, with pages.',
    ru: 'Статьи категории, новые сверху, по страницам.',
  },
  purpose: 'journal',
  fields: {
    category: {
      en: 'Category',
      ru: 'Категория',
      help: { en: 'Empty: the page’s own, or all of them.', ru: 'Пусто: категория самой страницы или все.' },
    },
    limit: {
      en: 'How many',
      ru: 'Сколько',
      help: {
        en: 'On the page of a category the settings say it.',
        ru: 'На странице самой категории это решают настройки.',
      },
    },
  },
  presets: {
    articles: { en: 'Articles', ru: 'Статьи' },
    latest: { en: 'Latest three', ru: 'Три последние' },
  },
};
