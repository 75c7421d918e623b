import { expect, test } from 'vitest';

import type { LiveEvent } from '#domain/editing/live-events.ts';
import type { Present } from '#domain/editing/presence.schema.ts';
import { contrastRatio, parseColor } from '#domain/color.ts';

import { colorOf, initialsOf, personColors } from './person-look.ts';
import { atDocument, createPresenceStore, listMembers } from './presence-store.ts';
import { isAtField, placeOf } from './read-place.ts';

const anna: Present = {
  id: '1 a',
  staffId: 1,
  name: 'Anna',
  key: 'page:7',
  sectionId: 's1',
  itemId: null,
  path: ['options', 'content', 'html'],
  caret: 3,
};
const boris: Present = { ...anna, id: '2 b', staffId: 2, name: 'Boris' };
const presence = (present: Present[], gone: string[] = []): LiveEvent => ({
  type: 'presence',
  present,
  gone,
});

test('people are those of the greeting, and then who comes, moves and leaves', () => {
  const store = createPresenceStore();
  store.hear({ type: 'hello', revisions: {}, present: [anna] });
  store.hear(presence([boris]));
  store.hear(presence([{ ...anna, caret: 4 }]));
  expect(store.getState().people).toEqual([boris, { ...anna, caret: 4 }]);
  store.hear(presence([], ['2 b']));
  expect(store.getState().people.map(({ id }) => id)).toEqual(['1 a']);
  store.hear({ type: 'hello', revisions: {}, present: [] });
  expect(store.getState().people).toEqual([]);
  store.hear(presence([anna]));
  store.clear();
  expect(store.getState().people).toEqual([]);
});

test('a member is listed once, where they moved last, and in a place that stays', () => {
  const elsewhere = { ...anna, id: '1 c', key: 'page:8' as const };
  expect(listMembers([boris, anna, elsewhere])).toEqual([elsewhere, boris]);
  expect(atDocument([boris, elsewhere], 'page:7')).toEqual([boris]);
  expect(atDocument([{ ...anna, key: null }], null)).toEqual([]);
});

test('a field is found by its path, of the section or of an item', () => {
  const scope = { type: 'text', sectionId: 's1', itemId: null };
  expect(isAtField(anna, scope, ['content', 'html'])).toBe(true);
  expect(isAtField(anna, scope, ['content', 'title'])).toBe(false);
  expect(isAtField(anna, { ...scope, sectionId: 's2' }, ['content', 'html'])).toBe(false);
  const inItem = { ...anna, itemId: 'i1', path: ['title'] };
  expect(isAtField(inItem, { ...scope, itemId: 'i1' }, ['title'])).toBe(true);
  expect(isAtField(inItem, scope, ['title'])).toBe(false);
});

test('a place is what is selected, and a field within that alone', () => {
  const selection = { sectionId: 's1', itemId: 'i1', others: [] };
  const field = { itemId: null, path: ['options', 'title'], caret: 2 };
  expect(placeOf({ pageKey: 'page:7', selection }, null)).toEqual({
    key: 'page:7',
    sectionId: 's1',
    itemId: 'i1',
    path: null,
    caret: null,
  });
  expect(placeOf({ pageKey: 'page:7', selection }, field)).toMatchObject({ sectionId: 's1', ...field });
  const none = { sectionId: null, itemId: null, others: [] };
  expect(placeOf({ pageKey: 'page:7', selection: none }, field)).toMatchObject({ path: null, caret: null });
});

test('white is read on the colour of everybody', () => {
  const white = parseColor('#ffffff');
  const weak = personColors.filter((color) => {
    const ground = parseColor(color);
    return !white || !ground || contrastRatio(white, ground) < 4.5;
  });
  expect(weak).toEqual([]);
  expect(colorOf(3)).toBe(colorOf(3 + personColors.length));
});

test.each([
  ['Anna Ivanova', 'AI'],
  ['Анна-Мария фон Штейн', 'АШ'],
  ['anna', 'A'],
  ['anna.ivanova@shop.example', 'A'],
  ['  (Ёж)  ', 'Ё'],
  ['…', '?'],
  ['', '?'],
])('initials of %j are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
