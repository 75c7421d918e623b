import { expect, test } from 'vitest';

import { checkPassword, checkStaffPassword } from './password-rules.ts';

test.each([
  ['12345', 'forms.errors.password'],
  ['123456', null],
  ['a'.repeat(128), null],
  ['a'.repeat(129), 'forms.errors.passwordTooLong'],
  ['', 'forms.errors.password'],
  [undefined, 'forms.errors.password'],
])('password %j: %j [R527]', (value, error) => {
  expect(checkPassword(value)).toBe(error);
});

test.each([
  [undefined, 'forms.errors.staffPassword'],
  ['x'.repeat(9), 'forms.errors.staffPassword'],
  ['x'.repeat(10), null],
  ['x'.repeat(128), null],
  ['x'.repeat(129), 'forms.errors.passwordTooLong'],
])('a password of staff such as %j: %s', (password, problem) => {
  expect(checkStaffPassword(password)).toBe(problem);
});
