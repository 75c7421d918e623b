import type { messages as english } from '../../en/sections/media-list.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'قائمة المقالات',
  about: 'مقالات تصنيف، الأحدث أولًا، مع ترقيم الصفحات.',
  fields: {
    category: { label: 'التصنيف', help: 'إن تُرك فارغًا: تصنيف الصفحة أو جميعها.' },
    limit: { label: 'العدد', help: 'في صفحة التصنيف تحدده الإعدادات.' },
  },
  presets: { articles: 'مقالات', latest: 'آخر ثلاثة' },
  content: {
    fromTheJournal: 'من المدوّنة',
    notesHowThings: 'ملاحظات عن كيفية صنع الأشياء ومن يصنعها.',
  },
} satisfies Messages<typeof english>;
