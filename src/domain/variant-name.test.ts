import { expect, test } from 'vitest';

import { chosenOptions, nameVariant, nameWithVariant } from './variant-name.ts';

const option = (title: string, value: string, unit: string | null = null) => ({ title, value, unit });

test.each([
  [[], ''],
  [[option('Size', '30×40', 'cm'), option('Frame', 'No frame')], '30×40 cm, No frame'],
  [[option('Waist', '32'), option('Length', '34')], 'Waist: 32, Length: 34'],
  [[option('Width', '10', 'cm'), option('Height', '20', 'cm')], 'Width: 10 cm, Height: 20 cm'],
  [[option('Size', 'M')], 'M'],
  [[option('Gift box', 'Yes')], 'Gift box: Yes'],
  [[option('Упаковка', 'нет'), option('Объём', '500', 'мл')], 'Упаковка: нет, 500 мл'],
])('%j is called %s', (chosen, name) => {
  expect(nameVariant(chosen)).toBe(name);
});

test('a product without a variant keeps its own title', () => {
  expect(nameWithVariant('Ferry', '')).toBe('Ferry');
  expect(nameWithVariant('Ferry', '30×40 cm')).toBe('Ferry, 30×40 cm');
});

test('values are chosen in the order of the product', () => {
  const options = [
    {
      title: 'Size',
      unit: 'cm',
      values: [
        { id: 1, title: '30' },
        { id: 2, title: '40' },
      ],
    },
    { title: 'Frame', unit: null, values: [{ id: 3, title: 'Oak' }] },
  ];
  expect(chosenOptions(options, [3, 2])).toEqual([option('Size', '40', 'cm'), option('Frame', 'Oak')]);
});
