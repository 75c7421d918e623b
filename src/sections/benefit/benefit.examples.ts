import type { messages } from '#locales/en/sections/benefit.ts';

import type { SectionExample, SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const promises = [
  { icon: 'delivery', title: text('sentWithinTwo'), text: 'Flat, insured, with a number to follow it by.' },
  {
    icon: 'return',
    title: text('fourteenDaysDecide'),
    text: text('liveSuitSend'),
  },
  {
    icon: 'hand',
    title: 'Printed by hand',
    text: 'Small editions, numbered and signed.',
    link: { type: 'page', url: 'about' },
  },
  { icon: 'chat', title: text('aPersonAnswers'), text: text('writeCallKnow') },
];

const benefitExamples: SectionExample[] = [
  { name: 'typical', options: { heading: { title: text('whyHere') } }, items: promises },
  { name: 'minimal', options: {}, items: [{ title: 'One promise' }] },
  {
    name: 'long-text',
    options: { background: 'dark', heading: { title: 'Преимущества', textAlign: 'center' } },
    items: [
      {
        icon: 'shield',
        title: 'Высококвалифицированное сопровождение',
        text: 'Отвечаем на вопросы о повреждениях при транспортировке и заменяем изделие без дополнительных согласований.',
      },
      { icon: 'gift', title: 'Подарочная упаковка', text: 'Бесплатно.' },
      {
        icon: 'leaf',
        title: 'Водонепроницаемость',
        text: 'Обожжено дважды, поэтому не впитывает воду и выдерживает посудомоечную машину.',
      },
    ],
  },
  {
    name: 'many-items',
    options: { background: 'light' },
    items: (['clock', 'pin', 'card', 'heart', 'star', 'leaf', 'gift', 'shield'] as const).map(
      (icon, place) => ({
        icon,
        title: `Promise ${place + 1}`,
        text: 'A line on what it means for you.',
      }),
    ),
  },
  { name: 'pictures', options: {}, items: promises.map((item, place) => ({ ...item, image: place + 1 })) },
  { name: 'empty', options: {}, items: [] },
];

/** The states of the styles that have a picture of their own. */
const benefitPictureExamples: SectionExample[] = benefitExamples.map((example) => ({
  ...example,
  options: { ...example.options, content: { image: 3 } },
  items:
    example.name === 'minimal' ? example.items : example.items.map((item, place) => withImage(item, place)),
}));

const figures = [
  { figure: '12 000+', title: text('ordersSent'), text: text('sinceFirstOne') },
  { figure: '98 %', title: text('arriveOnTime') },
  { figure: '4.9', title: text('ofFiveStars'), text: text('thoseBoughtHere') },
];

const benefit5Examples: SectionExample[] = [
  {
    name: 'typical',
    options: { heading: { title: text('inFigures'), textAlign: 'center' } },
    items: figures,
  },
  { name: 'minimal', options: { background: 'white' }, items: [{ figure: '7' }] },
  {
    name: 'long-text',
    options: { background: 'middle', heading: { title: 'Производство в цифрах' } },
    items: [
      {
        figure: '1 250 000 ₽',
        title: 'направлено на благотворительность',
        text: 'Перечисляем процент с каждого заказа, отчёты публикуем ежеквартально.',
      },
      { figure: '24/7', title: 'отвечаем на вопросы' },
    ],
  },
  {
    name: 'many-items',
    options: { background: 'light', countUp: true },
    items: Array.from({ length: 8 }, (_, place) => ({
      figure: `${(place + 1) * 125}`,
      title: `Fact ${place + 1}`,
    })),
  },
  { name: 'empty', options: {}, items: [] },
];

function withImage(item: unknown, place: number): unknown {
  return typeof item === 'object' && item !== null ? { ...item, image: place + 1 } : item;
}

export const examples: SectionExamples = {
  benefit: benefitExamples,
  'benefit-1': benefitExamples,
  'benefit-2': benefitExamples,
  'benefit-3': benefitPictureExamples,
  'benefit-4': benefitPictureExamples,
  'benefit-5': benefit5Examples,
};
