import type { SectionLabels } from '../framework/labels.ts';

export const textLabels: SectionLabels = {
  name: { en: 'Text', ru: 'Текст' },
  about: { en: 'Paragraphs, lists, quotes and links.', ru: 'Абзацы, списки, цитаты и ссылки.' },
  purpose: 'text',
  fields: { measure: { en: 'Length of lines', ru: 'Длина строк' } },
  choices: {
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
