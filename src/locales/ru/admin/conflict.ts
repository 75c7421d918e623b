import type { messages as english } from '../../en/admin/conflict.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Это сохранил кто-то другой',
  text: 'Пока вы работали, это изменили. Сохраните свой вариант поверх или загрузите чужой и потеряйте свои изменения.',
  overwrite: 'Сохранить мой поверх',
  loadTheirs: 'Загрузить чужой',
} satisfies Messages<typeof english>;
