import { gzipSync } from 'node:zlib';

import { describe, expect, it, test } from 'vitest';

import { messagesOf } from '#i18n/messages-of.ts';

import { createTranslator } from '../i18n/translate.ts';
import { addressLabels, countries, countryName, findCountry, sortCountries } from './countries.ts';
import { loadZones, regionName } from './zones.ts';

const en = createTranslator('en', messagesOf('en'));
const ru = createTranslator('ru', messagesOf('ru'));
const labelsOf = (code: string) => addressLabels(findCountry(code), en);

describe('the list of countries', () => {
  it('has about 240, each once and complete [R542]', () => {
    expect(countries.length).toBeGreaterThanOrEqual(230);
    expect(countries.length).toBeLessThanOrEqual(250);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const country of countries) {
      expect(country.code).toMatch(/^[A-Z]{2}$/);
      expect(country.en).not.toBe('');
      expect(country.ru).toMatch(/\p{Script=Cyrillic}/u);
      expect(country.continent).not.toBe('');
      expect(country.phoneNumberPrefix).toBeGreaterThan(0);
    }
  });

  it('is light enough for a form', () => {
    expect(gzipSync(JSON.stringify(countries)).length).toBeLessThan(25_000);
  });

  it('is sorted as its language sorts', () => {
    const names = sortCountries('ru').map((country) => countryName(country, 'ru'));
    expect(names[0]).toBe('Австралия');
    expect(names).toEqual([...names].sort(new Intl.Collator('ru').compare));
  });

  it('is searched in either letter case [R529]', () => {
    expect(findCountry('ae')?.phoneNumberPrefix).toBe(971);
    expect(findCountry('XX')).toBeUndefined();
  });
});

describe('labels of an address', () => {
  it('have their defaults [R540-541]', () => {
    expect(labelsOf('DE')).toEqual({
      address1: 'Address',
      address2: 'Apartment, suite, etc.',
      city: 'City',
      company: 'Company',
      country: 'Country/region',
      firstName: 'First name',
      lastName: 'Last name',
      phone: 'Phone',
      postalCode: 'Postal code',
      zone: 'Region',
    });
  });

  test.each([
    ['CA', 'Province'],
    ['US', 'State'],
    ['IE', 'County'],
    ['JP', 'Prefecture'],
    ['AE', 'Emirate'],
    ['RU', 'Region'],
    ['AU', 'State/territory'],
    ['EG', 'Governorate'],
  ])('call the zone of %s %s [R375,547]', (code, label) => {
    expect(labelsOf(code).zone).toBe(label);
  });

  test.each([
    ['GB', 'Postcode'],
    ['US', 'ZIP code'],
    ['IN', 'PIN code'],
    ['RU', 'Postal code'],
  ])('call the postal code of %s %s [R376,548]', (code, label) => {
    expect(labelsOf(code).postalCode).toBe(label);
  });

  it('know where the post has no codes', () => {
    expect(findCountry('AE')?.postalCode).toBeNull();
  });

  it('are there in Russian', () => {
    for (const country of countries) {
      for (const label of Object.values(addressLabels(country, ru))) {
        expect(label).toMatch(/\p{Script=Cyrillic}/u);
      }
    }
  });
});

describe('zones', () => {
  const codesOf = async (country: string) => (await loadZones(country, 'en')).map(({ code }) => code);

  it('of the United Kingdom are its four countries and the forces [R543]', async () => {
    expect((await codesOf('GB')).sort()).toEqual(['BFP', 'ENG', 'NIR', 'SCT', 'WLS']);
  });

  it('of the United States include territories and armed forces [R544]', async () => {
    const codes = await codesOf('US');
    expect(codes).toHaveLength(62);
    expect(codes).toEqual(expect.arrayContaining(['CA', 'NY', 'DC', 'AA', 'AE', 'AP', 'PR', 'GU']));
  });

  it('of Venezuela carry the country’s code [R545,550]', async () => {
    const codes = await codesOf('VE');
    expect(codes).toHaveLength(25);
    for (const code of codes) expect(code).toMatch(/^VE-[A-Z]$/);
  });

  it('are none in most countries [R374]', async () => {
    for (const code of ['SG', 'MC', 'DE', 'XX', '../countries'])
      expect(await loadZones(code, 'en')).toEqual([]);
    expect(countries.filter(({ zone }) => zone === undefined).length).toBeGreaterThan(200);
  });

  it('stand in a file wherever the list promises some, each code once', async () => {
    for (const { code, zone } of countries) {
      const codes = await codesOf(code);
      expect([code, codes.length > 0]).toEqual([code, zone !== undefined]);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  test.each([
    ['RU', 83, 'MOW', 'Москва'],
    ['AE', 7, 'DU', 'Дубай'],
    ['KZ', 20, 'KZ-71', 'Астана'],
    ['BY', 7, 'BY-HM', 'Минск'],
  ])('of %s are bundled in Russian [R549]', async (country, count, code, name) => {
    const zones = await loadZones(country, 'ru');
    expect(zones).toHaveLength(count);
    expect(zones).toContainEqual({ code, name });
    for (const zone of zones) expect(zone.name).toMatch(/\p{Script=Cyrillic}/u);
  });

  test('of the Emirates have Arabic names too, and so have all countries', async () => {
    expect(await loadZones('AE', 'ar')).toContainEqual({ code: 'SH', name: 'الشارقة' });
    const foreign = countries.filter((country) => !/\p{Script=Arabic}/u.test(countryName(country, 'ar')));
    expect(foreign).toEqual([]);
  });

  test.each([
    ['RU', 'MOW', 'Москва'],
    ['KZ', 'KZ-71', 'Астана'],
    ['RU', 'typed before the list', 'typed before the list'],
    ['nowhere', 'MOW', 'MOW'],
    ['RU', '', ''],
  ])('of %s name %j as %j [R546]', async (country, region, name) => {
    expect(await regionName({ country, region }, 'ru')).toBe(name);
  });
});
