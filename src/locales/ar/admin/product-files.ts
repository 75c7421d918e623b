import type { messages as english } from '../../en/admin/product-files.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'ملفات للتنزيل',
  text: 'يحصل المشتري على روابطها بعد دفع الطلب.',
  size: '{size} م.ب',
  saveFirst: 'احفظ المنتج ثم أضف الملفات.',
  add: 'إضافة ملف',
  added: 'أُضيف الملف',
  uploading: 'جارٍ رفع {name}',
  tooLarge: 'حجم الملف أكبر من 200 م.ب',
  for: 'لأي خيار',
  forAll: 'للكل',
  remove: 'إزالة',
  removeNamed: 'إزالة {name}',
  removeTitle: 'إزالة {name}؟',
  removeText: 'لن تحصل عليه الطلبات الجديدة. ومن اشتراه يمكنه متابعة تنزيله.',
  removed: 'أُزيل الملف',
} as const satisfies Messages<typeof english>;
