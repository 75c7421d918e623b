import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFakePaytabs, type FakePaytabs } from '#tests/support/providers/fake-paytabs.ts';
import {
  buildCreateRequest,
  connectTo,
  rawNotification,
} from '#tests/support/providers/provider-requests.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';

import { paytabsProvider } from './paytabs.ts';

let fake: FakePaytabs;
const request = buildCreateRequest({ currency: 'AED' });

beforeAll(async () => {
  fake = await startFakePaytabs();
});
afterAll(() => fake.stop());

const open = (more: object = {}) => connectTo(paytabsProvider, { ...fake.settings, ...more });
const createNew = () => open().create({ ...request, paymentId: crypto.randomUUID() });

test('asks for a page; the shopper comes back by POST and is sent on', async () => {
  const created = await open().create(request);
  expect(created.redirectUrl).toContain('https://secure.paytabs.com/payment/page/');
  const sent = JSON.parse(fake.requests[0]?.body ?? '');
  expect(sent).toMatchObject({
    profile_id: 59_305,
    tran_type: 'sale',
    cart_id: request.paymentId,
    cart_amount: 1234.5,
    cart_currency: 'AED',
    callback: request.notificationUrl,
    customer_details: { name: 'Ann Lee', email: 'ann@example.com' },
  });
  const back = new URL(sent.return);
  expect(back.pathname).toBe('/payment/return');
  expect(back.searchParams.get('to')).toBe('/payment?order=1042&token=secret');
  await expect(open().create(request)).rejects.toThrow(/Duplicate Request/);
});

test.each([
  ['A', 'completed'],
  ['H', 'pending'],
  ['P', 'pending'],
  ['D', 'failed'],
  ['E', 'failed'],
  ['V', 'canceled'],
  ['X', 'canceled'],
  ['C', 'canceled'],
])('a transaction with the status %s is %s, told and asked', async (stated, status) => {
  const { providerId } = await createNew();
  fake.end(providerId, stated);
  const report = { providerId, status, amount: 123_450, currency: 'AED' };
  expect(await open().fetch(providerId)).toMatchObject(report);
  const { body, headers } = fake.callback(providerId);
  const { event } = Object(open().parseNotification(rawNotification(body, headers)));
  expect(event).toMatchObject({ ...report, eventId: `${providerId} ${stated}` });
});

test('a shopper of a Russian shop is shown a page that PayTabs has', async () => {
  const russian = { ...request, language: 'ru' as const, paymentId: crypto.randomUUID() };
  expect((await open().create(russian)).redirectUrl).toContain('/payment/page/');
});

test.each([
  [{}, 'https://secure.paytabs.com/payment/query'],
  [{ region: 'KSA' }, 'https://secure.paytabs.sa/payment/query'],
  [{ region: 'Egypt' }, 'https://secure-egypt.paytabs.com/payment/query'],
  [{ region: 'Qatar' }, 'https://secure-doha.paytabs.com/payment/query'],
])('the account’s region %j is asked at its own host', async (region, url) => {
  const asked: string[] = [];
  const http = async (call: { url: string }) => {
    asked.push(call.url);
    return '{}';
  };
  const provider = paytabsProvider.connect(
    { profileId: 49_622, serverKey: 'S', ...region },
    { http, now: Date.now },
  );
  await expect(provider?.fetch('TST1')).rejects.toThrow('cannot be read');
  expect(asked).toEqual([url]);
});

test('a callback of a refund is no news of the sale', async () => {
  const { providerId } = await createNew();
  const { body, headers } = fake.callback(providerId, { tran_type: 'Refund' });
  expect(open().parseNotification(rawNotification(body, headers))).toEqual({ kind: 'nothing' });
});

test('refuses whatever was not signed as it is with the server key', async () => {
  const { providerId } = await createNew();
  const { body, headers } = fake.callback(providerId);
  const parse =
    (text: string, given: Record<string, string>, provider = open()) =>
    () =>
      provider.parseNotification(rawNotification(text, given));
  expect(parse(body, {})).toThrow('Wrong signature');
  expect(parse(body, { signature: headers['signature']?.slice(1) ?? '' })).toThrow('Wrong signature');
  expect(parse(`${body}\n`, headers)).toThrow('Wrong signature');
  expect(parse(body.replace('"P"', '"A"'), headers)).toThrow('Wrong signature');
  expect(parse(body, headers, open({ serverKey: 'other' }))).toThrow('Wrong signature');
});

test('refunds what was paid, and no more', async () => {
  const { providerId } = await createNew();
  const refund = refundRequest({ providerId, amount: 50_000, currency: 'AED' });
  expect(await open().refund(refund)).toBe('done');
  await expect(open().refund({ ...refund, key: 'b', amount: 200_000 })).rejects.toMatchObject({
    kind: 'refused',
  });
});

test('is not set up without profile and key', () => {
  expect(paytabsProvider.isConfigured({ serverKey: 'k' })).toBe(false);
  expect(paytabsProvider.isConfigured({ serverKey: 'k', profileId: '59305' })).toBe(true);
});
