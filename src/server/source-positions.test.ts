import { expect, test } from 'vitest';

import { readSourceMap } from './source-positions.ts';

/**
 * Two sources, three lines: `AAAA` is the very beginning, `IACE` four columns on in the next line and two columns
 * further; the second line is nobody's; the third begins in the second source.
 */
const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,IACE,E;;ACgBD' };

test('a position belongs to the mapping that begins at it or last before it', () => {
  const positions = readSourceMap(map);
  expect(positions.find(1, 1)).toEqual({ source: 'a.ts', line: 1, column: 1 });
  expect(positions.find(1, 4)).toEqual({ source: 'a.ts', line: 1, column: 1 });
  expect(positions.find(1, 5)).toEqual({ source: 'a.ts', line: 2, column: 3 });
});

test('differences may be negative and longer than one digit', () => {
  expect(readSourceMap(map).find(3, 1)).toEqual({ source: 'b.ts', line: 18, column: 2 });
});

test('what no source has written has no position', () => {
  const positions = readSourceMap(map);
  expect(positions.find(2, 1)).toBeNull();
  expect(positions.find(9, 1)).toBeNull();
  expect(readSourceMap({ sources: [], mappings: '' }).find(1, 1)).toBeNull();
});
