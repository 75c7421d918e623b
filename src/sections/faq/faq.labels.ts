import type { SectionLabels } from '../framework/labels.ts';

export const faqLabels: SectionLabels = {
  name: { en: 'Questions and answers', ru: 'Вопросы и ответы' },
  about: { en: 'Questions that open to their answers.', ru: 'Вопросы, которые раскрываются в ответы.' },
  purpose: 'text',
  item: { en: 'Question', ru: 'Вопрос' },
  fields: {
    openFirst: { en: 'First answer open', ru: 'Первый ответ открыт' },
    'items.question': { en: 'Question', ru: 'Вопрос' },
    'items.answer': { en: 'Answer', ru: 'Ответ' },
  },
  presets: {
    questions: { en: 'Questions', ru: 'Вопросы' },
    'with-contact': { en: 'With “Ask a question”', ru: 'С кнопкой «Задать вопрос»' },
  },
};

const styles = {
  ...faqLabels,
  presets: {
    questions: { en: 'Questions', ru: 'Вопросы' },
    'on-grey': { en: 'On grey', ru: 'На сером' },
  },
};

export const faq1Labels: SectionLabels = {
  ...styles,
  name: { en: 'Questions in a frame', ru: 'Вопросы в рамке' },
  about: { en: 'A bordered list in one column.', ru: 'Список в рамке в одну колонку.' },
};

export const faq2Labels: SectionLabels = {
  ...styles,
  name: { en: 'Questions as cards', ru: 'Вопросы карточками' },
  about: { en: 'Cards in two columns.', ru: 'Карточки в две колонки.' },
  fields: {
    'items.question': { en: 'Question', ru: 'Вопрос' },
    'items.answer': { en: 'Answer', ru: 'Ответ' },
  },
};
