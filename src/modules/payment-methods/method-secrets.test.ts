import { expect, test } from 'vitest';

import { testSecrets } from '#tests/support/secrets.ts';

import { decryptFields, encryptFields, useOfField } from './method-secrets.ts';

test('secrets are stored encrypted, what is none and what is taken away as it is', () => {
  const given = { shopId: '7', secretKey: 'live_1' };
  const stored = encryptFields('yookassa', given, testSecrets);
  expect(stored['shopId']).toBe('7');
  expect(stored['secretKey']).not.toContain('live_1');
  expect(decryptFields('yookassa', stored, testSecrets)).toEqual(given);
  expect(encryptFields('yookassa', { secretKey: '' }, testSecrets)).toEqual({ secretKey: '' });
});

test('a secret is encrypted for its own place, and one that cannot be opened is left out', () => {
  expect(useOfField('stripe', 'secretKey')).toBe('payment:stripe:secretKey');
  const { secretKey = '' } = encryptFields('stripe', { secretKey: 'sk' }, testSecrets);
  expect(decryptFields('stripe', { webhookSecret: secretKey }, testSecrets)).toEqual({});
  expect(decryptFields('tap', { secretKey, other: 1 }, testSecrets)).toEqual({ other: 1 });
});

test('what is no settings stays what it is', () => {
  for (const stored of [null, undefined, 'text', 5])
    expect(decryptFields('tap', stored, testSecrets)).toBe(stored);
  expect(decryptFields('tap', { secretKey: 5 }, testSecrets)).toEqual({ secretKey: 5 });
});
