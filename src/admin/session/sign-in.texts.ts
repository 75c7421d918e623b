import { defineTexts } from '../i18n/define-texts.ts';

export const signInTexts = defineTexts({
  en: {
    title: 'Sign in to the back office',
    again: 'Sign in again to go on',
    againHint: 'Your session has ended. Nothing that you typed is lost.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    offline: 'The server cannot be reached. Check the connection and try again.',
  },
  ru: {
    title: 'Вход в панель управления',
    again: 'Войдите ещё раз, чтобы продолжить',
    againHint: 'Сеанс завершён. Всё, что вы ввели, сохранилось.',
    email: 'Электронная почта',
    password: 'Пароль',
    submit: 'Войти',
    offline: 'Сервер недоступен. Проверьте соединение и попробуйте ещё раз.',
  },
});
