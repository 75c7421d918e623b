import { defineTexts } from '../i18n/define-texts.ts';

export const proofTexts = defineTexts({
  en: {
    title: 'Is it still you?',
    text: 'What you are about to do opens doors to the shop. Enter your password once more.',
    password: 'Password',
    confirm: 'Go on',
  },
  ru: {
    title: 'Это всё ещё вы?',
    text: 'От этого действия зависит доступ к магазину. Введите пароль ещё раз.',
    password: 'Пароль',
    confirm: 'Продолжить',
  },
});
