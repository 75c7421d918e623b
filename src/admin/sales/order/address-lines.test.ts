import { expect, test } from 'vitest';

import { addressLines } from './address-lines.ts';

const address = {
  country: 'RU',
  region: 'TVE',
  locality: 'Торжок',
  street: 'Мира, 1',
  postalCode: '172000',
};

test('an address is written as its country does, with the names of region and country', () => {
  expect(addressLines(address, 'Тверская область', 'ru')).toEqual([
    '172000, Тверская область, Торжок',
    'Мира, 1',
    'Россия',
  ]);
  const london = { country: 'GB', region: '', locality: 'London', street: '1 Mall', postalCode: 'sw1a1aa' };
  expect(addressLines(london, '', 'en')).toEqual(['1 Mall', 'London', 'SW1A 1AA', 'United Kingdom']);
});
