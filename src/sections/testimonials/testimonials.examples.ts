import type { messages } from '#locales/en/sections/testimonials.ts';

import type { SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const voices = [
  {
    name: text('annaReed'),
    role: text('boughtPrintMay'),
    image: 1,
    rating: 5,
    text: 'It came flat, in a box one could have shipped a mirror in.',
  },
  {
    name: text('pavelLind'),
    role: text('furnishesSmallHotels'),
    rating: 4,
    text: 'Twelve rooms, twelve prints.',
  },
  { name: text('miraSol'), rating: 0, text: 'One cup arrived chipped. The new one was here two days later.' },
];

export const examples: SectionExamples = {
  testimonials: [
    { name: 'typical', options: { heading: { title: text('whatPeopleSay') } }, items: voices },
    { name: 'minimal', options: {}, items: [{ name: 'Mira', text: 'Good.' }] },
    {
      name: 'long-text',
      options: { background: 'dark', heading: { title: 'Отзывы покупателей', textAlign: 'center' } },
      items: [
        {
          name: 'Константинопольский-Преображенский Александр',
          role: 'Преподаватель художественно-промышленной академии',
          rating: 5,
          text: 'Заказывал для студентов. Всё доставили раньше обещанного, каждое изделие было завёрнуто отдельно, к каждому приложили описание и рекомендации по уходу. Отдельное спасибо за терпеливые ответы на наши бесконечные вопросы о глазури и температуре обжига.',
        },
        { name: 'Ольга', rating: 5, text: 'Прекрасно.' },
      ],
    },
    {
      name: 'many-items',
      options: { background: 'light' },
      items: Array.from({ length: 9 }, (_, place) => ({
        name: `Customer ${place + 1}`,
        rating: (place % 5) + 1,
        text: 'A line or two.',
      })),
    },
    { name: 'empty', options: {}, items: [{ name: 'Nobody', text: '' }] },
  ],
};
