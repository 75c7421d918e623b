import type { messages as english } from '../../en/sections/tags-list.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Теги',
  about: 'Теги статей; каждый ведёт к своим статьям.',
  fields: {
    category: { label: 'Категория', help: 'Для страниц, которые не категория и не статья: у тех теги свои.' },
  },
  presets: { tags: 'Теги', topics: 'Темы на фоне' },
  content: { topics: 'Темы' },
} satisfies Messages<typeof english>;
