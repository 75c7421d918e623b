import { expect, test } from 'vitest';
import { z } from 'zod';

import { headerOf, isSameSignature, readNotification, signHex } from './notification-parts.ts';
import { NotificationError } from './provider-error.ts';

const notification = (rawBody: string, headers: Record<string, string | string[]> = {}) => ({
  headers,
  rawBody: Buffer.from(rawBody),
  address: '192.0.2.1',
});

test('a text is signed with HMAC-SHA256 in hex, whatever its parts', () => {
  const signature = 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8';
  expect(signHex('key', 'The quick brown fox jumps over the lazy dog')).toBe(signature);
  expect(signHex('key', 'The quick brown fox ', Buffer.from('jumps over the lazy dog'))).toBe(signature);
});

test('only the same signature is the same', () => {
  expect(isSameSignature('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'ab', 'abcd', '', undefined]) expect(isSameSignature('abc', other)).toBe(false);
});

test('a header that is sent twice is none', () => {
  expect(headerOf(notification('', { sign: 'a' }), 'sign')).toBe('a');
  expect(headerOf(notification('', { sign: ['a', 'b'] }), 'sign')).toBeUndefined();
  expect(headerOf(notification(''), 'sign')).toBeUndefined();
});

test('a body is read by its schema, or refused', () => {
  const schema = z.object({ id: z.string() });
  expect(readNotification(schema, notification('{"id":"ö","more":1}'))).toEqual({ id: 'ö' });
  expect(() => readNotification(schema, notification('{'))).toThrow(
    new NotificationError('The notification is no JSON'),
  );
  expect(() => readNotification(schema, notification('{"id":1}'))).toThrow(
    new NotificationError('The notification cannot be read'),
  );
});
