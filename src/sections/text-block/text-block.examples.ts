import type { messages } from '#locales/en/sections/text-block.ts';

import type { SectionExample, SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const words = [
  {
    icon: 'hand',
    title: text('howMade'),
    html: '<p>Who, where, and <a href="/about">how long it takes</a>.</p>',
  },
  {
    icon: 'leaf',
    title: text('whatItIs'),
    html: '<p>The material.</p><ul><li>Clay</li><li>Ash</li></ul>',
  },
  { title: text('howLook'), html: '<p>Care.</p>', link: { type: 'page', url: 'about' } },
];

/** The states of every text block. */
const textBlockExamples: SectionExample[] = [
  { name: 'typical', options: { heading: { title: text('whatIsBehind') } }, items: words },
  { name: 'minimal', options: {}, items: [{ html: '<p>Words alone.</p>' }] },
  {
    name: 'long-text',
    options: { background: 'dark', heading: { title: 'Как мы работаем', textAlign: 'center' } },
    items: [
      {
        icon: 'shield',
        eyebrow: 'Сельскохозяйственный',
        title: 'Высококвалифицированное сопровождение каждого отправления',
        html: '<p>Отвечаем на вопросы о повреждениях при транспортировке, заменяем изделие без дополнительных согласований и сообщаем о каждом шаге.</p>',
        span: 8,
      },
      { eyebrow: '2026', title: 'Упаковка', html: '<p>Бесплатно.</p>', span: 4 },
    ],
  },
  {
    name: 'many-items',
    options: { background: 'light', numbered: false },
    items: Array.from({ length: 8 }, (_, place) => ({
      eyebrow: `No. ${place + 1}`,
      title: `Point ${place + 1}`,
      html: '<p>A line or two on what it means.</p>',
      span: place % 3 === 0 ? 6 : 3,
    })),
  },
  { name: 'empty', options: {}, items: [] },
];

export const examples: SectionExamples = {
  'text-block-1': textBlockExamples,
  'text-block-2': textBlockExamples,
  'text-block-grid': textBlockExamples,
};
