import { expect, test } from 'vitest';

import { messagesOf } from '#i18n/messages-of.ts';

import { translateError, translateFieldErrors } from './translate-errors.ts';
import { createTranslator } from './translate.ts';

const t = createTranslator('en', messagesOf('en'));

test('keys become texts, other words stay', () => {
  expect(translateError('forms.errors.noEmpty', t)).toBe('This value should not be blank.');
  expect(translateError('Only 3 are left', t)).toBe('Only 3 are left');
});

test('errors of nested fields keep their places', () => {
  const fields = {
    address: { errors: ['Where?'], children: { street: { errors: ['forms.errors.noEmpty'] } } },
  };
  expect(translateFieldErrors(fields, t)).toEqual({
    address: { errors: ['Where?'], children: { street: { errors: ['This value should not be blank.'] } } },
  });
});
