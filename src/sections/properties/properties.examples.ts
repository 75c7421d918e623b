import type { SectionExample, SectionExamples } from '../framework/examples.ts';

const facts = [
  { group: 'Size', name: 'Height', value: '32', unit: 'cm' },
  { group: 'Size', name: 'Width', value: '18', unit: 'cm' },
  { group: 'Material', name: 'Body', value: 'Stoneware' },
  { group: 'Material', name: 'Glaze', value: 'Matte' },
];

/** The states of every properties style. */
const propertiesExamples: SectionExample[] = [
  { name: 'typical', options: { heading: { title: 'In detail' } }, items: facts },
  { name: 'minimal', options: {}, items: [{ name: 'Weight', value: '1.4', unit: 'kg' }] },
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
