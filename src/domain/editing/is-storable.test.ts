import { expect, test } from 'vitest';

import { isStorable, isStorableKey } from './is-storable.ts';

const nest = (levels: number, wrap: (inner: unknown) => unknown): unknown =>
  levels === 0 ? 'x' : wrap(nest(levels - 1, wrap));

test.each([
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ inner })],
])('%s lie twenty deep and no deeper', (_what, wrap) => {
  expect(isStorable(nest(20, wrap))).toBe(true);
  expect(isStorable(nest(21, wrap))).toBe(false);
});

test.each(['', 'x', 0, true, null, undefined, [], {}, { a: ['b', { c: 1 }] }])('%j can be kept', (value) => {
  expect(isStorable(value)).toBe(true);
});

test.each(['a\0', '\ud800', ['a', '\0'], { a: 1, b: '\0' }, { '\0': 1 }, { '': 1 }, [{ a: ['\udc00'] }]])(
  'what PostgreSQL refuses cannot: %j',
  (value) => {
    expect(isStorable(value)).toBe(false);
  },
);

test('a path leads through names of 1 to 100 signs, and not to what all objects share', () => {
  for (const name of ['a', 'ö', 'a.b', 'x'.repeat(100)]) expect(isStorableKey(name)).toBe(true);
  for (const name of ['', 'x'.repeat(101), '__proto__', 'a\0']) expect(isStorableKey(name)).toBe(false);
});
