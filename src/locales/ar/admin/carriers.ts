import type { messages as english } from '../../en/admin/carriers.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'شركات الشحن',
  text: 'أعدّ شركة شحن ليتمكن الفريق من تسليمها الطرود من بطاقة الطلب: برقم للتتبّع وملصق وحالة الطرد. ويمكن لمنطقة التوصيل أن تأخذ أسعارها (التوصيل ← المنطقة ← «السعر حسب»).',
  about: 'سلّم الطرود إلى CDEK من بطاقة الطلب، واجعل مناطق التوصيل تأخذ أسعارها.',
  open: 'إعداد شركات الشحن',
  ready: 'مفعّلة',
  off: 'متوقفة',
  notSetUp: 'غير مُعدّة',
  takes: 'للطلبات بعملة {currencies}',
  enabled: 'يمكن للفريق إرسال الطرود معها',
  keys: 'الحساب والمرسل',
  atCarrier: 'ما يُضبط لدى شركة الشحن',
  saved: 'تم الحفظ',
  save: 'حفظ',
  edit: 'تعديل {name}',
  'test.accepted': 'تقبل شركة الشحن المفاتيح.',
  'test.refused': 'لا تقبل شركة الشحن المفاتيح. تحقق منها ومما إذا كانت فعلية أم تجريبية.',
  'test.unreachable': 'شركة الشحن لا تجيب. حاول لاحقًا.',
  neverTested: 'لم تُختبر هذه المفاتيح بعد.',
  carrierSaid: 'قالت شركة الشحن: {detail}',
} satisfies Messages<typeof english>;
