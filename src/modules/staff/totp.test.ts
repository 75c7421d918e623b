import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { createTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/** RFC 6238, appendix B: the ASCII secret, and the last six of its eight digits. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors = [
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [20000000000, '353130', 666666666],
] as const;

test.each(vectors)('at %d s the code of the RFC is %s', (seconds, code, step) => {
  expect(stepOfCode(secret, code, 0, seconds * 1000)).toBe(step);
  expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, 0, seconds * 1000)).toBe(step);
});

test('a step that was used is spent, and so is every one before it', () => {
  const [seconds, code, step] = vectors[1];
  expect(stepOfCode(secret, code, step, seconds * 1000)).toBeNull();
  expect(stepOfCode(secret, code, step + 1, seconds * 1000)).toBeNull();
});

test('a clock may be half a minute off, and not more', () => {
  const now = 1_700_000_000_000;
  const codeAt = (time: number) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: time });
  expect(stepOfCode(secret, codeAt(now - 30_000), 0, now)).not.toBeNull();
  expect(stepOfCode(secret, codeAt(now + 30_000), 0, now)).not.toBeNull();
  expect(stepOfCode(secret, codeAt(now - 90_000), 0, now)).toBeNull();
});

test.each(['', '12345', '1234567', 'abcdef', '12 34', '１２３４５６'])('"%s" is no code', (code) => {
  expect(stepOfCode(secret, code, 0, 59_000)).toBeNull();
});

test('a secret has 160 bits, and its address names shop and person', () => {
  const made = createTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(made);
  const address = new URL(totpAddress(made, { shop: 'Tea: and more', email: 'ann@shop.example' }));
  expect(decodeURIComponent(address.pathname)).toContain('Tea  and more:ann@shop.example');
  expect(address.searchParams.get('secret')).toBe(made);
});
