import { expect, it } from 'vitest';

import { changeFields, describeFields } from './method-fields.ts';

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
