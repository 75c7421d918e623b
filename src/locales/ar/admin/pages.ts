import type { messages as english } from '../../en/admin/pages.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'الصفحات',
  caption: 'صفحات الموقع',
  search: 'ابحث في الصفحات',
  new: 'صفحة جديدة',
  newTitle: 'صفحة جديدة',
  newHint: 'تُفتح في المحرّر مسودةً. ويراها الزوار حين تنشرها.',
  copyTitle: 'نسخة من «{name}»',
  copy: 'تكرار',
  switchOff: 'تعطيل',
  switchOn: 'تفعيل',
  home: 'الصفحة الرئيسية',
  removeText: 'ستُحذف الصفحة ومسودتها وسجلّها نهائيًا.',
  linked: 'لا تزال هناك روابط إليها: {links}. ستؤدي تلك الروابط إلى «غير موجودة».',
  removeAnyway: 'احذف على أي حال',
  empty: 'لا صفحات بعد',
  emptyHint: 'أنشئ واحدة للتوصيل أو للتواصل أو لما يسأل عنه العملاء.',
} satisfies Messages<typeof english>;
