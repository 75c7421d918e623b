import { expect, test } from 'vitest';

import { isolateParams, withoutMarks } from './isolate-params.ts';

test('a name in Arabic or Hebrew is kept apart from a sentence that runs from left to right', () => {
  expect(isolateParams({ name: 'أحمد 12', other: 'שרה' }, 'ltr')).toEqual({
    name: '\u2068أحمد 12\u2069',
    other: '\u2068שרה\u2069',
  });
});

test('what runs as the sentence does, and numbers, stay as they are', () => {
  const params = { name: 'Анна (2)', phone: '+7 912', count: 3, empty: '' };
  expect(isolateParams(params, 'ltr')).toEqual(params);
});

test('in a sentence from right to left every text is kept apart, phone numbers too', () => {
  expect(isolateParams({ name: 'Anna', phone: '+7 912', count: 3, empty: '' }, 'rtl')).toEqual({
    name: '\u2068Anna\u2069',
    phone: '\u2068+7 912\u2069',
    count: 3,
    empty: '',
  });
});

test('what is stored or leaves the admin has no marks', () => {
  expect(withoutMarks('Copy of \u2068أحمد\u2069')).toBe('Copy of أحمد');
});
