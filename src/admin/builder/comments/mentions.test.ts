import { expect, test } from 'vitest';

import { findMembers, findMentions, findTyped, mentionedIds } from './mentions.ts';

const members = [
  { id: 1, name: 'Anna' },
  { id: 2, name: 'Anna Petrova' },
  { id: 3, name: 'Ян' },
  { id: 4, name: 'Ян' },
];

test('the longest name counts, and only as whole words', () => {
  expect(mentionedIds('@Anna Petrova, look', members, [])).toEqual([2]);
  expect(mentionedIds('@Anna, look. @Anna too', members, [])).toEqual([1]);
  expect(mentionedIds('@Annabelle and @Яна', members, [])).toEqual([]);
  expect(findMentions('(@Anna)', members)).toEqual([{ start: 1, end: 6, ids: [1] }]);
});

test('of two who share a name the one who was picked is meant, or both', () => {
  expect(mentionedIds('@Ян', members, [4])).toEqual([4]);
  expect(mentionedIds('@Ян', members, [])).toEqual([3, 4]);
});

test.each([
  ['@', 1, { start: 0, query: '' }],
  ['Hi @an', 6, { start: 3, query: 'an' }],
  ['Hi @anna p', 10, { start: 3, query: 'anna p' }],
  ['(@Я', 3, { start: 1, query: 'Я' }],
  ['mail me@an', 10, null],
  ['@an\nnext', 8, null],
  ['no name', 7, null],
  ['@anna', 0, null],
])('what is typed after @ in %j is found', (text, caret, typed) => {
  expect(findTyped(text, caret)).toEqual(typed);
});

test('members are found by any part of the name, by its beginning first', () => {
  const people = ['Maria Ann', 'Anna', 'Boris'].map((name, id) => ({ id, name }));
  expect(findMembers('ann', people).map(({ name }) => name)).toEqual(['Anna', 'Maria Ann']);
  expect(findMembers('', people)).toHaveLength(3);
});
