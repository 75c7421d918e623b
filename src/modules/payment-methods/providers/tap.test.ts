import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFakeTap, type FakeTap } from '#tests/support/providers/fake-tap.ts';
import {
  buildCreateRequest,
  connectTo,
  rawNotification,
} from '#tests/support/providers/provider-requests.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';

import { tapProvider } from './tap.ts';

let fake: FakeTap;
const request = buildCreateRequest({ currency: 'AED' });

beforeAll(async () => {
  fake = await startFakeTap();
});
afterAll(() => fake.stop());

const open = (more: object = {}) => connectTo(tapProvider, { ...fake.settings, ...more });
const email = request.order.customer.email;
const phone = { country_code: '971', number: '501234567' };
const createNew = () => open().create({ ...request, paymentId: crypto.randomUUID() });

test('creates a charge that leads to its page, once however often it is asked', async () => {
  const created = await open().create(request);
  expect(created.redirectUrl).toContain('https://checkout.payments.tap.company');
  expect(await open().create(request)).toEqual(created);
  expect(fake.requests[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  expect(JSON.parse(fake.requests[0]?.body ?? '')).toEqual({
    amount: 1234.5,
    currency: 'AED',
    customer_initiated: true,
    threeDSecure: true,
    description: 'Order 1042',
    metadata: { payment: request.paymentId, order: '1042' },
    reference: { transaction: request.paymentId, order: '1042', idempotent: request.paymentId },
    customer: {
      first_name: 'Ann',
      last_name: 'Lee',
      email: 'ann@example.com',
      phone: { country_code: '971', number: '501234567' },
    },
    source: { id: 'src_all' },
    post: { url: request.notificationUrl },
    redirect: { url: request.returnUrl },
  });
});

test.each([
  ['INITIATED', 'pending'],
  ['IN_PROGRESS', 'pending'],
  ['CAPTURED', 'completed'],
  ['ABANDONED', 'canceled'],
  ['CANCELLED', 'canceled'],
  ['EXPIRED', 'canceled'],
  ['VOID', 'canceled'],
  ['RESTRICTED', 'failed'],
  ['TIMEDOUT', 'failed'],
  ['UNKNOWN', 'failed'],
  ['DECLINED', 'failed'],
  ['FAILED', 'failed'],
])('a charge that is %s is %s, asked and told', async (stated, status) => {
  const { providerId } = await createNew();
  fake.end(providerId, stated);
  const report = { providerId, status, amount: 123_450, currency: 'AED', orderNumber: '1042' };
  expect(await open().fetch(providerId)).toMatchObject(report);
  if (stated === 'INITIATED' || stated === 'ABANDONED') return;
  const { body, headers } = fake.webhook(providerId);
  const { event } = Object(open().parseNotification(rawNotification(body, headers)));
  expect(event).toMatchObject({ ...report, eventId: `${providerId} ${stated}` });
});

test('refuses whatever the hash is not of [R398]', async () => {
  const { providerId } = await createNew();
  fake.end(providerId, 'DECLINED');
  const { body, headers } = fake.webhook(providerId);
  const parse =
    (text: string, given: Record<string, string>, provider = open()) =>
    () =>
      provider.parseNotification(rawNotification(text, given));
  expect(parse(body, {})).toThrow('Wrong signature');
  expect(parse(body, { hashstring: 'abc' })).toThrow('Wrong signature');
  expect(parse(body, { hashstring: headers['hashstring']?.toUpperCase() ?? '' })).toThrow('Wrong signature');
  expect(parse(body.replace('DECLINED', 'CAPTURED'), headers)).toThrow('Wrong signature');
  expect(parse(body.replace('1234.5', '1.5'), headers)).toThrow('Wrong signature');
  expect(parse(body, headers, open({ secretKey: 'sk_other' }))).toThrow('Wrong signature');
  expect(parse('{"id":', headers)).toThrow('no JSON');
});

test.each([
  ['KWD', 3.5, '3.500', 3500],
  ['BHD', 12, '12.000', 12_000],
  ['OMR', 0.125, '0.125', 125],
  ['JOD', 1.25, '1.250', 1250],
  ['TND', 20, '20.000', 20_000],
  ['AED', 2, '2.00', 200],
])('an amount in %s is signed with the decimals of its currency', (currency, amount, signedAmount, minor) => {
  const charge = {
    id: 'chg_1',
    object: 'charge',
    status: 'CAPTURED',
    amount,
    currency,
    reference: { transaction: 'a', order: '1', gateway: 'g', payment: 'p' },
    transaction: { created: '1698392202943' },
  };
  const { body, headers } = fake.signed(charge, signedAmount);
  const told = open().parseNotification(rawNotification(body, headers));
  expect(told).toMatchObject({ kind: 'event', event: { amount: minor, currency } });
  const wrong = fake.signed(charge, `${signedAmount}0`);
  expect(() => open().parseNotification(rawNotification(wrong.body, wrong.headers))).toThrow(
    'Wrong signature',
  );
});

test('what is posted of a refund is signed with its own time, and tells nothing new', () => {
  const refund = {
    id: 're_1',
    object: 'refund',
    status: 'REFUNDED',
    amount: 5,
    currency: 'AED',
    reference: { gateway: 'g', payment: 'p' },
    created: '1698392202943',
  };
  const { body, headers } = fake.signed(refund, '5.00');
  expect(open().parseNotification(rawNotification(body, headers))).toEqual({ kind: 'nothing' });
});

test.each([
  [{ lastName: '' }, { first_name: 'Ann', email, phone }],
  [
    { firstName: '', lastName: 'Lee' },
    { first_name: 'Lee', email, phone },
  ],
  [
    { firstName: '', lastName: '' },
    { first_name: email, email, phone },
  ],
  [
    { firstName: 'A'.repeat(200), lastName: 'L'.repeat(200) },
    { first_name: 'A'.repeat(149), last_name: 'L'.repeat(149), email, phone },
  ],
  [{ email: '' }, { first_name: 'Ann', last_name: 'Lee', phone }],
  [{ phone: 'none' }, { first_name: 'Ann', last_name: 'Lee', email }],
])('a buyer %j is described as Tap takes it', async (change, described) => {
  const customer = { ...request.order.customer, ...change };
  const order = { ...request.order, customer };
  await open().create({ ...request, order, paymentId: crypto.randomUUID() });
  expect(JSON.parse(fake.requests.at(-1)?.body ?? '').customer).toEqual(described);
});

test.each([
  ['REFUNDED', 'done'],
  ['PENDING', 'pending'],
  ['ACCEPTED', 'pending'],
  ['IN_PROGRESS', 'pending'],
  ['INITIATED', 'pending'],
])('a refund that is %s is %s', async (stated, status) => {
  const { providerId } = await createNew();
  fake.end(providerId, 'CAPTURED');
  fake.refundStatus = stated;
  const refund = refundRequest({ providerId, amount: 50_000, currency: 'AED', key: crypto.randomUUID() });
  expect(await open().refund(refund)).toBe(status);
  expect(await open().refund(refund)).toBe(status);
  expect(JSON.parse(fake.requests.at(-1)?.body ?? '')).toEqual({
    charge_id: providerId,
    amount: 500,
    currency: 'AED',
    reason: 'requested_by_customer',
    reference: { merchant: refund.key, idempotent: refund.key },
  });
});

test.each([
  ['DECLINED', 'refused'],
  ['RESTRICTED', 'refused'],
  ['FAILED', 'refused'],
  ['CANCELLED', 'refused'],
  ['CANCELED', 'refused'],
  ['UNKNOWN', 'unavailable'],
  ['TIMED_OUT', 'unavailable'],
])('a refund that is %s is %s: only what is refused frees its amount', async (stated, kind) => {
  const { providerId } = await createNew();
  fake.end(providerId, 'CAPTURED');
  fake.refundStatus = stated;
  const refund = refundRequest({ providerId, amount: 50_000, currency: 'AED', key: crypto.randomUUID() });
  await expect(open().refund(refund)).rejects.toMatchObject({ kind });
});

test('what cannot be refunded is refused: not paid, too much, of no charge', async () => {
  const { providerId } = await createNew();
  const refund = refundRequest({ providerId, amount: 50_000, currency: 'AED', key: crypto.randomUUID() });
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'refused' });
  fake.end(providerId, 'CAPTURED');
  for (const change of [{ amount: 123_451 }, { providerId: 'chg_none' }, { currency: 'USD' as const }]) {
    const wrong = { ...refund, ...change, key: crypto.randomUUID() };
    await expect(open().refund(wrong)).rejects.toMatchObject({ kind: 'refused' });
  }
});

test('is not set up without its key', () => {
  expect(tapProvider.isConfigured({})).toBe(false);
  expect(tapProvider.isConfigured({ secretKey: 'sk' })).toBe(true);
});
