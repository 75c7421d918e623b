import type { messages as english } from '../../en/admin/queue.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  all: 'الكل',
  statuses: 'حسب الحالة',
  undo: 'تراجع',
  older: 'عرض الأقدم',
  selected:
    '{count, plural, zero {لم يُحدَّد شيء} one {حُدد واحد} two {حُدد اثنان} few {حُدد #} many {حُدد #} other {حُدد #}}',
  select: 'تحديد {name}',
  selectAll: 'تحديد كل المعروض',
  progress: '{done} من {count}…',
  keys: 'المفاتيح لما عليه التركيز: {keys}، و↑ و↓ للتالي، والمسافة للتحديد.',
  key: '{key} – {label}',
  many: '{label}: {count}',
  list: 'ما ينتظر هنا',
} satisfies Messages<typeof english>;
