import { describe, expect, test } from 'vitest';

import { isCommonPassword, refuseCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  test.each([
    'password123',
    'Password2024!',
    'P@ssw0rd123',
    'qwertyuiop',
    '1234567890',
    '0987654321',
    '1q2w3e4r5t',
    'aaaaaaaaaa',
    'abcabcabcabc',
    'iloveyou2025',
    'administrator',
    'Welcome12345',
    'adminadmin',
    'letmeinletmein',
    'йцукенгшщз',
    'пароль12345',
    'qazwsxedcrfv',
    'correcthorsebatterystaple',
    'liverpool1892',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(true));

  test('is one that says who one is, or what the shop is called', () => {
    expect(isCommonPassword('anna.petrova!')).toBe(false);
    expect(isCommonPassword('anna.petrova!', ['anna.petrova@shop.example'])).toBe(true);
    expect(isCommonPassword('NorthwindShop1', ['', 'Northwind'])).toBe(true);
  });
});

describe('a password of one’s own', () => {
  test.each([
    'kettle-drum-71-fjord',
    'xG7#plkQ2v',
    'tram conductor eats plums',
    'Зелёный трамвай у моста',
    'hidden under the third tile',
  ])('%s', (password) => expect(isCommonPassword(password)).toBe(false));
});

test('a common one is refused by the name of its field', () => {
  expect(() => refuseCommonPassword('password1234', [])).toThrow(
    expect.objectContaining({
      status: 422,
      children: { password: { errors: ['forms.errors.commonPassword'] } },
    }),
  );
});
