import type { messages as english } from '../../en/admin/content.ts';
import type { Messages } from '../../messages.ts';

/** What the screens of the content share. */
export const messages = {
  title: 'العنوان',
  address: 'الرابط',
  addressOf: 'رابط «{name}»',
  changeAddress: 'تغيير الرابط',
  addressMoves: 'يسري فورًا. والرابط القديم يحوّل إلى الجديد.',
  moved: 'الآن على {path}',
  addressHint: 'آخر مقطع من الرابط؛ وإن تُرك فارغًا اشتُق من العنوان.',
  state: 'الحالة',
  draft: 'مسودة',
  off: 'متوقف',
  changed: 'تغييرات غير منشورة',
  published: 'منشور',
  planned: 'مجدول',
  updated: 'تاريخ التعديل',
  actions: 'إجراءات {name}',
  edit: 'تعديل الصفحة',
  view: 'فتح في الموقع',
  create: 'إنشاء',
  save: 'حفظ',
  saved: 'تم الحفظ',
  cancel: 'إلغاء',
  remove: 'حذف',
  removed: 'حُذف: {name}',
  removeTitle: 'حذف «{name}»؟',
  any: 'الكل',
  nothing: 'لا نتائج',
  nothingHint: 'جرّب كلمات أخرى أو امسح المرشّحات.',
  articles:
    '{count, plural, zero {# مقال} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}}',
  merge: 'دمج في آخر',
  into: 'في',
  mergeText: 'تنتقل مقالات «{name}» إلى ما تختاره، ويُحذف «{name}». لا يمكن التراجع عن ذلك.',
  merged: 'تم الدمج',
} satisfies Messages<typeof english>;
