import { expect, test } from 'vitest';

import { documentKeySchema, draftPath, parseDocumentKey } from './document-key.ts';

test.each([
  ['page:12', { kind: 'page', id: 12 }],
  ['page:2147483647', { kind: 'page', id: 2_147_483_647 }],
  ['settings', { kind: 'settings' }],
  ['menu:main', { kind: 'menu', name: 'main' }],
])('%s names a document', (text, parsed) => {
  expect(parseDocumentKey(text)).toEqual(parsed);
  expect(documentKeySchema.parse(text)).toBe(text);
});

test.each([
  '',
  'page',
  'page:',
  'page:0',
  'page:01',
  'page:2147483648',
  'page:4294967296',
  'page:1;',
  'menu:',
  'menu:A',
  'menu:a/b',
])('%j names none', (text) => {
  expect(parseDocumentKey(text)).toBeNull();
  expect(documentKeySchema.safeParse(text).success).toBe(false);
});

test('leads to where the document is kept', () => {
  expect([draftPath('page:12'), draftPath('settings'), draftPath('menu:main')]).toEqual([
    '/admin/pages/12',
    '/admin/settings',
    '/admin/menus/main',
  ]);
});
