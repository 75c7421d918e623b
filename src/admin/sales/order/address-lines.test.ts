import { expect, test } from 'vitest';

import { addressLines } from './address-lines.ts';

const address = {
  country: 'RU',
  region: 'Тверская область',
  locality: 'Торжок',
  street: 'Мира, 1',
  postalCode: '172000',
};

test('an address is written from the street to the country, without what is empty', () => {
  expect(addressLines(address, 'ru')).toEqual(['Мира, 1', 'Торжок, Тверская область, 172000', 'Россия']);
  expect(addressLines({ ...address, region: '', postalCode: '' }, 'en')).toEqual([
    'Мира, 1',
    'Торжок',
    'Russia',
  ]);
});

test('a city that is a region of its own is named once', () => {
  const city = { ...address, region: 'Москва', locality: 'Москва' };
  expect(addressLines(city, 'ru')[1]).toBe('Москва, 172000');
});
