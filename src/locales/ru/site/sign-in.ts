import type { messages as english } from '../../en/site/sign-in.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  'auth.signIn': 'Войти',
  'auth.create': 'Создать аккаунт',
  'auth.reset': 'Восстановить пароль',
  'auth.delete': 'Удалить аккаунт',
  'auth.signOut': 'Выйти',
  'auth.forgot': 'Забыли пароль?',
  'auth.haveAccount': 'У меня уже есть аккаунт',
  'auth.resetSubmit': 'Отправить ссылку',
  'auth.resetSent': 'Мы отправили ссылку для восстановления пароля на {email}.',
  'auth.resetKept':
    'Магазин пока не отправляет писем, поэтому ссылка не отправлена. Напишите или позвоните нам, мы поможем войти.',
  'auth.resetHint': 'Укажите почту, и мы пришлём ссылку, по которой можно задать новый пароль.',
  'auth.resetExpired': 'Срок действия ссылки истёк, или ею уже воспользовались.',
  'auth.resetAgain': 'Запросить новую ссылку',
  'auth.resetDone': 'Пароль изменён.',
  'auth.setPassword': 'Сохранить пароль',
  'auth.deleteText': 'Аккаунт и его данные будут удалены безвозвратно.',
  'auth.deleteConfirm': 'Удалить мой аккаунт',
  'auth.created': 'Аккаунт создан',
  'auth.toAccount': 'В личный кабинет',
  'auth.noAccount': 'У меня ещё нет аккаунта',
  'auth.createdText': 'Вы вошли. Заказы и корзина теперь доступны на любом вашем устройстве.',
} satisfies Messages<typeof english>;
