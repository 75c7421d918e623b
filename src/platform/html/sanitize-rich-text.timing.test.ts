import { expect, test } from 'vitest';

import { growthBar, measureGrowth } from '#tests/support/measure-work.ts';

import { sanitizeRichText } from './sanitize-rich-text.ts';

test.each([
  ['deep nesting', 1250, (size: number) => `${'<blockquote>'.repeat(size)}x`],
  ['a long address', 25_000, (size: number) => `<a href="${'a'.repeat(size)}">x</a>`],
  ['tags without an end', 2500, (size: number) => '<p '.repeat(size)],
])('%s takes linear time', (_what, size, make) => {
  expect(measureGrowth((many) => sanitizeRichText(make(many)), size)).toBeLessThan(growthBar);
});
