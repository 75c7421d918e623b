import { defineTexts } from '../i18n/define-texts.ts';

export const samplesTexts = defineTexts({
  en: {
    title: 'This shop shows samples',
    text: 'They came with the demo: {list}. Nobody ordered or wrote them, no emails are sent about them, and they leave the stock alone.',
    orders: '{count, plural, one {# order} other {# orders}}',
    leads: '{count, plural, one {# enquiry} other {# enquiries}}',
    reviews: '{count, plural, one {# review} other {# reviews}}',
    comments: '{count, plural, one {# comment} other {# comments}}',
    remove: 'Remove the samples',
    removeTitle: 'Remove all samples?',
    removeText:
      'This removes {list}, published ones too, and the sample visits. Everything of your own stays. It cannot be undone.',
    removed: 'The samples are removed',
  },
  ru: {
    title: 'В магазине показаны образцы',
    text: 'Они появились вместе с демо: {list}. Их никто не заказывал и не писал, писем из-за них не уходит, остатки на складе они не меняют.',
    orders: '{count, plural, one {# заказ} few {# заказа} many {# заказов} other {# заказа}}',
    leads: '{count, plural, one {# обращение} few {# обращения} many {# обращений} other {# обращения}}',
    reviews: '{count, plural, one {# отзыв} few {# отзыва} many {# отзывов} other {# отзыва}}',
    comments:
      '{count, plural, one {# комментарий} few {# комментария} many {# комментариев} other {# комментария}}',
    remove: 'Удалить образцы',
    removeTitle: 'Удалить все образцы?',
    removeText:
      'Будут удалены: {list}, в том числе опубликованные, и посещения-образцы. Всё ваше останется. Отменить удаление нельзя.',
    removed: 'Образцы удалены',
  },
});
