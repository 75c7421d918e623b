import type { messages } from '#locales/en/sections/form-1.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'form-1': [
    {
      name: 'typical',
      options: {
        background: 'light',
        heading: {
          title: text('askUsAnything'),
          note: text('personAnswersUsually'),
          textAlign: 'center',
        },
      },
      items: [],
    },
    { name: 'minimal', options: { heading: { title: text('writeToUs') } }, items: [] },
    {
      name: 'long-text',
      options: {
        background: 'dark',
        heading: {
          title: 'Поинтересуйтесь достопримечательностями послевоенного градостроительства',
          note: 'Отвечает человек, а не программа: обычно в тот же день, а по понедельникам — после разбора писем, которых за выходные набирается много.',
        },
        content: {
          html: '<p>Если вопрос о заказе, назовите, пожалуйста, его номер: так мы быстрее найдём, где он сейчас.</p>',
        },
        button: {
          defaultComment: 'Здравствуйте! Меня интересует экскурсия для группы из двенадцати человек.',
        },
      },
      items: [],
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
