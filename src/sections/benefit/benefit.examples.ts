import type { SectionExample } from '../framework/examples.ts';

const promises = [
  { icon: 'delivery', title: 'Sent within two days', text: 'Flat, insured, with a number to follow it by.' },
  {
    icon: 'return',
    title: 'Fourteen days to decide',
    text: 'Live with it. If it does not suit, send it back.',
  },
  {
    icon: 'hand',
    title: 'Printed by hand',
    text: 'Small editions, numbered and signed.',
    link: { type: 'page', url: 'about' },
  },
  { icon: 'chat', title: 'A person answers', text: 'Write or call: we know every thing we sell.' },
];

export const benefitExamples: SectionExample[] = [
  { name: 'typical', options: { heading: { title: 'Why here' } }, items: promises },
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
