import { afterAll, beforeAll, expect, test } from 'vitest';

import { languageCodes } from '#locales/languages.ts';
import { startFakeStripe, type FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import {
  buildCreateRequest,
  connectTo,
  rawNotification,
} from '#tests/support/providers/provider-requests.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';

import { ProviderError } from '../provider-error.ts';
import { stripeProvider } from './stripe.ts';

let fake: FakeStripe;
const request = buildCreateRequest();
const newRequest = () => ({ ...request, paymentId: crypto.randomUUID() });

beforeAll(async () => {
  fake = await startFakeStripe();
});
afterAll(() => fake.stop());

const kindOf = (error: unknown) => (error instanceof ProviderError ? error.kind : error);

const open = (more: object = {}) => connectTo(stripeProvider, { ...fake.settings, ...more });
const createPaid = async () => {
  const { providerId } = await open().create(newRequest());
  fake.change(providerId, { status: 'complete', payment_status: 'paid' });
  return providerId;
};

test('opens a session in minor units, once however often it is asked', async () => {
  const created = await open().create(request);
  expect(created.redirectUrl).toMatch(/^https:\/\/checkout\.stripe\.com\//);
  expect(await open().create(request)).toEqual(created);
  expect(fake.sessions.size).toBe(1);
  const form = new URLSearchParams(fake.requests[0]?.body);
  expect(Object.fromEntries(form)).toEqual({
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '123450',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][product_data][name]': expect.stringContaining('1042'),
    success_url: request.returnUrl,
    cancel_url: request.cancelUrl,
    client_reference_id: request.paymentId,
    locale: 'en',
    'metadata[payment]': request.paymentId,
    'metadata[order]': '1042',
    'payment_intent_data[metadata][payment]': request.paymentId,
    'payment_intent_data[metadata][order]': '1042',
    customer_email: 'ann@example.com',
  });
});

test.each(languageCodes)('a shopper of a shop in %s is shown a page that Stripe has', async (language) => {
  const created = await open().create({ ...newRequest(), language });
  expect(created.redirectUrl).toMatch(/^https:/);
});

test('reports how a session stands', async () => {
  const { providerId } = await open().create(newRequest());
  expect(await open().fetch(providerId)).toMatchObject({
    status: 'pending',
    amount: 123_450,
    currency: 'USD',
  });
  fake.change(providerId, { status: 'complete' });
  expect(await open().fetch(providerId)).toMatchObject({ status: 'failed' });
  fake.change(providerId, { payment_status: 'paid' });
  expect(await open().fetch(providerId)).toMatchObject({ status: 'completed', orderNumber: '1042' });
  fake.change(providerId, { status: 'expired', payment_status: 'unpaid' });
  expect(await open().fetch(providerId)).toMatchObject({ status: 'canceled' });
});

test.each([
  ['checkout.session.completed', { status: 'complete', payment_status: 'paid' }, 'completed'],
  ['checkout.session.completed', { status: 'complete', payment_status: 'unpaid' }, 'pending'],
  ['checkout.session.async_payment_succeeded', { status: 'complete', payment_status: 'paid' }, 'completed'],
  ['checkout.session.async_payment_failed', { status: 'complete', payment_status: 'unpaid' }, 'failed'],
  ['checkout.session.expired', { status: 'expired', payment_status: 'unpaid' }, 'canceled'],
] as const)('the signed event %s of a session %j is news: %s', async (type, change, status) => {
  const create = newRequest();
  const { providerId } = await open().create(create);
  const session = { ...fake.sessions.get(providerId), ...change };
  const { body, headers } = fake.event(type, session, { eventId: 'evt_1' });
  const { paymentId } = create;
  expect(open().parseNotification(rawNotification(body, headers))).toEqual({
    kind: 'event',
    event: {
      eventId: 'evt_1',
      providerId,
      paymentId,
      orderNumber: '1042',
      status,
      amount: 123_450,
      currency: 'USD',
      refunded: 0,
    },
  });
});

test('a refund of a charge tells how much has gone back', () => {
  const metadata = { payment: request.paymentId, order: '1042' };
  const charge = { id: 'ch_1', amount: 123_450, amount_refunded: 450, currency: 'usd', metadata };
  const { body, headers } = fake.event('charge.refunded', charge);
  const { event } = Object(open().parseNotification(rawNotification(body, headers)));
  expect(event).toMatchObject({
    status: 'completed',
    refunded: 450,
    providerId: null,
    paymentId: request.paymentId,
  });
});

test('a charge and a session that the shop did not make name no order of it', () => {
  const charge = { id: 'ch_1', amount: 100, amount_refunded: 100, currency: 'usd', metadata: null };
  const session = {
    id: 'cs_1',
    url: null,
    status: 'complete',
    payment_status: 'paid',
    amount_total: 100,
    currency: 'usd',
  };
  for (const [type, object] of [
    ['charge.refunded', charge],
    ['checkout.session.completed', session],
  ] as const) {
    const { body, headers } = fake.event(type, object);
    const told = open().parseNotification(rawNotification(body, headers));
    expect(told).toMatchObject({
      kind: 'event',
      event: { paymentId: null, orderNumber: null, status: 'completed', amount: 100, currency: 'USD' },
    });
  }
});

test('a session that is paid stays so when its page expires', async () => {
  const providerId = await createPaid();
  fake.change(providerId, { status: 'expired' });
  expect(await open().fetch(providerId)).toMatchObject({ status: 'completed' });
});

test('other events, a declined card among them, are no news', () => {
  for (const type of ['payment_intent.payment_failed', 'payout.paid']) {
    const { body, headers } = fake.event(type, { id: 'x' });
    expect(open().parseNotification(rawNotification(body, headers))).toEqual({ kind: 'nothing' });
  }
});

test('refuses whatever was not signed as it is, now, with the endpoint’s secret [R398]', async () => {
  const session = fake.sessions.get(await createPaid()) ?? {};
  const { body, headers } = fake.event('checkout.session.completed', session);
  const signature = headers['stripe-signature'] ?? '';
  const parse =
    (text: string, header: string | undefined, provider = open()) =>
    () =>
      provider.parseNotification(rawNotification(text, header ? { 'stripe-signature': header } : {}));
  expect(parse(body, undefined)).toThrow('Wrong signature');
  expect(parse(body, 't=1,v1=')).toThrow('Wrong signature');
  const altered = signature.replace(/v1=(.)/, (_, first) => `v1=${first === '0' ? '1' : '0'}`);
  expect(parse(body, altered)).toThrow('Wrong signature');
  expect(parse(body, signature.toUpperCase().replace('T=', 't=').replace('V1', 'v1'))).toThrow(
    'Wrong signature',
  );
  expect(parse(body, signature.replace('v1=', 'v0='))).toThrow('Wrong signature');
  expect(parse(JSON.stringify(JSON.parse(body)), signature)).toThrow('Wrong signature');
  expect(parse(`${body} `, signature)).toThrow('Wrong signature');
  expect(parse(body.replace('123450', '123451'), signature)).toThrow('Wrong signature');
  expect(parse(body, signature, open({ webhookSecret: 'whsec_other' }))).toThrow('Wrong signature');
  expect(open().parseNotification(rawNotification(body, headers)).kind).toBe('event');
});

test.each([-299_000, 299_000])('takes a signature made %i ms from now', (offset) => {
  const { body, headers } = fake.event('payout.paid', {}, { at: Date.now() + offset });
  expect(open().parseNotification(rawNotification(body, headers)).kind).toBe('nothing');
});

test.each([-301_000, 301_000])('refuses a signature made %i ms from now', (offset) => {
  const { body, headers } = fake.event('checkout.session.completed', {}, { at: Date.now() + offset });
  expect(() => open().parseNotification(rawNotification(body, headers))).toThrow('too old');
});

test('accepts one of several signatures, as while secrets roll', () => {
  const { body, headers } = fake.event('payout.paid', { id: 'x' });
  const rolled = headers['stripe-signature']?.replace(',v1', `,v1=${'0'.repeat(64)},v1`) ?? '';
  expect(open().parseNotification(rawNotification(body, { 'stripe-signature': rolled })).kind).toBe(
    'nothing',
  );
});

test('refunds once per key, never more than was paid', async () => {
  const providerId = await createPaid();
  const refund = refundRequest({ providerId, amount: 100_000, currency: 'USD' });
  expect(await open().refund(refund)).toBe('done');
  expect(await open().refund(refund)).toBe('done');
  expect(await open().fetch(providerId)).toMatchObject({ refunded: 100_000 });
  await expect(open().refund({ ...refund, key: 'b' })).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  ['succeeded', 'done'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  [null, 'pending'],
  ['failed', 'refused'],
  ['canceled', 'refused'],
])('a refund that is %s is %s', async (stated, outcome) => {
  const asked: unknown[] = [];
  const session = {
    id: 'cs_1',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 100,
    currency: 'usd',
    payment_intent: { id: 'pi_1', status: 'succeeded' },
  };
  const http = async ({ method, url, body }: { method: string; url: string; body?: string }) => {
    asked.push([method, new URL(url).pathname, body]);
    return JSON.stringify(method === 'GET' ? session : { status: stated });
  };
  const provider = stripeProvider.connect(fake.settings, { http, now: Date.now });
  const refund = provider?.refund(refundRequest({ providerId: 'cs_1', amount: 50, currency: 'USD' }));
  expect(await refund?.catch(kindOf)).toBe(outcome);
  expect(asked).toEqual([
    ['GET', '/v1/checkout/sessions/cs_1', undefined],
    ['POST', '/v1/refunds', 'payment_intent=pi_1&amount=50'],
  ]);
});

test('a session that was not paid has nothing to refund', async () => {
  const { providerId } = await open().create(newRequest());
  const refund = refundRequest({ providerId, amount: 50, currency: 'USD' });
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'refused' });
});

test('is not set up without both secrets', () => {
  expect(stripeProvider.isConfigured({ secretKey: 'sk' })).toBe(false);
  expect(stripeProvider.isConfigured({ secretKey: 'sk', webhookSecret: 'w' })).toBe(true);
});
