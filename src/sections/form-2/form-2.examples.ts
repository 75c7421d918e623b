import type { messages } from '#locales/en/sections/form-2.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

export const examples: SectionExamples = {
  'form-2': [
    {
      name: 'typical',
      options: {
        heading: { title: text('comeTryYourself'), note: text('leaveNumberWill') },
        content: { image: 1, alt: text('workshopMorning') },
      },
      items: [],
    },
    {
      name: 'words',
      options: {
        background: 'light',
        formSide: 'start',
        heading: { title: text('sureWhichOne'), note: text('tellAboutRoom') },
        content: {
          html: '<p>What helps: the size of the wall, the light, and what already hangs there.</p>',
        },
      },
      items: [],
    },
    { name: 'minimal', options: { heading: { title: text('writeToUs') } }, items: [] },
    {
      name: 'long-text',
      options: {
        background: 'dark',
        formSide: 'start',
        heading: {
          title: 'Поинтересуйтесь достопримечательностями послевоенного градостроительства',
          note: 'Отвечает человек, а не программа: обычно в тот же день, а по понедельникам — после разбора писем, которых за выходные набирается много.',
        },
        content: { image: 3, html: '<p>Если вопрос о заказе, назовите, пожалуйста, его номер.</p>' },
        button: {
          defaultComment: 'Здравствуйте! Меня интересует экскурсия для группы из двенадцати человек.',
        },
      },
      items: [],
    },
    { name: 'empty', options: {}, items: [] },
  ],
};
