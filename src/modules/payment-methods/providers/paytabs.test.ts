import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFakePaytabs, type FakePaytabs } from '#tests/support/providers/fake-paytabs.ts';
import {
  buildCreateRequest,
  connectTo,
  rawNotification,
} from '#tests/support/providers/provider-requests.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';

import { ProviderError } from '../provider-error.ts';
import { paytabsProvider } from './paytabs.ts';

let fake: FakePaytabs;
const request = buildCreateRequest({ currency: 'AED' });

beforeAll(async () => {
  fake = await startFakePaytabs();
});
afterAll(() => fake.stop());

const kindOf = (error: unknown) => (error instanceof ProviderError ? error.kind : error);

const open = (more: object = {}) => connectTo(paytabsProvider, { ...fake.settings, ...more });
const createNew = () => open().create({ ...request, paymentId: crypto.randomUUID() });

test('asks for a page; the shopper comes back by POST and is sent on', async () => {
  const created = await open().create(request);
  expect(created.redirectUrl).toContain('https://secure.paytabs.com/payment/page/');
  const { return: returnUrl, ...sent } = JSON.parse(fake.requests[0]?.body ?? '');
  expect(sent).toEqual({
    profile_id: 59_305,
    tran_type: 'sale',
    tran_class: 'ecom',
    cart_id: request.paymentId,
    cart_amount: 1234.5,
    cart_currency: 'AED',
    cart_description: 'Order 1042',
    paypage_lang: 'en',
    hide_shipping: true,
    callback: request.notificationUrl,
    customer_details: { name: 'Ann Lee', email: 'ann@example.com', phone: '+971501234567' },
  });
  const back = new URL(returnUrl);
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

test.each([
  ['ru', 'en'],
  ['en', 'en'],
  ['ar', 'ar'],
] as const)('a shopper of a shop in %s is shown a page in %s', async (language, shown) => {
  await open().create({ ...request, language, paymentId: crypto.randomUUID() });
  expect(JSON.parse(fake.requests.at(-1)?.body ?? '').paypage_lang).toBe(shown);
});

test.each([
  [{}, 'https://secure.paytabs.com/payment/query'],
  [{ region: 'UAE' }, 'https://secure.paytabs.com/payment/query'],
  [{ region: 'KSA' }, 'https://secure.paytabs.sa/payment/query'],
  [{ region: 'Egypt' }, 'https://secure-egypt.paytabs.com/payment/query'],
  [{ region: 'Oman' }, 'https://secure-oman.paytabs.com/payment/query'],
  [{ region: 'Jordan' }, 'https://secure-jordan.paytabs.com/payment/query'],
  [{ region: 'Kuwait' }, 'https://secure-kuwait.paytabs.com/payment/query'],
  [{ region: 'Iraq' }, 'https://secure-iraq.paytabs.com/payment/query'],
  [{ region: 'Morocco' }, 'https://secure-morocco.paytabs.com/payment/query'],
  [{ region: 'Qatar' }, 'https://secure-doha.paytabs.com/payment/query'],
  [{ region: 'Global' }, 'https://secure-global.paytabs.com/payment/query'],
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

test.each([
  ['A', 'done'],
  ['P', 'pending'],
  ['H', 'pending'],
  ['D', 'refused'],
])('a refund with the status %s is %s', async (stated, outcome) => {
  const asked: unknown[] = [];
  const http = async ({ url, body }: { url: string; body?: string }) => {
    asked.push([url, JSON.parse(body ?? '')]);
    return JSON.stringify({
      tran_ref: 'TST2',
      tran_type: 'Refund',
      cart_id: 'a',
      cart_amount: '500.00',
      cart_currency: 'AED',
      payment_result: { response_status: stated },
    });
  };
  const settings = { profileId: 49_622, serverKey: 'S', region: 'UAE' };
  const provider = paytabsProvider.connect(settings, { http, now: Date.now });
  const refund = provider?.refund(refundRequest({ providerId: 'TST1', amount: 50_000, currency: 'AED' }));
  expect(await refund?.catch(kindOf)).toBe(outcome);
  const terms = { tran_type: 'refund', tran_class: 'ecom', cart_description: 'Refund', tran_ref: 'TST1' };
  const cart = { cart_id: 'a', cart_currency: 'AED', cart_amount: 500 };
  expect(asked).toEqual([
    ['https://secure.paytabs.com/payment/request', { profile_id: 49_622, ...terms, ...cart }],
  ]);
});

test('is not set up without profile and key', () => {
  expect(paytabsProvider.isConfigured({ serverKey: 'k' })).toBe(false);
  expect(paytabsProvider.isConfigured({ serverKey: 'k', profileId: '59305' })).toBe(true);
});
