import type { messages as english } from '../../en/admin/product-files.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'ملفات للتنزيل',
  text: 'يحصل المشتري على روابطها بعد دفع الطلب. أي نوع من الملفات، حتى {size} م.ب لكل ملف.',
  size: '{size} م.ب',
  saveFirst: 'احفظ المنتج ثم أضف الملفات.',
  add: 'إضافة ملف',
  added: 'أُضيف الملف',
  stop: 'إيقاف الرفع',
  uploading: 'جارٍ رفع {name}',
  tooLarge: 'حجم الملف أكبر من {size} م.ب',
  for: 'لأي خيار',
  forAll: 'للكل',
  delivered: 'هذا المنتج يُوصَّل أيضًا.',
  deliverNothing: 'لا شيء يُوصَّل',
  none: 'المنتج لا يُوصَّل ولا يوجد ما يُنزَّل بعد: أضف ملفًا.',
  remove: 'إزالة',
  removeNamed: 'إزالة {name}',
  removeTitle: 'إزالة {name}؟',
  removeText: 'لن تحصل عليه الطلبات الجديدة. ومن اشتراه يمكنه متابعة تنزيله.',
  removed: 'أُزيل الملف',
} as const satisfies Messages<typeof english>;
