import { expect, test } from 'vitest';

import { purposes } from '#sections/framework/purposes.ts';
import { sectionDefinitions } from '#sections/sections.ts';

import { findSaved } from './find-saved.ts';
import { findPresets, listPresets } from './list-presets.ts';

const cards = listPresets();
const typesFor = (q: string) => new Set(findPresets(cards, q).map(({ type }) => type));

test('every preset has its card, shelf by shelf', () => {
  const count = [...sectionDefinitions.values()].reduce((sum, { presets }) => sum + presets.length, 0);
  expect(cards).toHaveLength(count);
  const shelves = cards.map(({ purpose }) => purposes.indexOf(purpose));
  expect(shelves).toEqual(shelves.toSorted((a, b) => a - b));
});

test.each([
  ['slider', 'slider'],
  ['Слайдер', 'slider'],
  ['вопросы  ОТВЕТЫ', 'faq'],
  ['questions', 'faq'],
  ['form picture', 'form-2'],
  ['галерея', 'gallery-masonry'],
])('%s finds %s in either language', (q, type) => {
  expect(typesFor(q)).toContain(type);
});

test('finds nothing for what is not there, all for nothing', () => {
  expect(findPresets(cards, 'zzzz')).toEqual([]);
  expect(findPresets(cards, '  ')).toHaveLength(cards.length);
});

test.each([
  ['autumn', ['Autumn opening']],
  ['OPENING autumn', ['Autumn opening']],
  ['слайдер', ['Autumn opening', 'Осень ещё']],
  ['осень еще', ['Осень ещё']],
  ['', ['Autumn opening', 'Gone', 'Осень ещё']],
  ['zzzz', []],
])('%s finds saved sections by their title and kind', (q, titles) => {
  const saved = [
    { title: 'Autumn opening', type: 'slider' },
    { title: 'Gone', type: 'no-such-type' },
    { title: 'Осень ещё', type: 'slider' },
  ];
  expect(findSaved(saved, q).map(({ title }) => title)).toEqual(titles);
});
