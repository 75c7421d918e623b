import type { messages as english } from '../../en/admin/queue.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  all: 'Все',
  statuses: 'По состояниям',
  undo: 'Вернуть',
  older: 'Показать более старые',
  selected: '{count, plural, one {Выбрано: #} few {Выбрано: #} many {Выбрано: #} other {Выбрано: #}}',
  select: 'Выбрать: {name}',
  selectAll: 'Выбрать все показанные',
  progress: '{done} из {count}…',
  keys: 'Клавиши на выделенном: {keys}, ↑ и ↓ — соседние, пробел — выбрать.',
  key: '{key} — {label}',
  many: '{label}: {count}',
  list: 'Список',
} satisfies Messages<typeof english>;
