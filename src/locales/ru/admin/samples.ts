import type { messages as english } from '../../en/admin/samples.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  title: 'В магазине показаны образцы',
  text: 'Они появились вместе с демо: {list}. Их никто не заказывал и не писал, писем из-за них не уходит, остатки на складе они не меняют.',
  orders: '{count, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}}',
  leads: '{count, plural, one {# обращение} few {# обращения} many {# обращений} other {# обращения}}',
  reviews: '{count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}}',
  questions: '{count, plural, one {# вопрос} few {# вопроса} many {# вопросов} other {# вопроса}}',
  comments:
    '{count, plural, one {# комментарий} few {# комментария} many {# комментариев} other {# комментария}}',
  remove: 'Удалить образцы',
  removeTitle: 'Удалить все образцы?',
  removeText:
    'Будут удалены: {list}, в том числе опубликованные, и посещения-образцы. Всё ваше останется. Отменить удаление нельзя.',
  removed: 'Образцы удалены',
} satisfies Messages<typeof english>;
