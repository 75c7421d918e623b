import type { messages as english } from '../../en/sections/media-widget.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'بعض المقالات',
  about: 'بضع مقالات: ما تختاره أو الأحدث.',
  fields: {
    articles: { label: 'المقالات', help: 'إن تُركت فارغة: الأحدث.' },
    category: { label: 'التصنيف', help: 'إن تُرك فارغًا: الكل.' },
    limit: 'العدد',
  },
  presets: { newest: 'الأحدث', 'newest-with-button': 'مع زر إلى الكل' },
  content: {
    readNext: 'اقرأ أيضًا',
    journal: 'المدوّنة',
    workshopOnceMonth: 'من الورشة، مرة كل شهر.',
    allArticles: 'جميع المقالات',
  },
} satisfies Messages<typeof english>;
