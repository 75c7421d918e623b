import { defineTexts } from '../i18n/define-texts.ts';

export const proofTexts = defineTexts({
  en: {
    title: 'Confirm it is you',
    text: 'This is a sensitive change. Enter your password once more.',
    password: 'Password',
    confirm: 'Continue',
  },
  ru: {
    title: 'Подтвердите, что это вы',
    text: 'От этого действия зависит доступ к магазину. Введите пароль ещё раз.',
    password: 'Пароль',
    confirm: 'Продолжить',
  },
});
