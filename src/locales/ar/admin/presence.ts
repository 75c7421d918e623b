import type { messages as english } from '../../en/admin/presence.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  people: 'من يعمل هنا أيضًا',
  onPage: '{name}: في هذه الصفحة',
  atSection: '{name}: في «{section}»',
  onOtherPage: '{name}: في صفحة أخرى',
  more: '{count, plural, zero {لا أحد غيرهم} one {شخص آخر} two {شخصان آخران} few {# أشخاص آخرين} many {# شخصًا آخر} other {# شخص آخر}}',
  atRow: 'هنا الآن: {names}',
  inField: '{name} في هذا الحقل الآن',
  came: 'في هذه الصفحة الآن: {names}',
  left: 'لم يعودوا في هذه الصفحة: {names}',
} satisfies Messages<typeof english>;
