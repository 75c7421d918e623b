import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { listingSearchParams } from '#domain/listing-params.ts';
import type { ListingQuery } from '#domain/schemas/catalog.schema.ts';
import { listingQuerySchema } from '#domain/schemas/catalog.schema.ts';

import { normalizeListingQuery, parseListingQuery } from './parse-listing-query.ts';

const parse = (text: string) => parseListingQuery(new URLSearchParams(text));
const plain = (query: ListingQuery) => JSON.parse(JSON.stringify(query));
const empty = { page: 1, properties: {}, options: {} };

describe('reading', () => {
  test('nothing chosen is page one', () => expect(plain(parse(''))).toEqual(empty));

  test('everything at once, brackets encoded or not [R257-258]', () => {
    const text =
      'page=3&sort=price_desc&filter[minPrice]=10&filter%5BmaxPrice%5D=99.5' +
      '&filter%5Bproperties%5D%5B%D0%A6%D0%B2%D0%B5%D1%82%5D%5B%D0%A1%D0%B8%D0%BD%D0%B8%D0%B9%5D=1' +
      '&filter[properties][Form][A%2FB]=1&filter[options][Size][S]=1&filter[options][Size][M]=1';
    expect(plain(parse(text))).toEqual({
      page: 3,
      sort: 'price_desc',
      minPrice: 10,
      maxPrice: 99.5,
      properties: { Цвет: ['Синий'], Form: ['A/B'] },
      options: { Size: ['S', 'M'] },
    });
  });

  test('the switches of availability and discount, only by =1', () => {
    expect(parse('filter[available]=1&filter[discounted]=1')).toMatchObject({
      available: true,
      discounted: true,
    });
    expect(parse('filter[available]=0&filter[discounted]=yes')).not.toHaveProperty('available');
    expect(parse('filter[discounted]=yes')).not.toHaveProperty('discounted');
  });

  test('a parsed query object, flat or nested, reads the same', () => {
    const nested = { page: '2', filter: { minPrice: '5', properties: { Form: { 'A/B': '1' } } } };
    const flat = { page: ['2', '7'], 'filter[minPrice]': '5', 'filter[properties][Form][A/B]': '1' };
    expect(plain(parseListingQuery(nested))).toEqual(plain(parseListingQuery(flat)));
    expect(plain(parseListingQuery(flat))).toMatchObject({
      page: 2,
      minPrice: 5,
      properties: { Form: ['A/B'] },
    });
  });

  test.each(['abc', '0', '-1', '1.5', '', '1e3', '99999999999999999999'])('page=%s is page 1', (page) => {
    expect(parse(`page=${page}`).page).toBe(1);
  });

  test.each(['x', '-1', '1e5', 'NaN', 'Infinity', ''])('a price of %s is none [R256]', (price) => {
    expect(parse(`filter[minPrice]=${price}`).minPrice).toBeUndefined();
  });

  test.each([
    ['24.5', 24.5, 24.5],
    ['24,50', 24.5, 24.5],
    ['1 250,50', 1250.5, 1250.5],
    ['1\u00a0250 ₽', 1250, 1250],
    ['1,250.50', 1250.5, 1250.5],
    ['1,250', 1250, undefined],
    ['1.250', 1.25, 1.25],
    ['9.995', 10, 10],
    ['2000000000', 1e9, 1e9],
  ])('a price typed as %j is read as amounts are everywhere', (text, english, russian) => {
    const query = new URLSearchParams({ 'filter[minPrice]': text });
    expect(parseListingQuery(query).minPrice).toBe(english);
    expect(parseListingQuery(query, { mark: ',' }).minPrice).toBe(russian);
  });

  test('an unknown order is none', () => expect(parse('sort=random').sort).toBeUndefined());

  test('bounds the wrong way round are swapped [R261]', () => {
    expect(parse('filter[minPrice]=9&filter[maxPrice]=1')).toMatchObject({ minPrice: 1, maxPrice: 9 });
  });

  test('at most 50 values, no long ones, only =1', () => {
    const many = Array.from({ length: 60 }, (_, index) => `filter[options][N][${index}]=1`).join('&');
    expect(parse(many).options['N']).toHaveLength(50);
    expect(plain(parse(`filter[options][N][${'x'.repeat(201)}]=1`))).toEqual(empty);
    expect(plain(parse('filter[options][N][x]=0&filter[options][N]=1&filter[options]=1&filter=1'))).toEqual(
      empty,
    );
  });

  test('a title of the prototype is only a title', () => {
    const query = parse('filter[properties][__proto__][polluted]=1&filter[options][constructor][x]=1');
    expect(Object.keys(query.properties)).toEqual(['__proto__']);
    expect(Object.keys(query.options)).toEqual(['constructor']);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('polluted');
    expect(listingSearchParams(query).size).toBe(2);
  });

  test('never throws and always fits the schema [R262]', () => {
    const object = fc.object({
      maxDepth: 5,
      key: fc.constantFrom('filter', 'page', 'options', 'properties', 'a', '__proto__'),
    });
    const fits = (query: ListingQuery) => listingQuerySchema.safeParse(query).success;
    const text = fc.string({ unit: 'binary' });
    const check = () => {
      fc.assert(fc.property(object, (input) => fits(parseListingQuery(input))));
      fc.assert(fc.property(text, (given) => fits(parse(given))));
    };
    expect(check).not.toThrow();
  });
});

describe('writing', () => {
  const query = parse(
    'filter[options][Size][M]=1&filter[options][Size][L]=1&page=4&sort=title&filter[minPrice]=5',
  );

  test('is canonical', () => {
    expect(decodeURIComponent(listingSearchParams(query).toString())).toBe(
      'filter[minPrice]=5&filter[options][Size][L]=1&filter[options][Size][M]=1&sort=title&page=4',
    );
    expect(listingSearchParams(parse('')).toString()).toBe('');
  });

  test('a changed choice goes back to page one, a changed page keeps the choice', () => {
    expect(listingSearchParams({ ...query, sort: 'price_asc', page: 1 }).get('page')).toBeNull();
    expect(listingSearchParams({ ...query, page: 2 }).get('sort')).toBe('title');
    expect(listingSearchParams({ ...query, minPrice: undefined }).has('filter[minPrice]')).toBe(false);
  });

  test('whatever is chosen is read back', () => {
    const text = fc.string({ minLength: 1, maxLength: 20 }).filter((value) => !value.includes('\0'));
    const choice = fc.dictionary(text, fc.uniqueArray(text, { minLength: 1, maxLength: 3 }), { maxKeys: 5 });
    const queries = fc.record({
      page: fc.integer({ min: 1, max: 999 }),
      properties: choice,
      options: choice,
    });
    fc.assert(
      fc.property(queries, (given) => {
        const read = parse(listingSearchParams(given).toString());
        expect(plain(normalizeListingQuery(read))).toEqual(plain(normalizeListingQuery(given)));
      }),
    );
  });
});
