import { expect, test } from 'vitest';

import { normalizePostalCode, postalLine, postalLines } from './postal-address.ts';

const nothing = { country: '', region: '', locality: '', street: '', postalCode: '' };
const london = {
  country: 'GB',
  region: 'England',
  locality: 'London',
  street: '10 Downing Street',
  postalCode: 'sw1a2aa',
};
const annapolis = {
  country: 'US',
  region: 'MD',
  locality: 'Annapolis',
  street: '18 Slipware Lane\nApt. 4',
  postalCode: '21401',
};
const torzhok = {
  country: 'RU',
  region: 'TVE',
  locality: 'Торжок',
  street: 'Мира, 1',
  postalCode: '172000',
};

test.each([
  [london, 'England', ['10 Downing Street', 'London', 'SW1A 2AA']],
  [annapolis, 'Maryland', ['18 Slipware Lane', 'Apt. 4', 'Annapolis, MD 21401']],
  [{ ...annapolis, region: 'US-MD' }, 'Maryland', ['18 Slipware Lane', 'Apt. 4', 'Annapolis, MD 21401']],
  [torzhok, 'Тверская область', ['172000, Тверская область, Торжок', 'Мира, 1']],
  [
    {
      ...nothing,
      country: 'DE',
      region: 'BE',
      locality: 'Berlin',
      street: 'Chausseestr. 1',
      postalCode: '10115',
    },
    'Berlin',
    ['Chausseestr. 1', '10115 Berlin'],
  ],
  [
    { ...nothing, country: 'FR', locality: 'Paris', street: '1 rue de la Paix', postalCode: '75002' },
    '',
    ['1 rue de la Paix', '75002 Paris'],
  ],
])('%o is written as its country does', (address, region, lines) => {
  expect(postalLines(address, region)).toEqual(lines);
});

test('nothing that was typed is lost where the format has no place for it', () => {
  const dubai = { country: 'AE', region: 'DU', locality: 'Dubai', street: 'Palm 1', postalCode: '00000' };
  expect(postalLines(dubai, 'Dubai')).toEqual(['Palm 1', 'Dubai', '00000']);
  expect(postalLines({ ...dubai, locality: 'Jumeirah' }, 'Dubai')).toEqual([
    'Palm 1',
    'Jumeirah',
    'Dubai',
    '00000',
  ]);
  expect(postalLines({ ...dubai, country: 'Atlantis' }, '')).toEqual(['Palm 1', '00000 Dubai']);
});

test('what is empty leaves no trace', () => {
  expect(postalLines({ ...annapolis, region: '', postalCode: '' })).toEqual([
    '18 Slipware Lane',
    'Apt. 4',
    'Annapolis',
  ]);
  expect(postalLines({ ...torzhok, postalCode: '' }, '')).toEqual(['Торжок', 'Мира, 1']);
  expect(postalLines(nothing)).toEqual([]);
});

test('one line begins with the street or the postal code, as the country does, else the language', () => {
  expect(postalLine({ ...annapolis, street: '18 Slipware Lane' }, 'ru')).toBe(
    '18 Slipware Lane, Annapolis, MD 21401',
  );
  expect(postalLine({ ...torzhok, country: '', region: 'Торжок' }, 'ru')).toBe('172000, Торжок, Мира, 1');
  expect(postalLine({ ...nothing, locality: 'Annapolis' }, 'en')).toBe('Annapolis');
  expect(postalLine(nothing, 'ru')).toBe('');
});

test.each([
  ['sw1a1aa', 'GB', 'SW1A 1AA'],
  [' M1  1ae ', 'GB', 'M1 1AE'],
  ['gy1 1aa', 'GG', 'GY1 1AA'],
  ['london', 'GB', 'london'],
  ['1012ab', 'NL', '1012ab'],
])('the postal code %s of %s is %s', (typed, country, written) => {
  expect(normalizePostalCode(typed, country)).toBe(written);
});
