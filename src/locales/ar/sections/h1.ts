import type { messages as english } from '../../en/sections/h1.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'عنوان الصفحة',
  about: 'عنوان الصفحة؛ وإن تُرك فارغًا أُخذ من الصفحة.',
  fields: {
    cover: { label: 'صورة المقال', help: 'في صفحات المقالات فقط.' },
    'heading.title': { label: 'العنوان', help: 'إن تُرك فارغًا: عنوان الصفحة.' },
  },
  presets: { title: 'عنوان', 'title-with-note': 'عنوان مع سطر' },
  content: { lineSaysPage: 'سطر يوضح ما في هذه الصفحة.' },
} satisfies Messages<typeof english>;
