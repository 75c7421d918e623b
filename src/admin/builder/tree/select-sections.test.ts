import { expect, test } from 'vitest';

import { makePage } from '#domain/editing/random-edits.fixture.ts';

import { extendTo, readSelected, selectAll, targetsOf, toggleSelected } from './select-sections.ts';

const none = { sectionId: null, others: [] };
const listed = ['a', 'b', 'c', 'd'];

test('one more is selected, and one less; the last one stays the one that is edited', () => {
  const one = toggleSelected(none, 'b');
  expect(one).toEqual({ sectionId: 'b', others: [] });
  const two = toggleSelected(one, 'd');
  expect(two).toEqual({ sectionId: 'd', others: ['b'] });
  expect(toggleSelected(two, 'b')).toEqual({ sectionId: 'd', others: [] });
  expect(toggleSelected(two, 'd')).toEqual({ sectionId: 'b', others: [] });
  expect(toggleSelected(one, 'b')).toEqual(none);
});

test('a range begins where the selection was, and is made longer and shorter from there', () => {
  const start = { sectionId: 'b', others: [] };
  expect(extendTo(listed, start, 'd')).toEqual({ sectionId: 'b', others: ['c', 'd'] });
  expect(extendTo(listed, { sectionId: 'b', others: ['c', 'd'] }, 'a')).toEqual({
    sectionId: 'b',
    others: ['a'],
  });
  expect(extendTo(listed, none, 'c')).toEqual({ sectionId: 'c', others: [] });
});

test('a range from a section that the list does not show begins anew', () => {
  expect(extendTo(['a', 'd'], { sectionId: 'b', others: [] }, 'd')).toEqual({ sectionId: 'd', others: [] });
});

test('all that are listed are selected, and the one that is edited stays it', () => {
  expect(selectAll(listed, { sectionId: 'c', others: [] })).toEqual({
    sectionId: 'c',
    others: ['a', 'b', 'd'],
  });
  expect(selectAll(['a', 'b'], { sectionId: 'c', others: [] })).toEqual({ sectionId: 'a', others: ['b'] });
  expect(selectAll([], none)).toEqual(none);
});

test('what a colleague has deleted is not selected any more, and is again when it comes back', () => {
  const selection = { sectionId: 's3', others: ['s1', 's2'] };
  expect(readSelected(makePage(['s3', 's1']), selection)).toEqual(['s3', 's1']);
  expect(readSelected(makePage(['s3', 's2', 's1']), selection)).toEqual(['s3', 's2', 's1']);
  expect(readSelected(undefined, selection)).toEqual([]);
});

test('a command to one of the selected sections is for all of them, to another one for that alone', () => {
  const page = makePage(['s1', 's2', 's3']);
  const selection = { sectionId: 's3', others: ['s1'] };
  expect(targetsOf(page, selection, 's1')).toEqual(['s1', 's3']);
  expect(targetsOf(page, selection, 's2')).toEqual(['s2']);
});
