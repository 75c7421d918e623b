import { defineTexts } from '../../i18n/define-texts.ts';

export const galleryTexts = defineTexts({
  en: {
    title: 'Sections',
    text: 'Every kind of section with its examples, as this shop would show it. Choose one to try its fields: nothing here is saved.',
    type: 'Kind of section',
    widths: 'Width',
    examples: 'Examples',
    try: 'Try',
    draws: 'Drawn at {width} px',
    noPreview: 'Nothing to show.',
    fields: 'Fields of the section',
    example: '{name}, {width} px',
  },
  ru: {
    title: 'Секции',
    text: 'Все виды секций с примерами, как их показал бы этот магазин. Выберите, чтобы попробовать поля: здесь ничего не сохраняется.',
    type: 'Вид секции',
    widths: 'Ширина',
    examples: 'Примеры',
    try: 'Попробовать',
    draws: 'Ширина {width} px',
    noPreview: 'Показывать нечего.',
    fields: 'Поля секции',
    example: '{name}, {width} px',
  },
});
