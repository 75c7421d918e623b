import type { SectionExamples } from '../framework/examples.ts';

export const examples: SectionExamples = {
  'form-2': [
    {
      name: 'typical',
      options: {
        heading: { title: 'Come and try it yourself', note: 'Leave a number: we will find a day together.' },
        content: { image: 1, alt: 'The workshop in the morning' },
      },
      items: [],
    },
    {
      name: 'words',
      options: {
        background: 'light',
        formSide: 'start',
        heading: { title: 'Not sure which one?', note: 'Tell us about the room and we will suggest three.' },
        content: {
          html: '<p>What helps: the size of the wall, the light, and what already hangs there.</p>',
        },
      },
      items: [],
    },
    { name: 'minimal', options: { heading: { title: 'Write to us' } }, items: [] },
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
