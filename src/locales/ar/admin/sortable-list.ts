import type { messages as english } from '../../en/admin/sortable-list.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  move: 'نقل {name}. تنقله مفاتيح الأسهم إلى أعلى وأسفل.',
  moved: '{name}: الموضع {place} من {count}',
} satisfies Messages<typeof english>;
