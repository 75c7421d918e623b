import type { messages as english } from '../../en/admin/library.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'إضافة مقطع',
  search: 'ابحث: أسئلة، شرائح، تواصل…',
  shelves: 'أنواع المقاطع',
  all: 'الكل',
  add: 'إضافة: {name}',
  nothing: 'لا مقطع يطابق «{q}»',
  nothingText: 'جرّب كلمة أخرى أو تصفّح كل المقاطع.',
  showAll: 'عرض كل المقاطع',
  found:
    '{count, plural, zero {# مقطع} one {مقطع واحد} two {مقطعان} few {# مقاطع} many {# مقطعًا} other {# مقطع}}',
  keys: 'مفاتيح الأسهم للتنقل وEnter للإضافة.',
  placeGone: 'غيّر شخص آخر الصفحة، فلم يعد هذا الموضع موجودًا. اختر موضعًا من جديد.',
  mine: 'مقاطعي',
  shared: 'المشتركة',
  ready: 'جاهزة',
  mineEmpty: 'لا مقاطع محفوظة بعد',
  mineEmptyText:
    'في قائمة المقاطع افتح قائمة أحدها واختر «حفظ في مقاطعي…»، فيظهر هنا ويمكن إضافته إلى أي صفحة.',
  savedBy: '{author}، {date}',
  unusable: 'لا يستطيع هذا الإصدار من البرنامج استخدامه، ويمكن حذفه فقط.',
  actions: 'إجراءات «{title}»',
  rename: 'إعادة التسمية…',
  delete: 'حذف',
  renameTitle: 'إعادة تسمية المقطع المحفوظ',
  renamed: 'أُعيدت التسمية',
  name: 'الاسم',
  save: 'حفظ',
  saveTitle: 'حفظ في مقاطعي',
  saveHelp: 'يُحفظ كما هو الآن لأي صفحة، ولا تغيّره تعديلات هذه الصفحة لاحقًا.',
  saved: 'تم الحفظ. تجده في «مقاطعي» عند إضافة مقطع.',
  removeTitle: 'حذف «{title}»؟',
  removeText: 'لن يبقى في «مقاطعي»، وتحتفظ الصفحات التي أُضيف إليها بنسخها.',
  remove: 'حذف المقطع المحفوظ',
  removed: 'حُذف',
} satisfies Messages<typeof english>;
