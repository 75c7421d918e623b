import type { SectionLabels } from '../framework/labels.ts';

export const h1Labels: SectionLabels = {
  name: { en: 'Page title', ru: 'Заголовок страницы' },
  about: {
    en: 'The title of the page; empty takes it from the page.',
    ru: 'Заголовок страницы; пустой берётся у самой страницы.',
  },
  purpose: 'page',
  fields: {
    cover: {
      en: 'Picture of the article',
      ru: 'Картинка статьи',
      help: { en: 'On pages of articles only.', ru: 'Только на страницах статей.' },
    },
    'heading.title': {
      en: 'Title',
      ru: 'Заголовок',
      help: { en: 'Empty: the title of the page.', ru: 'Пусто: название страницы.' },
    },
  },
  presets: {
    title: { en: 'Title', ru: 'Заголовок' },
    'title-with-note': { en: 'Title with a line', ru: 'Заголовок со строкой' },
  },
};
