import type { messages as english } from '../../en/sections/text.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'نص',
  about: 'فقرات وقوائم واقتباسات وروابط.',
  fields: { measure: 'طول السطر', size: 'حجم الكلمات' },
  choices: {
    size: { normal: 'عادي', large: 'كبير' },
    measure: { narrow: 'مريح', full: 'العرض كاملًا' },
  },
  presets: { paragraphs: 'فقرات', centered: 'فكرة في الوسط' },
  content: {
    aboutUs: 'من نحن',
    sayFewSentences: '<p>قل في بضع جمل ماذا تصنع ولمن ولماذا هو جيد.</p>',
    wordStudio: 'كلمة من الاستوديو',
    oneThoughtSet: '<p style="text-align:center">فكرة واحدة بخط كبير وحولها متسع.</p>',
  },
} satisfies Messages<typeof english>;
