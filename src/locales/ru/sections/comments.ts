import type { messages as english } from '../../en/sections/comments.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Комментарии',
  about: 'Что читатели пишут под статьёй, и форма для них.',
  presets: { comments: 'Комментарии', 'comments-on-paper': 'На фоне' },
  content: { lettersEditor: 'Письма в редакцию' },
} satisfies Messages<typeof english>;
