import type { messages as english } from '../../en/sections/media-list.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Список статей',
  about: 'Статьи категории, новые сверху, по страницам.',
  fields: {
    category: { label: 'Категория', help: 'Пусто: категория самой страницы или все.' },
    limit: { label: 'Сколько', help: 'На странице самой категории это решают настройки.' },
  },
  presets: { articles: 'Статьи', latest: 'Три последние' },
  content: { fromTheJournal: 'Из журнала', notesHowThings: 'Заметки о том, как делаются вещи и кем.' },
} satisfies Messages<typeof english>;
