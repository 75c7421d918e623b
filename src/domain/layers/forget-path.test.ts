import { expect, test } from 'vitest';

import { forgetPath } from './forget-path.ts';
import { emptyList, type DocumentPatch, type PagePatch } from './patch.ts';

const page: PagePatch = {
  kind: 'page',
  page: [{ path: ['title'], value: 'Sale' }],
  sections: {
    ...emptyList(),
    changes: {
      a: [
        { path: ['options', 'heading', 'title'], value: 'Half price' },
        { path: ['hidden'], value: true },
      ],
    },
    removed: ['b', 'c'],
    placed: [{ id: 'a', parent: null, after: [] }],
    inner: {
      a: {
        type: 'slider',
        version: 1,
        items: { ...emptyList(), changes: { i: [{ path: ['text'], value: 'x' }] }, removed: ['j'] },
      },
    },
  },
};
const { sections } = page;

test('of fields those go that lie at the path, below and above it', () => {
  const left = { a: [{ path: ['hidden'], value: true }] };
  for (const path of [
    ['a', 'options'],
    ['a', 'options', 'heading', 'title', 'deeper'],
    ['a', 'options', 'heading'],
  ])
    expect(forgetPath(page, path)).toEqual({ ...page, sections: { ...sections, changes: left } });
  expect(forgetPath(page, ['title'])).toEqual({ ...page, page: [] });
});

test('a node that is taken away comes back, and no other', () => {
  expect(forgetPath(page, ['b'])).toEqual({ ...page, sections: { ...sections, removed: ['c'] } });
  const forgotten = forgetPath(page, ['a', 'j']);
  expect(forgotten).toMatchObject({ sections: { inner: { a: { items: { removed: [] } } } } });
  expect(forgotten).toMatchObject({
    sections: { inner: { a: { items: { changes: { i: [{ value: 'x' }] } } } } },
  });
});

test('all that is said within a section goes with it, but for its place', () => {
  const forgotten = forgetPath(page, ['a']);
  expect(forgotten).toEqual({ ...page, sections: { ...sections, changes: {}, inner: {} } });
});

test.each<[DocumentPatch, string[], DocumentPatch]>([
  [
    { kind: 'settings', groups: { common: [{ path: ['sitename'], value: 'Sale' }], theme: [] } },
    ['common', 'sitename'],
    { kind: 'settings', groups: {} },
  ],
  [
    {
      kind: 'menu',
      entries: { ...emptyList(), changes: { e: [{ path: ['title'], value: 'Sale' }] }, removed: ['f'] },
    },
    ['f'],
    { kind: 'menu', entries: { ...emptyList(), changes: { e: [{ path: ['title'], value: 'Sale' }] } } },
  ],
])('%o without %j', (patch, path, left) => {
  expect(forgetPath(patch, path)).toEqual(left);
});

test('of another path nothing goes', () => {
  expect(forgetPath(page, ['z'])).toEqual(page);
  expect(forgetPath(page, ['a', 'heading'])).toEqual(page);
});
