import { expect, test } from 'vitest';

import type { Change } from '../editing/fields.ts';
import { findOverlaps } from './find-overlaps.ts';
import { emptyList, emptyPatch, type PagePatch } from './patch.ts';

const change = (value: unknown, ...path: string[]): Change => ({ path, value });

function patchOf(sections: Partial<PagePatch['sections']>, page: Change[] = []): PagePatch {
  return { kind: 'page', page, sections: { ...emptyList(), inner: {}, ...sections } };
}
const heading = (value: string) =>
  patchOf({ changes: { s1: [change(value, 'options', 'heading', 'title')] } });

test('a field to which both give another value is named by its section and keys', () => {
  expect(findOverlaps(heading('Sale'), heading('Winter'))).toEqual([['s1', 'options', 'heading', 'title']]);
  expect(findOverlaps(patchOf({}, [change('Sale', 'title')]), patchOf({}, [change('Now', 'title')]))).toEqual(
    [['title']],
  );
});

test('a field that holds the other is the same', () => {
  const whole = patchOf({ changes: { s1: [change({ title: 'Winter' }, 'options', 'heading')] } });
  expect(findOverlaps(heading('Sale'), whole)).toHaveLength(1);
  expect(findOverlaps(whole, heading('Sale'))).toHaveLength(1);
});

test('a section that one takes away and the other changes, or an item of it, is named once', () => {
  const gone = patchOf({ removed: ['s1'] });
  const item = patchOf({
    inner: {
      s1: { type: 'cards', version: 1, items: { ...emptyList(), changes: { i1: [change('A', 'title')] } } },
    },
  });
  expect(findOverlaps(gone, heading('Sale'))).toEqual([['s1']]);
  expect(findOverlaps(heading('Sale'), gone)).toEqual([['s1']]);
  expect(findOverlaps(item, gone)).toEqual([['s1']]);
});

test('equal values, other fields, other sections and other kinds of documents do not meet', () => {
  expect(findOverlaps(heading('Sale'), heading('Sale'))).toEqual([]);
  const other = patchOf({ changes: { s1: [change(true, 'hidden')], s2: [change('x', 'anchor')] } });
  expect(findOverlaps(heading('Sale'), other)).toEqual([]);
  expect(findOverlaps(patchOf({ removed: ['s1'] }), patchOf({ removed: ['s1'] }))).toEqual([]);
  expect(findOverlaps(heading('Sale'), emptyPatch('page'))).toEqual([]);
});

test('settings meet by group and field', () => {
  const settings = (value: string) => ({
    kind: 'settings' as const,
    groups: { common: [change(value, 'sitename')] },
  });
  expect(findOverlaps(settings('One'), settings('Other'))).toEqual([['common', 'sitename']]);
});
