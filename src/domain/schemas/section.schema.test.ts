import { expect, test } from 'vitest';

import { sectionSchema } from './section.schema.ts';

const section = { id: 's1', type: 'text' };
const takes = (change: object) => sectionSchema.safeParse({ ...section, ...change }).success;
const styled = (style: object) => takes({ styles: { mobile: style } });

test('a section is shown, and has nothing more than its type until somebody fills it', () => {
  expect(sectionSchema.parse(section)).toEqual({
    ...section,
    version: 1,
    enable: true,
    hidden: false,
    options: {},
    items: [],
    styles: {},
  });
});

test('a section has a short id, a type and 500 items at most', () => {
  expect(takes({ id: 'x'.repeat(40), type: 'x'.repeat(60), items: Array(500).fill(0) })).toBe(true);
  for (const wrong of [
    { id: '' },
    { id: 'x'.repeat(41) },
    { id: 'a b' },
    { type: '' },
    { type: 'x'.repeat(61) },
    { version: 0 },
    { items: Array(501).fill(0) },
  ])
    expect(takes(wrong)).toBe(false);
});

test.each([
  ['paddingTop', 0, 400],
  ['paddingBottom', 0, 400],
  ['marginTop', 0, 400],
  ['marginBottom', 0, 400],
  ['fontSize', 8, 120],
])('%s is %d to %d pixels', (name, least, most) => {
  expect([least, most].map((value) => styled({ [name]: value }))).toEqual([true, true]);
  expect([least - 1, most + 1].map((value) => styled({ [name]: value }))).toEqual([false, false]);
});

test('a colour is hexadecimal, a text stands at the start, in the middle or at the end', () => {
  for (const color of ['#fff', '#00FF7f', '#00ff7f80'])
    expect(styled({ color, background: color })).toBe(true);
  for (const color of ['red', '#ffff', '#ggg', '']) expect(styled({ color })).toBe(false);
  for (const textAlign of ['start', 'center', 'end']) expect(styled({ textAlign })).toBe(true);
  expect(styled({ textAlign: 'left' })).toBe(false);
});
