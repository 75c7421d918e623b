import type { messages as english } from '../../en/sections/media-widget.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Несколько статей',
  about: 'Несколько статей: выбранные вами или новые.',
  fields: {
    articles: { label: 'Статьи', help: 'Пусто: самые новые.' },
    category: { label: 'Категория', help: 'Пусто: все.' },
    limit: 'Сколько',
  },
  presets: { newest: 'Новые', 'newest-with-button': 'С кнопкой ко всем' },
  content: {
    readNext: 'Читайте дальше',
    journal: 'Журнал',
    workshopOnceMonth: 'Из мастерской, раз в месяц.',
    allArticles: 'Все статьи',
  },
} satisfies Messages<typeof english>;
