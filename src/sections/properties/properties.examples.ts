import type { messages } from '#locales/en/sections/properties.ts';

import type { SectionExample, SectionExamples } from '../framework/examples.ts';
import { presetTexts } from '../framework/preset-texts.ts';

const text = presetTexts<typeof messages>();

const facts = [
  { group: text('size'), name: text('height'), value: '32', unit: text('cm') },
  { group: text('size'), name: text('width'), value: '18', unit: text('cm') },
  { group: text('material'), name: text('body'), value: 'Stoneware' },
  { group: text('material'), name: text('glaze'), value: 'Matte' },
];

/** The states of every properties style. */
const propertiesExamples: SectionExample[] = [
  { name: 'typical', options: { heading: { title: text('inDetail') } }, items: facts },
  { name: 'minimal', options: {}, items: [{ name: text('weight'), value: '1.4', unit: text('kg') }] },
  {
    name: 'long-text',
    options: { background: 'dark', heading: { title: 'Характеристики', textAlign: 'center' } },
    items: [
      {
        group: 'Эксплуатационные характеристики',
        name: 'Максимальная продолжительность непрерывной работы',
        value: 'Не менее двадцати четырёх часов без подзарядки при умеренной нагрузке',
      },
      { group: 'Размеры', name: 'Водонепроницаемость', value: '30', unit: 'метров' },
      { name: 'Страна', value: 'Россия' },
    ],
  },
  {
    name: 'many-items',
    options: { background: 'middle' },
    items: Array.from({ length: 16 }, (_, place) => ({
      group: `Group ${Math.floor(place / 4) + 1}`,
      name: `Property ${place + 1}`,
      value: `${place * 7 + 3}`,
      unit: 'mm',
    })),
  },
  { name: 'empty', options: {}, items: [] },
];

export const examples: SectionExamples = {
  properties: propertiesExamples,
  'properties-1': propertiesExamples,
  'properties-3': propertiesExamples,
  'properties-4': propertiesExamples,
};
