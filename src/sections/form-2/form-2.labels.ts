import type { SectionLabels } from '../framework/labels.ts';

export const form2Labels: SectionLabels = {
  name: { en: 'Form with a picture', ru: 'Форма с картинкой' },
  about: {
    en: 'The enquiry form on one side, a picture or words on the other.',
    ru: 'Форма заявки с одной стороны, картинка или текст – с другой.',
  },
  purpose: 'contact',
  fields: { formSide: { en: 'The form stands', ru: 'Форма стоит' } },
  choices: {
    formSide: {
      start: { en: 'Before the picture', ru: 'Перед картинкой' },
      end: { en: 'After the picture', ru: 'После картинки' },
    },
  },
  presets: {
    picture: { en: 'With a picture', ru: 'С картинкой' },
    words: { en: 'With words', ru: 'С текстом' },
  },
};
