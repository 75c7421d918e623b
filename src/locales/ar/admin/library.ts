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
} satisfies Messages<typeof english>;
