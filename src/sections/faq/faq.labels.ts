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
