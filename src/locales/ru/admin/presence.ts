import type { messages as english } from '../../en/admin/presence.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  people: 'Кто ещё здесь',
  onPage: '{name}: на этой странице',
  atSection: '{name}: в секции «{section}»',
  onOtherPage: '{name}: на другой странице',
  more: '{count, plural, one {Ещё # человек} few {Ещё # человека} many {Ещё # человек} other {Ещё # человека}}',
  atRow: 'Сейчас здесь: {names}',
  inField: '{name} правит это поле',
  came: 'Теперь на этой странице: {names}',
  left: 'Больше не на этой странице: {names}',
} satisfies Messages<typeof english>;
