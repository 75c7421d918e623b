import type { SectionLabels } from '../framework/labels.ts';

export const commentsLabels: SectionLabels = {
  name: { en: 'Comments', ru: 'Комментарии' },
  about: {
    en: 'What readers say under an article, and a form for them.',
    ru: 'Что читатели пишут под статьёй, и форма для них.',
  },
  purpose: 'journal',
  presets: {
    comments: { en: 'Comments', ru: 'Комментарии' },
    'comments-on-paper': { en: 'On a background', ru: 'На фоне' },
  },
};
