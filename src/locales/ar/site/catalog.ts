import type { messages as english } from '../../en/site/catalog.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'catalog.errors.savedByAnother': 'حفظ شخص آخر تعديلًا بعد أن فتحت هذه الصفحة',
  'catalog.errors.hasCatalogsBelow': 'انقل الأقسام الفرعية أو احذفها أولًا',
  'catalog.errors.belowItself': 'لا يمكن وضع القسم داخل نفسه',
  'catalog.errors.nameTaken': 'هذا الاسم مستخدم بالفعل',
  'catalog.errors.bothOptions': 'أحد المنتجات يحمل الخيارين معًا، لذا لا يمكن دمجهما',
  'catalog.errors.bothValues': 'أحد المنتجات يعرض القيمتين معًا، لذا لا يمكن دمجهما',
  'catalog.errors.orderChanged': 'غيّر شخص آخر هذه القائمة: إليك حالتها الآن',
  'catalog.errors.inUse': 'أحد المنتجات يستخدمه: عدّل المنتج أولًا',
  'catalog.errors.stockNotCounted': 'مخزون هذا المتغيّر غير محسوب',

  'search.title': 'البحث',
  'search.titleQuery': 'البحث: {query}',
  'search.label': 'ابحث في الموقع',
  'search.placeholder': 'عمّ تبحث؟',
  'search.submit': 'بحث',
  'search.close': 'إغلاق البحث',
  'search.suggestions': 'الاقتراحات',
  'search.suggestionCount':
    '{count, plural, =0 {لا اقتراحات} zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
  'search.resultCount':
    '{count, plural, =0 {لا توجد نتائج} zero {لا توجد نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'search.allResults': 'عرض جميع النتائج',
  'search.corrected': 'نعرض نتائج البحث عن «{query}»',
  'search.nothingFound': 'لا توجد نتائج',
  'search.nothingFoundHint': 'تحقّق من الإملاء أو جرّب كلمات أقل.',
  'search.services': 'الخدمات',
  'search.products': 'المنتجات',
  'search.catalogs': 'الأقسام',
  'search.pages': 'الصفحات',
  'search.articles': 'المقالات',

  'catalog.noneYet': 'لا توجد أقسام بعد.',
  'catalog.title': 'الأقسام',
  'catalog.allServices': 'جميع الخدمات',
  'catalog.allProducts': 'جميع المنتجات',
  'catalog.empty': 'هذا القسم فارغ',
  'catalog.nothingFound': 'لا توجد نتائج',
  'catalog.nothingFoundHint': 'لا شيء يطابق جميع عوامل التصفية. جرّب إزالة بعضها.',
  'catalog.serviceCount':
    '{count, plural, =0 {لا خدمات} zero {لا خدمات} one {خدمة واحدة} two {خدمتان} few {# خدمات} many {# خدمة} other {# خدمة}}',
  'catalog.productCount':
    '{count, plural, =0 {لا منتجات} zero {لا منتجات} one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجًا} other {# منتج}}',
  'catalog.foundCount':
    '{count, plural, =0 {لا توجد نتائج} zero {لا توجد نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'catalog.showMore': 'عرض المزيد',
  'catalog.pages': 'الصفحات',
  'catalog.page': 'صفحة {n}',
  'catalog.previousPage': 'الصفحة السابقة',
  'catalog.nextPage': 'الصفحة التالية',

  'sort.label': 'الترتيب حسب',
  'sort.custom': 'المختارة لك',
  'sort.title': 'الاسم',
  'sort.priceAsc': 'السعر: من الأقل إلى الأعلى',
  'sort.priceDesc': 'السعر: من الأعلى إلى الأقل',
  'sort.apply': 'ترتيب',

  'filter.title': 'التصفية',
  'filter.open': 'التصفية',
  'filter.openCount': 'التصفية ({count})',
  'filter.close': 'إغلاق التصفية',
  'filter.price': 'السعر',
  'filter.priceFrom': 'السعر من',
  'filter.priceTo': 'السعر إلى',
  'filter.from': 'من \u2068{price}\u2069',
  'filter.to': 'حتى \u2068{price}\u2069',
  'filter.show':
    '{count, plural, =0 {لا توجد نتائج} zero {لا توجد نتائج} one {عرض نتيجة واحدة} two {عرض نتيجتين} few {عرض # نتائج} many {عرض # نتيجة} other {عرض # نتيجة}}',
  'filter.clearAll': 'مسح الكل',
  'filter.chosen': 'عوامل التصفية المختارة',
  'filter.remove': 'إزالة عامل التصفية: {title}',
  'filter.allValues': 'عرض الكل ({count})',
  'filter.valueCount':
    '{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
  'filter.only': 'اعرض فقط',
  'filter.available': 'المتوفر',
  'filter.discounted': 'المخفّض',
  'filter.find': 'ابحث في «{title}»',
  'filter.noValue': 'لا توجد قيمة كهذه',
} satisfies Messages<typeof english>;
