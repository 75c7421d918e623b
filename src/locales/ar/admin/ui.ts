import type { messages as english } from '../../en/admin/ui.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  back: 'رجوع',
  loading: 'جارٍ التحميل…',
  failed: 'تعذّر تحميل هذا',
  broken: 'حدث خطأ في الخادم. أعد المحاولة بعد دقيقة؛ وإن تكرر فراجع سجلّ الخادم.',
  offline: 'لا يمكن الوصول إلى الخادم. تحقق من الاتصال وأعد المحاولة.',
  retry: 'إعادة المحاولة',
  cancel: 'إلغاء',
  search: 'بحث',
  clear: 'مسح',
  selectAll: 'تحديد كل الأسطر',
  selectRow: 'تحديد {name}',
  selected:
    '{count, plural, zero {لم يُحدَّد شيء} one {حُدد واحد} two {حُدد اثنان} few {حُدد #} many {حُدد #} other {حُدد #}}',
  range: '{from}–{to} من {count}',
  narrow: 'تنتهي القائمة هنا. ابحث أو رشّح لترى الباقي.',
  nothing: 'لا شيء هنا',
  page: 'الصفحة {page}',
  next: 'الصفحة التالية',
  previous: 'الصفحة السابقة',
  leaveTitle: 'المغادرة دون حفظ؟',
  leaveText: 'ما غيّرته في هذه الشاشة لم يُحفظ بعد.',
  leave: 'مغادرة',
  close: 'إغلاق',
  save: 'حفظ',
  saved: 'تم الحفظ',
  discard: 'تجاهل التغييرات',
  unsaved: 'لديك تغييرات غير محفوظة',
  showHidden: 'إظهار المكتوب أو إخفاؤه',
  sample: 'عيّنة',
} satisfies Messages<typeof english>;
