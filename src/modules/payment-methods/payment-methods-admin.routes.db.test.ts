import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { AdminMethod } from '#domain/schemas/manage-delivery.schema.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
let api: ApiFixture;
let authorization: string;
let provider: Server;
let answer = 404;

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  authorization = `Bearer ${(await makeStaff(database.db, 'admin')).token}`;
  provider = createServer((_request, response) => response.writeHead(answer).end('{}'));
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  provider.close();
  await api.app.close();
  await database.drop();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  api.app.inject({
    method,
    url: `/api/admin${path}`,
    headers: { authorization },
    ...(payload && { payload }),
  });
const location = {
  code: 'alone',
  title: 'Shop alone',
  enabled: true,
  price: 0,
  shippingSpeed: 'day_1',
  address: '1 Main street',
  phone: '+7 495 000-00-00',
  workTime: '9–18',
  coordinates: { latitude: 55.7, longitude: 37.6 },
  minAmount: null,
  maxAmount: null,
  minWeight: null,
  maxWeight: null,
};
const readMethod = async (key: string) =>
  (await call('GET', '/payment-methods')).json<AdminMethod[]>().find((method) => method.key === key);
const setUp = async (key: string, fields: Record<string, string>, more: object = {}) =>
  call('PUT', `/payment-methods/${key}`, {
    version: (await readMethod(key))?.version ?? 0,
    methodName: '',
    enabled: true,
    locationCodes: [],
    fields,
    ...more,
  });

test('a method is offered once it has its keys, which nobody reads again', async () => {
  expect((await setUp('stripe', {})).json()).toMatchObject({
    children: { enabled: { errors: [expect.any(String)] } },
  });
  const keys = { secretKey: 'sk_live_0123456789abcd', webhookSecret: 'whsec_0123456789wxyz' };
  const done = await setUp('stripe', keys, { methodName: 'By card' });
  expect(done.json()).toMatchObject({ enabled: true, isConfigured: true, methodName: 'By card' });
  for (const text of [done.body, (await call('GET', '/payment-methods')).body]) {
    expect(text).toContain('••••abcd');
    expect(text).not.toMatch(/sk_live|whsec_/);
  }
  await setUp('stripe', {}, { methodName: 'Card' });
  const stored = await database.db
    .selectFrom('payment_methods')
    .select('settings')
    .where('key', '=', 'stripe')
    .executeTakeFirst();
  expect(stored?.settings).toEqual({
    secretKey: expect.stringMatching(/^sealed:/),
    webhookSecret: expect.stringMatching(/^sealed:/),
  });
  // Nonsense, and one key in the place of another, are told at their fields.
  const wrong = await setUp('stripe', { secretKey: 'hello', webhookSecret: 'pk_live_wrong' });
  expect([wrong.statusCode, wrong.json().children]).toEqual([
    422,
    {
      fields: {
        children: {
          secretKey: { errors: [expect.stringContaining('begins with sk_live_')] },
          webhookSecret: { errors: [expect.stringContaining('publishable key')] },
        },
      },
    },
  ]);
  expect((await setUp('stripe', { baseUrl: 'http://127.0.0.1' })).statusCode).toBe(422);
  expect((await setUp('stripe', {}, { version: 1 })).statusCode).toBe(409);
  expect((await setUp('stripe', {}, { locationCodes: ['nowhere'] })).statusCode).toBe(422);
});

test('a method whose only place goes is switched off, not offered everywhere', async () => {
  const { id } = (await call('POST', '/locations', location)).json<{ id: number }>();
  await setUp('tap', { secretKey: 'sk_test_0123456789' }, { locationCodes: ['alone'] });
  await call('DELETE', `/locations/${id}`);
  expect(await readMethod('tap')).toMatchObject({ enabled: false, locationCodes: [] });
});

