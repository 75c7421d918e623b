import { expect, test } from 'vitest';

import { messagesOf } from '#i18n/messages-of.ts';

import {
  checkBirthDate,
  checkConsent,
  checkEmail,
  checkNoEmpty,
  checkPhone,
  checkRules,
} from './validation.ts';

test.each([
  ['', false],
  ['   ', false],
  ['\u00a0\n\t', false],
  [null, false],
  [undefined, false],
  [[], false],
  ['a', true],
  [0, true],
  [false, true],
])('noEmpty of %j passes: %j [R507-508]', (value, passes) => {
  expect(checkNoEmpty(value)).toBe(passes ? null : 'forms.errors.noEmpty');
});

test.each([
  ['', true],
  [null, true],
  ['a@b.co', true],
  ['a@b.museum', true],
  ['a.b+c@mail.example.com', true],
  ['почта@пример.рф', true],
  ['a@b.c', false],
  ['a@b.abcdefghi', false],
  ['a@', false],
  ['@b.co', false],
  ['a b@c.co', false],
  ['a@b..co', false],
  ['a@b.co\nbcc:x@y.z', false],
  ['a@b@c.co', false],
  ['<a@b.co>', false],
  [`${'a'.repeat(65)}@b.co`, false],
  [12, false],
])('email %j passes: %j [R510]', (value, passes) => {
  expect(checkEmail(value)).toBe(passes ? null : 'forms.errors.email');
});

test.each([
  ['', true],
  [undefined, true],
  ['+7 (912) 345-67-89', true],
  ['8(912)3456789', true],
  ['89123456789', true],
  ['+971 50 123 4567', true],
  ['+7\u00a0912\u00a0345–67–89', true],
  ['abc', false],
  ['12', false],
  ['+', false],
  ['+7 (912 345-67-89', false],
  ['+7 () 3456789', false],
  ['++79123456789', false],
  ['7912345678901234', false],
  ['+7 912 345 67 89 ext 1', false],
  ['1'.repeat(41), false],
  [89123456789, false],
])('phone %j passes: %j [R512]', (value, passes) => {
  expect(checkPhone(value)).toBe(passes ? null : 'forms.errors.phone');
});

test.each([
  ['', true],
  ['2026-03-14', true],
  ['1900-01-01', true],
  ['2024-02-29', true],
  ['2026-03-15', false],
  ['2026-03-16', false],
  ['2023-02-29', false],
  ['2025-13-01', false],
  ['15.03.2000', false],
  [20000101, false],
])('birth date %j passes on 15 March 2026: %j', (value, passes) => {
  expect(checkBirthDate(value, new Date(2026, 2, 15, 0, 30))).toBe(passes ? null : 'forms.errors.birthDate');
});

test('the first failing rule speaks', () => {
  expect(checkRules(' ', [checkNoEmpty, checkEmail])).toBe('forms.errors.noEmpty');
  expect(checkRules('a@', [checkNoEmpty, checkEmail])).toBe('forms.errors.email');
  expect(checkRules('a@b.co', [checkNoEmpty, checkEmail])).toBeNull();
});

test('messages are those of the specification [R511,513-514,526,717]', () => {
  expect(messagesOf('en')['forms.errors.noEmpty']).toBe('This value should not be blank.');
  expect(messagesOf('en')['forms.errors.email']).toBe('Incorrect email format');
  expect(messagesOf('en')['forms.errors.phone']).toBe('Incorrect phone format');
  expect(messagesOf('en')['forms.errors.birthDate']).toBe('The maximum possible date is yesterday');
  expect(messagesOf('en')['forms.errors.password']).toBe('Password must be at least 6 characters');
});

test('consent is a box that is ticked', () => {
  expect(checkConsent(true)).toBeNull();
  for (const value of [false, undefined, 'on', 1]) expect(checkConsent(value)).toBe('forms.errors.consent');
});
