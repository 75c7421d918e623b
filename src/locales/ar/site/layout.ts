import type { messages as english } from '../../en/site/layout.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'header.account': 'حسابي',
  'header.cart': 'السلة',
  'header.order': 'الطلب',
  'header.cartCount':
    '{count, plural, =0 {سلة التسوق فارغة} zero {سلة التسوق فارغة} one {منتج واحد في السلة} two {منتجان في السلة} few {# منتجات في السلة} many {# منتجًا في السلة} other {# منتج في السلة}}',
  'header.orderCount':
    '{count, plural, =0 {الطلب فارغ} zero {الطلب فارغ} one {منتج واحد في الطلب} two {منتجان في الطلب} few {# منتجات في الطلب} many {# منتجًا في الطلب} other {# منتج في الطلب}}',
  'header.menu': 'القائمة',
  'header.openMenu': 'فتح القائمة',
  'header.closeMenu': 'إغلاق القائمة',
  'header.openSubmenu': 'فتح القائمة الفرعية: {title}',
  'header.sendEnquiry': 'أرسل استفسارك',

  'mobileMenu.all': 'الكل في {title}',

  'footer.menu': 'قائمة أسفل الصفحة',
  'footer.rights': '© {year} {name}. جميع الحقوق محفوظة.',
  'footer.plusTax': 'الأسعار لا تشمل الضريبة.',

  'messengers.email': 'راسلنا بالبريد الإلكتروني',
  'messengers.open': 'عرض بيانات الاتصال',
  'messengers.phone': 'اتصل بنا',

  'breadcrumbs.label': 'مسار التنقل',
  'breadcrumbs.home': 'الرئيسية',
  'breadcrumbs.cart': 'سلة التسوق',
  'breadcrumbs.order': 'الطلب',
  'breadcrumbs.payment': 'الدفع',
  'breadcrumbs.resetPassword': 'إعادة تعيين كلمة المرور',
  'breadcrumbs.account': 'حسابي',
  'breadcrumbs.accountSettings': 'الإعدادات',
  'breadcrumbs.accountOrders': 'طلباتي',
  'breadcrumbs.accountOrder': 'الطلب {number}',
  'breadcrumbs.accountReviews': 'تقييماتي',
  'breadcrumbs.accountGiftCards': 'بطاقات الهدايا',

  'cookies.title': 'يستخدم هذا الموقع ملفات تعريف الارتباط',
  'cookies.accept': 'قبول',
  'cookies.necessary': 'الضرورية فقط',
  'cookies.change': 'إعدادات ملفات تعريف الارتباط',

  'ageVerification.title': 'هل عمرك 18 عامًا أو أكثر؟',
  'ageVerification.yes': 'نعم',
  'ageVerification.no': 'لا',
  'header.announcement': 'إعلان',
  'header.pauseAnnouncement': 'أوقف تناوب الأسطر',
  'header.closeAnnouncement': 'أغلق الإعلان',
} satisfies Messages<typeof english>;
