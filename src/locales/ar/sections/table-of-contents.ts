import type { messages as english } from '../../en/sections/table-of-contents.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'المحتويات',
  about: 'عناوين نصوص الصفحة كروابط.',
  fields: { depth: 'المستويات' },
  choices: { depth: { h2: 'العناوين الرئيسية', h3: 'مع العناوين الفرعية' } },
  presets: { contents: 'المحتويات', chapters: 'الفصول' },
  content: { inThisArticle: 'في هذا المقال' },
} satisfies Messages<typeof english>;
