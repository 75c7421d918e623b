import type { SectionLabels } from '../framework/labels.ts';

export const tableOfContentsLabels: SectionLabels = {
  name: { en: 'Contents', ru: 'Оглавление' },
  about: { en: 'Headings of the page’s texts as links.', ru: 'Заголовки текстов страницы ссылками.' },
  purpose: 'page',
  fields: { depth: { en: 'Levels', ru: 'Уровни' } },
  choices: {
    depth: {
      h2: { en: 'Main headings', ru: 'Главные заголовки' },
      h3: { en: 'With subheadings', ru: 'С подзаголовками' },
    },
  },
  presets: { contents: { en: 'Contents', ru: 'Оглавление' }, chapters: { en: 'Chapters', ru: 'Главы' } },
};
