import { expect, test } from 'vitest';

import { regionBeside } from './regions.ts';

test('regions follow one another in a ring, either way', () => {
  expect(regionBeside('bar', 1)).toBe('tree');
  expect(regionBeside('tree', 1)).toBe('canvas');
  expect(regionBeside('panel', 1)).toBe('bar');
  expect(regionBeside('bar', -1)).toBe('panel');
  expect(regionBeside('canvas', -1)).toBe('tree');
});

test('from elsewhere the first region is next, and the last one before', () => {
  expect(regionBeside(null, 1)).toBe('bar');
  expect(regionBeside(null, -1)).toBe('panel');
});
