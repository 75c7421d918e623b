import type { messages as english } from '../../en/admin/sortable-list.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  move: 'Переместить: {name}. Стрелки двигают вверх и вниз.',
  moved: '{name}: место {place} из {count}',
} satisfies Messages<typeof english>;
