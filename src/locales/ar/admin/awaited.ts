import type { messages as english } from '../../en/admin/awaited.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'بانتظار التوفر',
  about:
    '{count, plural, zero {لا أحد يريد} one {شخص واحد يريد} two {شخصان يريدان} few {# أشخاص يريدون} many {# شخصًا يريدون} other {# شخص يريدون}} أن نخبرهم بالبريد. تُرسل الرسائل تلقائيًا عند توفر المخزون، بعدد القطع في كل مرة.',
  empty: 'لا أحد ينتظر',
  emptyText:
    'يطلب الزوار ذلك في صفحة ما نفدت كميته، عندما يكون «أخبروني عند توفره» مفعّلًا في إعدادات الكتالوج.',
  product: 'المنتج',
  people: 'الأشخاص',
  stock: 'المتوفر',
  unlimited: 'غير محدود',
  since: 'منذ',
  export: 'تصدير',
  exportHint:
    '{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}} بصيغة CSV دون عناوين',
  'export.comma': 'مفصولة بفواصل',
  'export.semicolon': 'مفصولة بفواصل منقوطة',
  'export.tab': 'مفصولة بعلامات جدولة',
} satisfies Messages<typeof english>;
