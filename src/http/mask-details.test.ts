import { expect, test } from 'vitest';

import { maskDetails, maskEmail } from './mask-details.ts';

test('numbers, flags and choices are kept, of the rest that it was there', () => {
  expect(
    maskDetails({
      role: 'admin',
      isDisabled: true,
      amount: 12.5,
      slug: 'Anna Petrova',
      ids: [1, 2, 3],
      to: null,
    }),
  ).toEqual({ role: 'admin', isDisabled: true, amount: 12.5, slug: '…', ids: '[3]', to: null });
});

test('secrets and what people wrote are not, however they look', () => {
  const masked = maskDetails({
    password: 'hush',
    currentPassword: 'hush',
    code: 123_456,
    reply: 'thanks',
    contact: { phone: '79991234567', first: 'anna' },
    credentials: { secretKey: 'skey', mode: 'live' },
  });
  expect(JSON.stringify(masked)).not.toMatch(/hush|123456|thanks|7999|anna|skey/);
  expect(masked).toMatchObject({ 'credentials.mode': 'live', 'contact.phone': '…' });
});

test('what is deep or endless is cut', () => {
  expect(maskDetails({ a: { b: { c: 1 } } })).toEqual({ 'a.b': '{…}' });
  const wide = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`f${index}`, index]));
  expect(Object.keys(maskDetails(wide))).toHaveLength(30);
  expect(maskDetails('text')).toEqual({});
  expect(maskDetails(undefined)).toEqual({});
});

test.each([
  ['ann@shop.example', 'a…@shop.example'],
  ['@shop.example', '…@shop.example'],
  ['what', '…'],
])('%s is kept as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
