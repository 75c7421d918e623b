import { afterAll, beforeAll, expect, test } from 'vitest';

import { languageCodes } from '#locales/languages.ts';
import { startFakeStripe, type FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import {
  buildCreateRequest,
  connectTo,
  rawNotification,
} from '#tests/support/providers/provider-requests.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';

import { stripeProvider } from './stripe.ts';

let fake: FakeStripe;
const request = { ...buildCreateRequest(), isExpress: true };
const newRequest = () => ({ ...request, paymentId: crypto.randomUUID() });

beforeAll(async () => {
  fake = await startFakeStripe();
});
afterAll(() => fake.stop());

const open = () => connectTo(stripeProvider, fake.settings);
const parse = (type: string, object: object) => {
  const { body, headers } = fake.event(type, object, { eventId: 'evt_1' });
  return open().parseNotification(rawNotification(body, headers));
};

test('a payment in a sheet is an intent of the order’s sum, made once however often it is asked for', async () => {
  const created = await open().create(request);
  expect(created).toEqual({ providerId: expect.stringMatching(/^pi_/) });
  expect(await open().create(request)).toEqual(created);
  expect(fake.intents.size).toBe(1);
  const [asked] = fake.requests;
  expect(asked?.path).toBe('/v1/payment_intents');
  expect(asked?.headers['idempotency-key']).toBe(request.paymentId);
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    amount: '123450',
    currency: 'usd',
    'automatic_payment_methods[enabled]': 'true',
    description: expect.stringContaining('1042'),
    'metadata[payment]': request.paymentId,
    'metadata[order]': '1042',
    'metadata[express]': 'true',
  });
});

test.each(languageCodes)('in a shop in %s too', async (language) => {
  expect((await open().create({ ...newRequest(), language })).providerId).toMatch(/^pi_/);
});

test('its secret is asked for when it is wanted', async () => {
  const { providerId } = await open().create(newRequest());
  const secret = await open().readClientSecret?.(providerId);
  expect(secret).toBe(fake.intents.get(providerId)?.client_secret);
  await expect(open().readClientSecret?.('pi_other')).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  [{}, 'pending'],
  [{ status: 'requires_confirmation' }, 'pending'],
  [{ status: 'requires_action' }, 'pending'],
  [{ status: 'processing' }, 'pending'],
  [{ status: 'requires_payment_method', last_payment_error: { type: 'card_error', code: 'x' } }, 'failed'],
  [{ status: 'canceled' }, 'canceled'],
  [{ status: 'succeeded' }, 'completed'],
  // A card that failed before the one that paid.
  [{ status: 'succeeded', last_payment_error: { type: 'card_error', code: 'x' } }, 'completed'],
  [{ status: 'made_up_since' }, 'pending'],
])('an intent that is %j is %s', async (change, status) => {
  const asked = newRequest();
  const { providerId } = await open().create(asked);
  fake.changeIntent(providerId, change);
  expect(await open().fetch(providerId)).toEqual({
    providerId,
    paymentId: asked.paymentId,
    orderNumber: '1042',
    status,
    amount: 123_450,
    currency: 'USD',
    refunded: 0,
  });
});

test.each([
  ['payment_intent.succeeded', { status: 'succeeded' }, 'completed'],
  ['payment_intent.processing', { status: 'processing' }, 'pending'],
  ['payment_intent.payment_failed', { last_payment_error: { type: 'card_error', code: 'x' } }, 'failed'],
  ['payment_intent.canceled', { status: 'canceled' }, 'canceled'],
] as const)('the signed event %s of an intent %j is news: %s', async (type, change, status) => {
  const asked = newRequest();
  const { providerId } = await open().create(asked);
  const { paymentId } = asked;
  expect(parse(type, { ...fake.intents.get(providerId), ...change })).toEqual({
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

test('the intent of a session is no news: the session tells of itself', () => {
  const metadata = { payment: request.paymentId, order: '1042' };
  const ofSession = { id: 'pi_1', status: 'succeeded', amount: 123_450, currency: 'usd', metadata };
  expect(parse('payment_intent.succeeded', ofSession)).toEqual({ kind: 'nothing' });
  expect(parse('payment_intent.succeeded', { ...ofSession, metadata: null })).toEqual({ kind: 'nothing' });
});

test('refunds what was paid in a sheet once per key, and reports it', async () => {
  const { providerId } = await open().create(newRequest());
  const refund = refundRequest({ providerId, amount: 100_000, currency: 'USD' });
  await expect(open().refund({ ...refund, key: 'early' })).rejects.toMatchObject({ kind: 'refused' });
  fake.changeIntent(providerId, { status: 'succeeded' });
  expect(await open().refund(refund)).toBe('done');
  expect(await open().refund(refund)).toBe('done');
  expect(await open().fetch(providerId)).toMatchObject({ status: 'completed', refunded: 100_000 });
  await expect(open().refund({ ...refund, key: 'more' })).rejects.toMatchObject({ kind: 'refused' });
});

test.each([
  [undefined, null],
  [{ enabled: true }, null],
  [{ publishableKey: 'pk_test_0123456789' }, null],
  [{ enabled: false, publishableKey: 'pk_test_0123456789' }, null],
  [{ enabled: true, publishableKey: 'pk_test_0123456789' }, { publishableKey: 'pk_test_0123456789' }],
])('wallets set up as %j are offered by %j', (express, offered) => {
  expect(stripeProvider.findExpress({ ...fake.settings, express })).toEqual(offered);
  expect(stripeProvider.findExpress({ express })).toBeNull();
});
