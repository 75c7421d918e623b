import type { messages as english } from '../en/validation.ts';
import type { Messages } from '../messages.ts';

export const messages = {
  'validation.missing': 'Это поле обязательно',
  'validation.invalid': 'Это значение сюда не подходит',
  'validation.text': 'Введите текст',
  'validation.number': 'Введите число',
  'validation.wholeNumber': 'Введите целое число',
  'validation.yesOrNo': 'Здесь может быть только да или нет',
  'validation.list': 'Здесь должен быть список',
  'validation.object': 'Здесь должна быть группа полей',
  'validation.atMost': 'Введите число не больше {limit}',
  'validation.below': 'Введите число меньше {limit}',
  'validation.atLeast': 'Введите число не меньше {limit}',
  'validation.above': 'Введите число больше {limit}',
  'validation.between': 'Введите целое число от {min} до {max}',
  'validation.tooLong':
    'Введите не больше {count, plural, one {# символа} few {# символов} many {# символов} other {# символа}}',
  'validation.tooShort':
    'Введите не меньше {count, plural, one {# символа} few {# символов} many {# символов} other {# символа}}',
  'validation.empty': 'Это не может быть пустым',
  'validation.tooMany':
    'Можно указать не больше {count, plural, one {# значения} few {# значений} many {# значений} other {# значения}}',
  'validation.tooFew':
    'Укажите не меньше {count, plural, one {# значения} few {# значений} many {# значений} other {# значения}}',
  'validation.multipleOf': 'Введите число, кратное {divisor}',
  'validation.email': 'Введите адрес почты, например ann@example.com',
  'validation.url': 'Введите полный адрес с https://',
  'validation.tileAddress':
    'Введите адрес плиток карты: он начинается с https://, в нём есть z, x и y в фигурных скобках',
  'validation.date': 'Введите дату, например 2026-01-31',
  'validation.moment': 'Введите дату и время, например 2026-01-31T21:00:00Z',
  'validation.color': 'Введите цвет, например #1f2937',
  'validation.path': 'Введите адрес на этом сайте, например /about',
  'validation.previewScope': 'Ссылка на одну страницу не показывает ни кампанию, ни другую дату',
  'validation.document': 'Назовите документ, например page:12, settings или menu:main',
  'validation.format': 'Это записано не так, как нужно',
  'validation.oneOf': 'Выберите одно из значений: {values}',
  'validation.unknownFields': 'Таких полей нет: {names}',
  'validation.unstorable': 'Уберите из этого текста невидимые символы',
  'validation.tooDeep': 'Слишком глубокая вложенность',
} satisfies Messages<typeof english>;
