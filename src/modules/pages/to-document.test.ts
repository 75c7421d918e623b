import { expect, test } from 'vitest';

import { toDocument } from './to-document.ts';

const read = (sections: Record<string, unknown>, order = Object.keys(sections), meta: unknown = {}) =>
  toDocument({ title: 'About', slug: 'about', meta, content: { sections, order } });

test('a stored page has its sections by id, in their order', () => {
  const page = read({ a: { id: 'a', type: 'text' }, b: { id: 'b', type: 'slider' } }, ['b', 'a', 'b']);
  expect(page).toMatchObject({ kind: 'page', title: 'About', slug: 'about', meta: {}, order: ['b', 'a'] });
  expect(page.sections['a']).toMatchObject({ id: 'a', type: 'text', enable: true, hidden: false, items: [] });
});

test('what cannot be read is left out, and a page of nothing is empty', () => {
  expect(read({ a: { id: 'a', type: 'text' }, b: 'broken' }, ['a', 'b', 'gone']).order).toEqual(['a']);
  expect(read({ 'not an id': { id: 'not an id', type: 'text' } }).order).toEqual([]);
  expect(toDocument({ title: 'T', slug: 's', meta: 'broken', content: null })).toEqual({
    kind: 'page',
    title: 'T',
    slug: 's',
    meta: {},
    sections: {},
    order: [],
  });
});

test('a section keeps the name that its owner gave it, and is kept without one that is none', () => {
  const named = (name: unknown) => read({ a: { id: 'a', type: 'text', name } }).sections['a'];
  expect(named('Opening')).toMatchObject({ id: 'a', name: 'Opening' });
  for (const name of ['', ' two  lines\n', 'x'.repeat(81), 5]) {
    expect(named(name)).toMatchObject({ id: 'a' });
    expect(named(name)).not.toHaveProperty('name');
  }
});

test('items without an id get one by their place that nobody else has', () => {
  const items = [{ title: 'One' }, { id: 'i2', title: 'Two' }, 'broken', { title: 'Three' }, { id: 5 }];
  expect(read({ a: { id: 'a', type: 'slider', items } }).sections['a']?.items).toEqual([
    { id: 'i1', title: 'One' },
    { id: 'i2', title: 'Two' },
    { id: 'i3', title: 'Three' },
    { id: 'i4' },
  ]);
});
