import { describe, expect, test } from 'vitest';

import { languageCodes } from '#locales/languages.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { findTypes, listTypes, shownLanguages, shownWidths, stepType, wholeGallery } from './gallery-view.ts';

const types = listTypes('en');

test('lists all types by their names in either language', () => {
  expect(types.map(({ type }) => type).toSorted()).toEqual([...sectionDefinitions.keys()].toSorted());
  expect(types.map(({ name }) => name)).toEqual(
    types.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')),
  );
  expect(listTypes('ru').every(({ name }) => /[а-яё]/i.test(name))).toBe(true);
});

test('finds types by a part of the name or of the code', () => {
  expect(findTypes(types, ' SLIDER-2 ').map(({ type }) => type)).toEqual(['slider-2']);
  expect(
    findTypes(types, 'banner')
      .map(({ type }) => type)
      .toSorted(),
  ).toEqual(['banner-1', 'banner-2']);
  expect(findTypes(types, '')).toEqual(types);
  expect(findTypes(types, 'zzz')).toEqual([]);
});

describe('steps', () => {
  const three = ['a', 'b', 'c'].map((type) => ({ type, name: type }));
  test.each([
    ['a', 1, 'b'],
    ['c', 1, 'a'],
    ['a', -1, 'c'],
    ['', 1, 'a'],
    ['', -1, 'c'],
    ['unknown', 1, 'a'],
  ] as const)('from "%s" by %i to %s', (from, step, to) => {
    expect(stepType(three, from, step)).toBe(to);
  });
  test('among no types lead nowhere', () => {
    expect(stepType([], 'a', 1)).toBe('');
  });
});

test('an address that names no width or language known here leaves nothing out', () => {
  expect(shownWidths(wholeGallery)).toEqual([390, 800, 1280]);
  expect(shownWidths({ ...wholeGallery, width: '800' })).toEqual([800]);
  expect(shownWidths({ ...wholeGallery, width: '801' })).toEqual([390, 800, 1280]);
  expect(shownLanguages({ ...wholeGallery, language: 'ru' })).toEqual(['ru']);
  expect(shownLanguages({ ...wholeGallery, language: 'xx' })).toEqual(languageCodes);
});
