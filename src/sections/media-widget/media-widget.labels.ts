import type { SectionLabels } from '../framework/labels.ts';

export const mediaWidgetLabels: SectionLabels = {
  name: { en: 'Some articles', ru: 'Несколько статей' },
  about: {
    en: 'A few articles: those you choose, or the newest.',
    ru: 'Несколько статей: выбранные вами или новые.',
  },
  purpose: 'journal',
  fields: {
    articles: { en: 'Articles', ru: 'Статьи', help: { en: 'Empty: the newest.', ru: 'Пусто: самые новые.' } },
    category: { en: 'Category', ru: 'Категория', help: { en: 'Empty: all.', ru: 'Пусто: все.' } },
    limit: { en: 'How many', ru: 'Сколько' },
  },
  presets: {
    newest: { en: 'Newest', ru: 'Новые' },
    'newest-with-button': { en: 'With a button to all', ru: 'С кнопкой ко всем' },
  },
};