test('methods keep the order that they are put in', async () => {
  const readKeys = async () =>
    (await call('GET', '/payment-methods')).json<AdminMethod[]>().map(({ key }) => key);
  const was = await readKeys();
  const wanted = ['stripe', 'cash', 'yookassa', 'nonsense'];
  expect((await call('POST', '/payment-methods/order', { keys: wanted, was })).statusCode).toBe(204);
  const keys = await readKeys();
  expect((await call('POST', '/payment-methods/order', { keys: was, was })).statusCode).toBe(409);
  expect(await readKeys()).toEqual(keys);
  expect(keys.slice(0, 3)).toEqual(['stripe', 'cash', 'yookassa']);
  expect(await readMethod('cash')).toMatchObject({ enabled: true });
});

test.each([
  [404, 'accepted'],
  [401, 'refused'],
  [503, 'unreachable'],
])('a provider that answers %i to keys: %s', async (status, outcome) => {
  answer = status;
  const { port } = provider.address() as AddressInfo;
  await setUp('stripe', { secretKey: 'sk_test_0123456789ab', webhookSecret: 'whsec_0123456789' });
  await database.db
    .updateTable('payment_methods')
    .set({
      settings: JSON.stringify({ secretKey: 'k', webhookSecret: 'w', baseUrl: `http://127.0.0.1:${port}` }),
    })
    .where('key', '=', 'stripe')
    .execute();
  expect((await call('POST', '/payment-methods/stripe/test')).json()).toEqual({
    outcome,
    detail: expect.stringMatching(outcome === 'accepted' ? /^$/ : String(status)),
  });
  expect(await readMethod('stripe')).toMatchObject({
    needsTest: true,
    lastTest: { outcome, at: expect.any(String) },
    isOffered: outcome === 'accepted',
    notificationUrl: 'http://localhost/api/payment/notification?provider=stripe',
  });
  expect((await call('POST', '/payment-methods/cash/test')).statusCode).toBe(404);
});

test('buyers are offered a method once its test has passed, or when the owner says so anyway', async () => {
  const listed = async () =>
    (await api.get('/configs/payments-available-methods')).json<{ key: string }[]>().map(({ key }) => key);
  const store = (settings: object) =>
    database.db
      .updateTable('payment_methods')
      .set({ settings: JSON.stringify(settings) })
      .where('key', '=', 'yookassa')
      .execute();
  const keys = { shopId: '100500', secretKey: 'test_0123456789ab' };
  expect((await setUp('yookassa', keys)).json()).toMatchObject({
    enabled: true,
    isOffered: false,
    lastTest: null,
  });
  api.invalidate(['payment-methods', 'delivery']);
  expect(await listed()).not.toContain('yookassa');

  answer = 404;
  const { port } = provider.address() as AddressInfo;
  await store({ ...keys, baseUrl: `http://127.0.0.1:${port}` });
  await call('POST', '/payment-methods/yookassa/test');
  api.invalidate(['payment-methods', 'delivery']);
  expect(await listed()).toContain('yookassa');
  // What is no key keeps the test, another key asks for a new one.
  expect((await setUp('yookassa', {}, { methodName: 'Card' })).json()).toMatchObject({ isOffered: true });
  const renewed = await setUp('yookassa', { secretKey: 'test_another_key_1' });
  expect(renewed.json()).toMatchObject({ isOffered: false, lastTest: null });
  api.invalidate(['payment-methods', 'delivery']);
  expect(await listed()).not.toContain('yookassa');

  const chosen = await setUp('yookassa', {}, { offerUntested: true });
  expect(chosen.json()).toMatchObject({ isOffered: true, isOfferedUntested: true, lastTest: null });
  const changed = await setUp('yookassa', { secretKey: 'test_another_key_2' });
  expect(changed.json()).toMatchObject({ isOffered: false, isOfferedUntested: false });
});

test('cash and the demo need no test', async () => {
  expect(await readMethod('cash')).toMatchObject({
    needsTest: false,
    isOffered: true,
    notificationUrl: null,
  });
});

test('the list of methods waits for nobody who is changing one', async () => {
  await database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('payment_methods').select('key').forUpdate().execute();
    expect((await call('GET', '/payment-methods')).statusCode).toBe(200);
  });
});
