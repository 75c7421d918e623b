import type { messages as english } from '../../en/sections/table-of-contents.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Оглавление',
  about: 'Заголовки текстов страницы ссылками.',
  fields: { depth: 'Уровни' },
  choices: { depth: { h2: 'Главные заголовки', h3: 'С подзаголовками' } },
  presets: { contents: 'Оглавление', chapters: 'Главы' },
  content: { inThisArticle: 'В этой статье' },
} satisfies Messages<typeof english>;
