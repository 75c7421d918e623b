import { benefitLabels } from '../benefit/benefit.labels.ts';
import type { SectionLabels } from '../framework/labels.ts';

const fields = {
  'items.title': { en: 'Title', ru: 'Заголовок' },
  'items.html': { en: 'Text', ru: 'Текст' },
};
const link = { 'items.link': { en: 'Title leads to', ru: 'Куда ведёт заголовок' } };
const icons = benefitLabels.choices?.['items.icon'] ?? {};

export const textBlock1Labels: SectionLabels = {
  name: { en: 'Text cards', ru: 'Карточки с текстом' },
  about: { en: 'Coloured cards of text in a row.', ru: 'Цветные карточки с текстом в ряд.' },
  purpose: 'text',
  item: { en: 'Card', ru: 'Карточка' },
  fields: { ...fields, ...link, 'items.icon': { en: 'Icon', ru: 'Значок' } },
  choices: { 'items.icon': icons },
  presets: {
    'three-cards': { en: 'Three cards', ru: 'Три карточки' },
    'two-cards': { en: 'Two cards', ru: 'Две карточки' },
  },
};

export const textBlock2Labels: SectionLabels = {
  name: { en: 'Text in wide rows', ru: 'Текст широкими строками' },
  about: {
    en: 'Rows with a large number or a word before each.',
    ru: 'Строки, перед каждой крупный номер или слово.',
  },
  purpose: 'text',
  item: { en: 'Row', ru: 'Строка' },
  fields: {
    ...fields,
    numbered: {
      en: 'Number the rows',
      ru: 'Нумеровать строки',
      help: { en: 'Else each shows a word of its own.', ru: 'Иначе у каждой своё слово.' },
    },
    'items.eyebrow': { en: 'Word before the row', ru: 'Слово перед строкой' },
  },
  presets: {
    steps: { en: 'Steps', ru: 'Шаги' },
    chapters: { en: 'Chapters', ru: 'Главы' },
  },
};

export const textBlockGridLabels: SectionLabels = {
  name: { en: 'Text on a grid', ru: 'Текст по сетке' },
  about: { en: 'Texts of different widths side by side.', ru: 'Тексты разной ширины рядом.' },
  purpose: 'text',
  item: { en: 'Cell', ru: 'Ячейка' },
  fields: {
    ...fields,
    ...link,
    'items.span': {
      en: 'Width',
      ru: 'Ширина',
      help: { en: 'In twelfths of the row.', ru: 'В двенадцатых долях ряда.' },
    },
  },
  presets: {
    halves: { en: 'Two halves', ru: 'Две половины' },
    'wide-and-narrow': { en: 'Wide and narrow', ru: 'Широкая и узкие' },
  },
};
