import { expect, test } from 'vitest';

import { senderOf } from './sender-of.ts';

test('a shop without an email writes from its domain, and from nobody where it has none', () => {
  expect(senderOf('shop.example')).toBe('no-reply@shop.example');
  for (const hostname of ['192.0.2.1', '[2001:db8::1]', 'localhost'])
    expect(senderOf(hostname)).toBe('no-reply@shop.invalid');
});
