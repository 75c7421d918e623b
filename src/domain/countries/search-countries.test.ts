import { expect, it, test } from 'vitest';

import { countries, sortCountries } from './countries.ts';
import { searchCountries } from './search-countries.ts';

const english = sortCountries('en');
const search = (text: string) => searchCountries(english, text, 'en').map(({ code }) => code);

test.each([
  ['ae', 'AE'],
  ['AE', 'AE'],
  ['emir', 'AE'],
  ['united arab', 'AE'],
  ['971', 'AE'],
  ['+971', 'AE'],
  ['cote', 'CI'],
  ['aland', 'AX'],
  ['турция', 'TR'],
])('"%s" means %s first [R530,537]', (text, code) => {
  const list = /[а-я]/.test(text)
    ? searchCountries(sortCountries('ru'), text, 'ru').map((c) => c.code)
    : search(text);
  expect(list[0]).toBe(code);
  expect(list.length).toBeLessThan(countries.length / 4);
});

it('takes several countries at once, split by white space, commas or semicolons [R531]', () => {
  for (const text of ['rus, kaz', 'rus;kaz', 'rus kaz', ' rus ;, kaz ']) {
    expect(search(text).sort()).toEqual(['KZ', 'RU']);
  }
});

it('finds all countries that share a prefix, and those whose prefix begins so', () => {
  expect(search('+7').slice(0, 2).sort()).toEqual(['KZ', 'RU']);
  expect(search('97')).toEqual(expect.arrayContaining(['AE', 'IL', 'QA']));
});

it('knows Latin and everyday names in a Russian list', () => {
  const russian = (text: string) => searchCountries(sortCountries('ru'), text, 'ru').map(({ code }) => code);
  expect(russian('germ')).toEqual(['DE']);
  expect(russian('эмираты')).toEqual(['AE']);
  expect(russian('америка')).toEqual(['US']);
});

it('means all of them when empty and none when nothing fits', () => {
  expect(search(' , ')).toEqual(english.map(({ code }) => code));
  expect(search('zzz')).toEqual([]);
});
