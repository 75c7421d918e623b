import type { messages as english } from '../../en/sections/tags-list.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'الوسوم',
  about: 'وسوم المقالات، ويؤدي كل منها إلى مقالاته.',
  fields: {
    category: {
      label: 'التصنيف',
      help: 'للصفحات التي ليست تصنيفًا ولا مقالًا: فتلك تعرض وسومها.',
    },
  },
  presets: { tags: 'وسوم', topics: 'مواضيع على خلفية' },
  content: { topics: 'المواضيع' },
} satisfies Messages<typeof english>;
