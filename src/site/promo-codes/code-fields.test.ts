import { expect, test } from 'vitest';

import { readCodesForm } from './code-fields.ts';

const read = (fields: Record<string, string>) => readCodesForm(new URLSearchParams(fields), ['KEPT']);

test('a typed code comes after those that are kept, whichever button was pressed', () => {
  expect(read({ op: 'code', code: ' spring ' })).toEqual({ codes: ['KEPT', 'spring'], isAsked: true });
  expect(read({ op: 'update', code: 'spring' })).toEqual({ codes: ['KEPT', 'spring'], isAsked: true });
  expect(read({ code: 'spring' })).toEqual({ codes: ['KEPT', 'spring'], isAsked: true });
});

test('a code is taken back by its button, and what is typed beside it is not looked at', () => {
  expect(read({ uncode: 'KEPT', code: 'spring' })).toEqual({ codes: [], isAsked: true });
  expect(read({ uncode: 'OTHER' })).toEqual({ codes: ['KEPT'], isAsked: true });
});

test('a form that says nothing of codes leaves them', () => {
  expect(read({ op: 'set', code: '' })).toEqual({ codes: ['KEPT'], isAsked: false });
  expect(read({ op: 'code', code: '  ' })).toEqual({ codes: ['KEPT'], isAsked: true });
});
