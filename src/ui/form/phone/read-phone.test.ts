import { describe, expect, it, test } from 'vitest';

import { countries, findCountry } from '#domain/countries/countries.ts';

import { phoneLibrary } from './phone-library.ts';
import { readPhone } from './read-phone.ts';

const country = (code: string) => ({ code, phoneNumberPrefix: findCountry(code)?.phoneNumberPrefix ?? 0 });
const chosen = (code: string) => ({ ...country(code), isChosen: true });
const assumed = (code: string) => ({ ...country(code), isChosen: false });
const read = (text: string, from: ReturnType<typeof chosen>) => readPhone(text, from, phoneLibrary);

describe('a valid number', () => {
  test.each([
    ['050 123 4567', 'AE', '+971501234567'],
    ['+971 (50) 123-45-67', 'AE', '+971501234567'],
    ['00971501234567', 'AE', '+971501234567'],
    ['9123456789', 'RU', '+79123456789'],
    ['79123456789', 'RU', '+79123456789'],
    ['(201) 555-0123', 'US', '+12015550123'],
  ])('%s of %s is kept in international format without spaces [R535]', (text, code, value) => {
    expect(read(text, chosen(code))).toMatchObject({ value, isValid: true, country: country(code) });
  });

  it('is shown as its country writes it', () => {
    expect(read('+79123456789', chosen('RU')).display).toBe('8 (912) 345-67-89');
  });
});

describe('eleven digits that start with 8', () => {
  it('are Russian [R532]', () => {
    for (const text of ['89123456789', '8 (912) 345-67-89']) {
      expect(read(text, assumed('AE'))).toMatchObject({
        value: '+79123456789',
        country: country('RU'),
        isValid: true,
      });
    }
  });

  it('are no number of another country that was chosen', () => {
    expect(read('89123456789', chosen('AE')).isValid).toBe(false);
  });
});

describe('a number of another country', () => {
  it('is refused where the visitor chose the country [R533]', () => {
    for (const text of ['+79123456789', '9123456789']) {
      expect(read(text, chosen('AE'))).toEqual({ value: text, isValid: false, country: country('AE') });
    }
  });

  it('brings its country along where none was chosen', () => {
    expect(read('+79123456789', assumed('AE'))).toMatchObject({ country: country('RU'), isValid: true });
    expect(read('+77012345678', assumed('RU')).country).toEqual(country('KZ'));
  });
});

it('leaves what is no number as it was typed', () => {
  for (const text of ['', '12', 'abc', '+', '+999', '050 123 456 7890 1234']) {
    expect(read(text, assumed('AE'))).toEqual({ value: text, isValid: false, country: country('AE') });
  }
});

it('has an example number of every country, which it takes itself [R536]', () => {
  for (const { code } of countries) {
    const example = phoneLibrary.example(code) ?? '';
    expect([code, read(example, chosen(code)).isValid]).toEqual([code, true]);
  }
});
