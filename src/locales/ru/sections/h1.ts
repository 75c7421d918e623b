import type { messages as english } from '../../en/sections/h1.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Заголовок страницы',
  about: 'Заголовок страницы; пустой берётся у самой страницы.',
  fields: {
    cover: { label: 'Картинка статьи', help: 'Только на страницах статей.' },
    'heading.title': { label: 'Заголовок', help: 'Пусто: название страницы.' },
  },
  presets: { title: 'Заголовок', 'title-with-note': 'Заголовок со строкой' },
  content: { lineSaysPage: 'Строка о том, что на этой странице.' },
} satisfies Messages<typeof english>;
