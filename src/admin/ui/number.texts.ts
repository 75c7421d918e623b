import { defineTexts } from '../i18n/define-texts.ts';

export const numberTexts = defineTexts({
  en: {
    notNumber: 'This is not a number. Write it like {example}.',
    fraction:
      '{decimals, plural, one {At most # digit} other {At most # digits}} after the point: {example}.',
    whole: 'Enter a whole number.',
    currency: 'The shop’s currency is {currency}: enter the amount in it.',
    tooLarge: 'This number is too large.',
    ambiguous: 'Is it {grouped} or {decimal}? Enter one of the two.',
    required: 'Enter a number.',
    range: 'Enter a number from {min} to {max}.',
    least: 'Enter {min} or more.',
    most: 'Enter {max} or less.',
    percentSign: '%',
    pixelSign: 'px',
  },
  ru: {
    notNumber: 'Это не число. Пример: {example}.',
    fraction:
      'После запятой не больше {decimals, plural, one {# знака} few {# знаков} many {# знаков} other {# знака}}, например {example}.',
    whole: 'Введите целое число.',
    currency: 'Валюта магазина — {currency}: введите сумму в ней.',
    tooLarge: 'Слишком большое число.',
    ambiguous: 'Это {grouped} или {decimal}? Введите одно из двух.',
    required: 'Введите число.',
    range: 'Введите число от {min} до {max}.',
    least: 'Введите {min} или больше.',
    most: 'Введите {max} или меньше.',
    percentSign: '%',
    pixelSign: 'пкс',
  },
});
