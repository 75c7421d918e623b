import type { messages as english } from '../../en/admin/number.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
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
} satisfies Messages<typeof english>;
