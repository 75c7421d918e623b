import { expect, test } from 'vitest';
import { z } from 'zod';

import { settingsSchema } from '../settings/settings.schema.ts';
import { findChangeFault, findFault } from './find-fault.ts';

const link = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), url: z.string().max(5) }),
  z.object({ type: z.literal('home') }),
]);
const schema = z.object({
  size: z.int().min(1).max(9).catch(3).default(3),
  heading: z.object({ title: z.string().default('') }).prefault({}),
  link: link.nullable().default(null),
  tags: z
    .array(z.enum(['new', 'sale']))
    .max(2)
    .default([]),
  styles: z.record(z.string(), z.object({ color: z.string() })).default({}),
  currency: z
    .unknown()
    .optional()
    .transform(() => 'RUB'),
});

test.each([
  ['an empty object', {}],
  ['values that fit', { size: 9, heading: { title: 'Hi' }, link: { type: 'home' }, tags: ['new'] }],
  ['what is prepared before it is read', { currency: '€', link: null, styles: { mobile: { color: 'red' } } }],
])('%s is taken', (_name, value) => {
  expect(findFault(schema, value)).toBeNull();
});

test.each([
  ['a string for an object', { heading: 'a string' }, 'heading'],
  ['a value that a fallback would replace', { size: 99 }, 'size'],
  ['an unknown field', { colour: 'red' }, 'colour'],
  ['an unknown field within', { heading: { title: 'Hi', size: 2 } }, 'heading.size'],
  ['an unknown field of one choice', { link: { type: 'home', url: 'x' } }, 'link.url'],
  ['a choice that does not fit', { link: { type: 'page', url: 'too long' } }, 'link.url'],
  ['an unknown choice', { link: { type: 'moon' } }, 'link.type'],
  ['one entry of a list', { tags: ['new', 'old'] }, 'tags.1'],
  ['a list that is too long', { tags: ['new', 'sale', 'new'] }, 'tags'],
  ['one of many', { styles: { mobile: { color: 1 } } }, 'styles.mobile.color'],
])('%s is refused by its field', (_name, value, path) => {
  expect(findFault(schema, value)?.path.join('.')).toBe(path);
});

test('changes are judged by their paths; what is taken away is no fault', () => {
  const fault = (path: string[], value?: unknown) =>
    findChangeFault(schema, [{ path, value }])?.path.join('.');
  expect(fault(['heading', 'title'], 'Hi')).toBeUndefined();
  expect(fault(['heading', 'title'], 5)).toBe('heading.title');
  expect(fault(['heading', 'size'], 5)).toBe('heading.size');
  expect(fault(['old'])).toBeUndefined();
  expect(fault(['link', 'url'], 'shop')).toBeUndefined();
  expect(fault(['styles', 'mobile', 'color'], 'red')).toBeUndefined();
  expect(fault(['size', 'deep'], 1)).toBe('size.deep');
});

test('the defaults of every setting are taken', () => {
  const defaults = settingsSchema.parse({ language: 'en' });
  for (const [group, value] of Object.entries(defaults)) {
    expect([group, findFault(settingsSchema.shape[group as keyof typeof defaults], value)]).toEqual([
      group,
      null,
    ]);
  }
});
