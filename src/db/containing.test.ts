import { expect, test } from 'vitest';

import { containing } from './containing.ts';

test('signs of patterns stand for themselves', () => {
  expect(containing('cup')).toBe('%cup%');
  expect(containing(String.raw`50%_\ off`)).toBe(String.raw`%50\%\_\\ off%`);
});
