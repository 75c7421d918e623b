import { expect, test } from 'vitest';

import type { Intent } from '../editing/intents.schema.ts';
import { codeFieldOf } from './own-code.ts';

const change = (group: string, ...paths: string[][]): Intent => ({
  type: 'settings.update',
  group,
  changes: paths.map((path) => ({ path, value: 'x' })),
});

test('custom code, style and trackers are code of others, wherever they stand among the changes', () => {
  for (const name of [
    'customCode',
    'customStyle',
    'allowedHosts',
    'googleTagManager',
    'customCodeIsTracking',
  ])
    expect(codeFieldOf(change('seo', ['robots'], [name]))).toBe(name);
});

test('what search engines are told, and settings of other groups, are none', () => {
  expect(codeFieldOf(change('seo', ['robots'], ['templates', 'page', 'title']))).toBeNull();
  expect(codeFieldOf(change('common', ['customCode']))).toBeNull();
  expect(codeFieldOf({ type: 'page.update', changes: [{ path: ['title'], value: 'x' }] })).toBeNull();
});
