import type { messages as english } from '../../en/sections/comments.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'التعليقات',
  about: 'ما يقوله القرّاء تحت المقال، مع نموذج لهم.',
  presets: { comments: 'التعليقات', 'comments-on-paper': 'على خلفية' },
  content: { lettersEditor: 'رسائل إلى المحرر' },
} satisfies Messages<typeof english>;
