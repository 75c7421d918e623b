import type { messages as english } from '../../en/site/back-in-stock.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'backInStock.ask': 'أخبروني عند توفره',
  'backInStock.consent':
    'سنكتب إلى هذا العنوان عندما يتوفر المنتج، ولن نستخدمه لأي غرض آخر. يمكنك إلغاء ذلك برابط في كل رسالة.',
  'backInStock.submit': 'أخبروني',
  'backInStock.available': 'المنتج متوفر من جديد: يمكنك شراؤه الآن.',
  'backInStock.sentTitle': 'يُرجى الاطلاع على بريدك',
  'backInStock.sent':
    'كتبنا إلى {email}. أكّد العنوان بالرابط الموجود في الرسالة، وسنخبرك عندما يتوفر المنتج.',
  'backInStock.sentToYou': 'كتبنا إليك. أكّد العنوان بالرابط الموجود في الرسالة، وسنخبرك عندما يتوفر المنتج.',
  'backInStock.notedTitle': 'سنخبرك',
  'backInStock.noted': 'عندما يتوفر المنتج سنكتب إلى {email}.',
  'backInStock.confirmTitle': 'هل نخبرك عند توفره؟',
  'backInStock.confirmText': '{name}. سنكتب إلى {email}.',
  'backInStock.confirm': 'نعم، أخبروني',
  'backInStock.linkGone': 'لم يعد هذا الرابط صالحًا',
  'backInStock.linkGoneText': 'اطلب ذلك من جديد في صفحة المنتج.',
  'cartReminder.title': 'سلتك',
  'cartReminder.text':
    '{count, plural, zero {# منتج يُضاف} one {منتج واحد يُضاف} two {منتجان يُضافان} few {# منتجات تُضاف} many {# منتجًا يُضاف} other {# منتج يُضاف}} إلى سلة هذا المتصفح مع ما فيها.',
  'cartReminder.submit': 'إعادة السلة',
  'cartReminder.linkGoneText': 'لم نعد نحتفظ بهذه السلة. ابحث عن المنتجات في المتجر.',
  'unsubscribe.title': 'هل نوقف هذه الرسائل؟',
  'unsubscribe.text': 'لن نخبرك بعد الآن بتوفر المنتجات ولن نذكّرك بسلتك. ستبقى الرسائل المتعلقة بطلباتك تصلك.',
  'unsubscribe.submit': 'أوقفوها',
  'unsubscribe.doneTitle': 'لن تصلك هذه الرسائل بعد الآن',
  'unsubscribe.doneText':
    'ستبقى الرسائل المتعلقة بطلباتك تصلك. أما ما كنت تنتظره والسلة التي تركتها فقد حذفناهما.',
  'unsubscribe.undo': 'السماح بها من جديد',
  'unsubscribe.undoneTitle': 'يمكن أن تصلك هذه الرسائل من جديد',
  'unsubscribe.undoneText': 'لا نكتب إليك إلا عندما تطلب ذلك.',
  'unsubscribe.linkGoneText': 'استخدم الرابط الموجود في رسالة أحدث منا.',
} satisfies Messages<typeof english>;
