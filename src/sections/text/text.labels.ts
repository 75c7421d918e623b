import type { SectionLabels } from '../framework/labels.ts';

export const textLabels: SectionLabels = {
  name: { en: 'Text', ru: 'Текст' },
  about: { en: 'Paragraphs, lists, quotes and links.', ru: 'Абзацы, списки, цитаты и ссылки.' },
  purpose: 'text',
  fields: {
    measure: { en: 'Length of lines', ru: 'Длина строк' },
    size: { en: 'Size of the words', ru: 'Размер слов' },
  },
  choices: {
    size: {
      normal: { en: 'As usual', ru: 'Обычный' },
      large: { en: 'Large', ru: 'Крупный' },
    },
    measure: {
      narrow: { en: 'Comfortable', ru: 'Удобная' },
      full: { en: 'Whole width', ru: 'Во всю ширину' },
    },
  },
  presets: {
    paragraphs: { en: 'Paragraphs', ru: 'Абзацы' },
    centered: { en: 'Thought in the middle', ru: 'Мысль в середине' },
  },
};
