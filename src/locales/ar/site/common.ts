import type { messages as english } from '../../en/site/common.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'common.loading': 'جارٍ التحميل…',
  'common.close': 'إغلاق',
  'common.cancel': 'إلغاء',
  'common.save': 'حفظ',
  'common.saved': 'تم الحفظ',
  'common.retry': 'إعادة المحاولة',
  'common.readMore': 'اقرأ المزيد',
  'common.showMore': 'عرض المزيد',
  'common.numberOf': '{n} من {count}',

  'site.skipToContent': 'الانتقال إلى المحتوى الرئيسي',
  'site.noScript': 'فعّل JavaScript للشراء وإرسال النماذج. يمكنك قراءة كل شيء من دونه.',

  'errorPage.title.403': 'هذه الصفحة غير متاحة لك',
  'errorPage.title.404': 'الصفحة غير موجودة',
  'errorPage.title.default': 'حدث خطأ',
  'errorPage.description.404': 'عذرًا، الصفحة التي تبحث عنها غير موجودة!',
  'errorPage.buttons.toHome': 'الصفحة الرئيسية',

  'errors.default': 'عذرًا، حدث خطأ ما',
  'errors.noRoute': 'تعذّر العثور على هذه الصفحة',
  'errors.internal': 'خطأ داخلي في الخادم، يُرجى إبلاغ مدير الموقع',
  'errors.network': 'لا يوجد اتصال. تحقّق من الإنترنت وحاول مرة أخرى.',
  'errors.contradicted': 'لا يتوافق هذا مع ما حفظه المتجر في هذه الأثناء. أعد تحميل الصفحة وحاول مرة أخرى.',
  'errors.unstorable': 'جزء مما أُرسل لا يمكن حفظه. راجع ما أدخلته وحاول مرة أخرى.',
  'errors.tooManyRequests': 'محاولات كثيرة. يُرجى المحاولة لاحقًا.',

  'section.empty': 'لا يوجد ما يُعرض في هذا المقطع بعد ({type}).',
  'section.unknown': 'نوع هذا المقطع غير معروف هنا ({type}). لا يراه الزوار.',
  'section.broken': 'لا يمكن عرض هذا المقطع بحالته الحالية ({type}). لا يراه الزوار.',

  'preview.bar': 'هذه معاينة لما لم يُنشر بعد. يعمل الرابط حتى {until}.',
  'preview.barPrices': 'الأسعار كما في {at}؛ أما السلة وإتمام الطلب فبأسعار اليوم.',
  'preview.barAt': 'هكذا سيرى الزوار الموقع في {at}. يعمل الرابط حتى {until}.',
  'preview.ended': 'انتهت هذه المعاينة. اطلب رابطًا جديدًا.',

  'unavailable.text': 'المتجر غير متاح مؤقتًا. يُرجى تحديث الصفحة بعد دقيقة.',
} satisfies Messages<typeof english>;
