import { expect, test } from 'vitest';

import { createSecretBox } from './secret-box.ts';

const oldKey = 'an old key of more than thirty-two letters';
const newKey = 'a new key of more than thirty-two letters too';
const box = createSecretBox([oldKey]);

test('what is encrypted opens again, and looks different each time', () => {
  const [one, other] = [box.encrypt('JBSWY3DP ключ', 'totp:1'), box.encrypt('JBSWY3DP ключ', 'totp:1')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('JBSWY3DP');
  expect([one, other].map((encrypted) => box.decrypt(encrypted, 'totp:1'))).toEqual([
    'JBSWY3DP ключ',
    'JBSWY3DP ключ',
  ]);
  expect(box.decrypt(box.encrypt('', 'totp:1'), 'totp:1')).toBe('');
});

test('it opens for its use alone', () => {
  expect(box.decrypt(box.encrypt('secret', 'totp:1'), 'totp:2')).toBeNull();
});

test('it does not open once a character of it is changed, or cut off', () => {
  const encrypted = box.encrypt('secret', 'totp:1');
  const at = encrypted.length - 10;
  const other = encrypted[at] === 'A' ? 'B' : 'A';
  expect(box.decrypt(encrypted.slice(0, at) + other + encrypted.slice(at + 1), 'totp:1')).toBeNull();
  expect(box.decrypt(encrypted.slice(0, -30), 'totp:1')).toBeNull();
  expect(box.decrypt('sealed:v1:', 'totp:1')).toBeNull();
});

test('another key does not open it; a key that comes behind a new one does', () => {
  const encrypted = box.encrypt('secret', 'totp:1');
  expect(createSecretBox([newKey]).decrypt(encrypted, 'totp:1')).toBeNull();
  const renewed = createSecretBox([newKey, oldKey]);
  expect(renewed.decrypt(encrypted, 'totp:1')).toBe('secret');
  expect(renewed.isCurrent(encrypted)).toBe(false);
  expect(box.isCurrent(encrypted)).toBe(true);
  expect(box.decrypt(renewed.encrypt('secret', 'totp:1'), 'totp:1')).toBeNull();
});

test('what was stored before secrets were encrypted is read as it is', () => {
  expect(box.decrypt('JBSWY3DPEHPK3PXP', 'totp:1')).toBe('JBSWY3DPEHPK3PXP');
  expect(box.isCurrent('JBSWY3DPEHPK3PXP')).toBe(false);
});
