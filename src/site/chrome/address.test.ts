import { expect, test } from 'vitest';

import { formatAddress } from './address.ts';

const annapolis = {
  country: 'US',
  region: 'Maryland',
  locality: 'Annapolis',
  street: '18 Slipware Lane',
  postalCode: '21401',
};
const moscow = {
  country: 'RU',
  region: 'Москва',
  locality: 'Москва',
  street: 'Гончарная улица, 99',
  postalCode: '109240',
};
const nothing = { country: '', region: '', locality: '', street: '', postalCode: '' };

test('is written as its language does', () => {
  expect(formatAddress(annapolis, 'en')).toBe('18 Slipware Lane, Annapolis, Maryland 21401');
  expect(formatAddress(moscow, 'ru')).toBe('109240, Москва, Гончарная улица, 99');
});

test('leaves out what is not known', () => {
  expect(formatAddress({ ...nothing, locality: 'Annapolis' }, 'en')).toBe('Annapolis');
  expect(formatAddress(nothing, 'ru')).toBe('');
});
