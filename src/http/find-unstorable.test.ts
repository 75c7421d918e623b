import { describe, expect, test } from 'vitest';

import { findTooDeep, findUnstorable } from './find-unstorable.ts';

describe('a text that PostgreSQL refuses is found wherever it is', () => {
  test.each<[string, unknown, string[]]>([
    ['as the whole input', '\0', []],
    ['in a list of objects', { lines: [{ title: 'ok' }, { title: 'a\0b' }] }, ['lines', '1', 'title']],
    ['as half a character', { title: '\ud800' }, ['title']],
    ['as a name', { 'a\0b': 1 }, ['ab']],
  ])('%s', (_where, input, path) => {
    expect(findUnstorable(input)).toEqual({ path, message: 'validation.unstorable' });
  });

  test('but not where there is none', () => {
    expect(findUnstorable({ a: ['чай', 1, null, true, { b: '👩‍👩‍👧‍👦' }], at: new Date() })).toBeNull();
  });
});

test('an input that is as deep as it is long is refused before a schema walks it', () => {
  const deep: unknown = JSON.parse(`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
  expect(findTooDeep(deep)).toEqual({ path: ['a'], message: 'validation.tooDeep' });
  expect(findTooDeep({ a: [[{ b: [1] }]] })).toBeNull();
});
