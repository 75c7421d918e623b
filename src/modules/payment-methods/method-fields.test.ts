import { expect, it } from 'vitest';

import { testSecrets } from '#tests/support/secrets.ts';

import { changeFields, describeFields } from './method-fields.ts';
import { createPaymentKinds } from './payment-kinds.ts';

const kinds = createPaymentKinds({ demo: false, secrets: testSecrets });

it('tells no secret, only its end', () => {
  const fields = describeFields('stripe', { secretKey: 'sk_live_0123456789abcd', webhookSecret: 'short' });
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['secretKey', '••••abcd'],
    ['webhookSecret', '••••'],
  ]);
});

it('shows nothing of a secret that is not there', () => {
  expect(describeFields('tap', {})).toMatchObject([{ name: 'secretKey', kind: 'secret', value: '' }]);
});

it('keeps what is not named, and takes away what is emptied', () => {
  const before = { shopId: '1', secretKey: 'old', baseUrl: 'http://127.0.0.1:1', receipt: { vatCode: 1 } };
  expect(changeFields('yookassa', before, { shopId: '2' })).toEqual({ ...before, shopId: '2' });
  expect(changeFields('yookassa', before, { 'receipt.vatCode': '' })).toEqual({
    shopId: '1',
    secretKey: 'old',
    baseUrl: 'http://127.0.0.1:1',
  });
});

it('takes nothing that is no field of the method', () => {
  expect(changeFields('stripe', {}, { baseUrl: 'https://evil.example' })).toBeNull();
  expect(changeFields('yookassa', {}, { 'receipt.vatCode': '99' })).toBeNull();
  expect(changeFields('cash', {}, { __proto__x: '1' })).toBeNull();
});

it.each([
  ['yookassa', { shopId: '1', secretKey: 'k', 'receipt.vatCode': '4' }],
  ['stripe', { secretKey: 'k', webhookSecret: 'w' }],
  ['telr', { store: '123', authKey: 'k', test: 'true' }],
  ['tap', { secretKey: 'k' }],
  ['paytabs', { profileId: '12', serverKey: 'k' }],
])('%s is set up once its required fields are filled', (key, fields) => {
  expect(kinds.isConfigured(key, changeFields(key, {}, fields))).toBe(true);
  const required = describeFields(key, {}).filter(({ isRequired }) => isRequired);
  for (const { name } of required) {
    expect(kinds.isConfigured(key, changeFields(key, {}, { ...fields, [name]: '' }))).toBe(false);
  }
});
