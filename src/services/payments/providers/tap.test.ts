import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFakeTap, type FakeTap } from '#tests/support/providers/fake-tap.ts';
import { refundRequest } from '#tests/support/providers/refund-request.ts';
import {
  buildCreateRequest,
  connectTo,
  rawNotification,
} from '#tests/support/providers/provider-requests.ts';

import { tapProvider } from './tap.ts';

let fake: FakeTap;
const request = buildCreateRequest({ currency: 'AED' });

beforeAll(async () => {
  fake = await startFakeTap();
});
afterAll(() => fake.stop());

const open = (more: object = {}) => connectTo(tapProvider, { ...fake.settings, ...more });
const createNew = () => open().create({ ...request, paymentId: crypto.randomUUID() });

test('creates a charge that leads to its page, once however often it is asked', async () => {
  const created = await open().create(request);
  expect(created.redirectUrl).toContain('https://checkout.payments.tap.company');
  expect(await open().create(request)).toEqual(created);
  expect(JSON.parse(fake.requests[0]?.body ?? '')).toMatchObject({
    amount: 1234.5,
    currency: 'AED',
    reference: { transaction: request.paymentId, order: '1042', idempotent: request.paymentId },
    customer: { email: 'ann@example.com', phone: { country_code: '971', number: '501234567' } },
    post: { url: request.notificationUrl },
    redirect: { url: request.returnUrl },
  });
});

test.each([
  ['INITIATED', 'pending'],
  ['IN_PROGRESS', 'pending'],
  ['UNKNOWN', 'pending'],
  ['CAPTURED', 'completed'],
  ['ABANDONED', 'canceled'],
  ['CANCELLED', 'canceled'],
  ['DECLINED', 'failed'],
  ['FAILED', 'failed'],
])('a charge that is %s is %s, told and asked', async (stated, status) => {
  const { providerId } = await createNew();
  fake.end(providerId, stated);
  const report = { providerId, status, amount: 123_450, currency: 'AED', orderNumber: '1042' };
  expect(await open().fetch(providerId)).toMatchObject(report);
  const { body, headers } = fake.webhook(providerId);
  const { news } = Object(open().parseNotification(rawNotification(body, headers)));
  expect(news).toMatchObject({ ...report, eventId: `${providerId} ${stated}` });
});

test('refuses whatever the hash is not of', async () => {
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

test('refunds are at first on their way; what cannot be refunded is refused', async () => {
  const { providerId } = await createNew();
  const refund = refundRequest({ providerId, amount: 50_000, currency: 'AED' });
  await expect(open().refund(refund)).rejects.toMatchObject({ kind: 'refused' });
  fake.end(providerId, 'CAPTURED');
  expect(await open().refund({ ...refund, key: 'b' })).toBe('pending');
});

test('is not set up without its key', () => {
  expect(tapProvider.isConfigured({})).toBe(false);
  expect(tapProvider.isConfigured({ secretKey: 'sk' })).toBe(true);
});
