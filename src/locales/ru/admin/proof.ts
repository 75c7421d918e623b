import type { messages as english } from '../../en/admin/proof.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'Подтвердите, что это вы',
  text: 'От этого действия зависит доступ к магазину. Введите пароль ещё раз.',
  password: 'Пароль',
  confirm: 'Продолжить',
} satisfies Messages<typeof english>;
