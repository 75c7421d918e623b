import { expect, it } from 'vitest';

import { changeFields, describeFields, fieldsOf, secretNamesOf } from './method-fields.ts';

it('tells no secret, only its end', () => {
  const fields = describeFields('stripe', { secretKey: 'sk_live_0123456789abcd', webhookSecret: 'short' });
  expect(fields.map(({ name, value }) => [name, value])).toEqual([
    ['secretKey', '••••abcd'],
    ['webhookSecret', '••••'],
    ['express.publishableKey', ''],
    ['express.enabled', ''],
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

it('knows which fields are secrets', () => {
  expect(secretNamesOf('stripe')).toEqual(['secretKey', 'webhookSecret']);
  expect(secretNamesOf('cash')).toEqual([]);
  expect(fieldsOf('cash')).toEqual([]);
});

it('shows the end of a secret of twelve characters or more', () => {
  const shown = (secretKey: string) => describeFields('tap', { secretKey })[0]?.value;
  expect(shown('x'.repeat(8) + 'abcd')).toBe('••••abcd');
  expect(shown('x'.repeat(7) + 'abcd')).toBe('••••');
});

it('shows numbers and switches as texts, within objects too, and nothing for what is neither', () => {
  const shown = (settings: unknown) =>
    Object.fromEntries(describeFields('yookassa', settings).map(({ name, value }) => [name, value]));
  const shownOf = shown({ shopId: 5, receipt: { vatCode: 2, isEnabled: true } });
  expect(shownOf).toMatchObject({ shopId: '5', 'receipt.vatCode': '2' });
  for (const settings of [null, 'x', [], { shopId: {}, receipt: [2] }, { receipt: null }])
    expect(shown(settings)).toMatchObject({ shopId: '', 'receipt.vatCode': '' });
});

it('stores numbers as numbers, and begins where nothing is stored', () => {
  expect(changeFields('yookassa', null, { shopId: '5', 'receipt.vatCode': '2' })).toEqual({
    shopId: '5',
    receipt: { vatCode: 2 },
  });
  expect(changeFields('yookassa', [], { shopId: '' })).toEqual({});
  expect(changeFields('yookassa', { receipt: 'x' }, { 'receipt.vatCode': '2' })).toEqual({
    receipt: { vatCode: 2 },
  });
});
