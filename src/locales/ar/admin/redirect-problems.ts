import type { messages as english } from '../../en/admin/redirect-problems.ts';
import type { Messages } from '../../messages.ts';

/** What is wrong with a line, by the key that the server gives. */
export const messages = {
  'redirects.errors.from': 'أدخل عنوانًا من هذا الموقع، مثل ‎/old-page',
  'redirects.errors.to': 'أدخل عنوانًا من هذا الموقع، أو عنوانًا كاملًا يبدأ بـ https://‎',
  'redirects.errors.own': 'يستخدم الموقع نفسه هذا العنوان',
  'redirects.errors.taken': 'توجد إعادة توجيه من هذا العنوان بالفعل',
  'redirects.errors.loop': 'ينتج عن ذلك حلقة',
  'redirects.errors.chain': 'لهذا العنوان إعادة توجيه هو نفسه. أدخل العنوان النهائي.',
  'redirects.errors.line': 'المطلوب عنوانان بينهما مسافة أو علامة جدولة أو فاصلة أو فاصلة منقوطة',
  'redirects.errors.tooMany': '5,000 سطر على الأكثر في المرة',
} satisfies Messages<typeof english>;
