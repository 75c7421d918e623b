import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFakeTelr, type FakeTelr } from '#tests/support/providers/fake-telr.ts';
import {
  buildCreateRequest,
  connectTo,
  rawNotification,
} from '#tests/support/providers/provider-requests.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';

import { telrProvider } from './telr.ts';

let fake: FakeTelr;
const request = buildCreateRequest({ currency: 'AED' });

beforeAll(async () => {
  fake = await startFakeTelr();
});
afterAll(() => fake.stop());

const open = (more: object = {}) => connectTo(telrProvider, { ...fake.settings, ...more });
const createNew = () => open().create({ ...request, paymentId: crypto.randomUUID() });

test('creates an order that leads to its page; a cart asks once', async () => {
  const created = await open({ test: true }).create(request);
  expect(created.redirectUrl).toContain('https://secure.telr.com/gateway/process.html');
  expect(JSON.parse(fake.requests[0]?.body ?? '')).toEqual({
    method: 'create',
    framed: 0,
    store: '1',
    authkey: 'auth-key',
    language: 'en',
    order: {
      cartid: request.paymentId,
      test: '1',
      amount: '1234.50',
      currency: 'AED',
      description: 'Order 1042',
      trantype: 'sale',
    },
    return: { authorised: request.returnUrl, declined: request.returnUrl, cancelled: request.cancelUrl },
    customer: {
      email: 'ann@example.com',
      phone: '+971501234567',
      name: { forenames: 'Ann', surname: 'Lee' },
    },
  });
  await expect(open().create(request)).rejects.toThrow(/Duplicate transaction/);
});

test('a shopper of a Russian shop is shown a page that Telr has', async () => {
  const russian = { ...request, language: 'ru' as const, paymentId: crypto.randomUUID() };
  expect((await open().create(russian)).redirectUrl).toContain('https://secure.telr.com/');
});

test.each([
  [3, 'completed'],
  [2, 'pending'],
  [1, 'pending'],
  [-1, 'canceled'],
  [-2, 'canceled'],
  [-3, 'failed'],
])('an order with the code %i is %s', async (code, status) => {
  const { providerId } = await createNew();
  fake.end(providerId, code);
  expect(await open().fetch(providerId)).toMatchObject({
    status,
    amount: 123_450,
    currency: 'AED',
    providerId,
  });
});

test.each(['H', 'D'])('an order that is paid waits while its transaction is %s', async (status) => {
  const { providerId } = await createNew();
  fake.end(providerId, 3);
  Object.assign(fake.orders.get(providerId)?.transaction ?? {}, { status });
  expect(await open().fetch(providerId)).toMatchObject({ status: 'pending' });
});

test('an advice is a hint, whatever it claims', () => {
  const body = new URLSearchParams({ tran_cartid: 'cart-1', tran_authstatus: 'A', tran_amount: '1.00' });
  const hint = { kind: 'hint', providerId: null, paymentId: 'cart-1' };
  expect(open().parseNotification(rawNotification(body.toString()))).toEqual(hint);
  expect(() => open().parseNotification(rawNotification('{}'))).toThrow('No cart');
});

test('refunds through the remote API', async () => {
  const { providerId } = await createNew();
  fake.end(providerId, 3);
  const refund = refundRequest({ providerId, amount: 100_000, currency: 'AED' });
  expect(await open().refund(refund)).toBe('done');
  const { ref } = fake.orders.get(providerId)?.transaction ?? {};
  expect(fake.requests.at(-1)?.body).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><remote><store>1</store><key>remote&lt;&amp;&gt;key</key><tran>' +
      '<type>refund</type><class>ecom</class><currency>AED</currency><amount>1000.00</amount>' +
      `<ref>${ref}</ref><test>0</test></tran></remote>`,
  );
  await expect(open().refund({ ...refund, amount: 123_451 })).rejects.toMatchObject({ kind: 'refused' });
  await expect(open({ remoteKey: undefined }).refund(refund)).rejects.toMatchObject({ kind: 'refused' });
});

test('nothing is given back of an order without a transaction', async () => {
  const { providerId } = await createNew();
  const asked = fake.requests.length;
  const refund = refundRequest({ providerId, amount: 100, currency: 'AED' });
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'refused' });
  expect(fake.requests.slice(asked).map(({ path }) => path)).toEqual(['/order.json']);
});

test('a refund is XML whatever the key holds', async () => {
  const { providerId } = await createNew();
  fake.end(providerId, 3);
  const refund = refundRequest({ providerId, amount: 100, currency: 'AED' });
  await expect(open({ remoteKey: 'a<key>&\u0001more' }).refund(refund)).rejects.toMatchObject({
    kind: 'refused',
  });
  expect(fake.requests.at(-1)?.body).toContain('<key>a&lt;key&gt;&amp;more</key>');
});

test('wrong keys and unknown orders are refusals, told within a 200', async () => {
  await expect(open({ authKey: 'other' }).create(request)).rejects.toMatchObject({ kind: 'refused' });
  await expect(open().fetch('nothing')).rejects.toMatchObject({ kind: 'refused' });
});

test('is not set up without store and key', () => {
  expect(telrProvider.isConfigured({ store: 'x', authKey: 'k' })).toBe(false);
  expect(telrProvider.isConfigured({ store: 12_345, authKey: 'k' })).toBe(true);
});
