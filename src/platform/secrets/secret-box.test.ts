import { expect, test } from 'vitest';

import { createSecretBox } from './secret-box.ts';

const oldKey = 'an old key of more than thirty-two letters';
const newKey = 'a new key of more than thirty-two letters too';
const box = createSecretBox([oldKey]);

test('what is sealed opens again, and looks different each time', () => {
  const [one, other] = [box.seal('JBSWY3DP ключ', 'totp:1'), box.seal('JBSWY3DP ключ', 'totp:1')];
  expect(one).not.toBe(other);
  expect(one).not.toContain('JBSWY3DP');
  expect([one, other].map((sealed) => box.open(sealed, 'totp:1'))).toEqual([
    'JBSWY3DP ключ',
    'JBSWY3DP ключ',
  ]);
  expect(box.open(box.seal('', 'totp:1'), 'totp:1')).toBe('');
});

test('it opens for its use alone', () => {
  expect(box.open(box.seal('secret', 'totp:1'), 'totp:2')).toBeNull();
});

test('it does not open once a character of it is changed, or cut off', () => {
  const sealed = box.seal('secret', 'totp:1');
  const at = sealed.length - 10;
  const other = sealed[at] === 'A' ? 'B' : 'A';
  expect(box.open(sealed.slice(0, at) + other + sealed.slice(at + 1), 'totp:1')).toBeNull();
  expect(box.open(sealed.slice(0, -30), 'totp:1')).toBeNull();
  expect(box.open('sealed:v1:', 'totp:1')).toBeNull();
});

test('another key does not open it; a key that comes behind a new one does', () => {
  const sealed = box.seal('secret', 'totp:1');
  expect(createSecretBox([newKey]).open(sealed, 'totp:1')).toBeNull();
  const renewed = createSecretBox([newKey, oldKey]);
  expect(renewed.open(sealed, 'totp:1')).toBe('secret');
  expect(renewed.isCurrent(sealed)).toBe(false);
  expect(box.isCurrent(sealed)).toBe(true);
  expect(box.open(renewed.seal('secret', 'totp:1'), 'totp:1')).toBeNull();
});

test('what was stored before secrets were sealed is read as it is', () => {
  expect(box.open('JBSWY3DPEHPK3PXP', 'totp:1')).toBe('JBSWY3DPEHPK3PXP');
  expect(box.isCurrent('JBSWY3DPEHPK3PXP')).toBe(false);
});
