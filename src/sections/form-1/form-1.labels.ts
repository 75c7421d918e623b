import type { SectionLabels } from '../framework/labels.ts';

export const form1Labels: SectionLabels = {
  name: { en: 'Form in a card', ru: 'Форма в карточке' },
  about: { en: 'The enquiry form in the middle of the page.', ru: 'Форма заявки в середине страницы.' },
  purpose: 'contact',
  presets: {
    question: { en: 'Ask a question', ru: 'Задать вопрос' },
    'custom-order': { en: 'Made to order', ru: 'Заказ по описанию' },
  },
};
