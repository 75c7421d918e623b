import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import { createBoundedHttp } from '#modules/payment-methods/provider-http.ts';
import type { Fault } from '#tests/support/providers/fake-server.ts';
import { startFakeCdek, type FakeCdek } from '#tests/support/providers/fake-cdek.ts';
import { rawNotification } from '#tests/support/providers/provider-requests.ts';

import type { Carrier, CreateShipment } from '../carrier.ts';
import { cdekCarrier } from './cdek.ts';

const timeoutMs = 300;
const parcel = { weight: 1200, length: 30, width: 20, height: 10 };
const to = { country: 'RU', city: 'Санкт-Петербург', postalCode: '190000', address: 'ул. Садовая, 1' };
const counter = { code: 'SPB12', isLocker: false };
const order: CreateShipment = {
  number: '1001-abcd',
  service: '137',
  parcel,
  to,
  point: null,
  comment: '',
  recipient: { name: 'Анна Петрова', phone: '+79211234567', email: 'anna@shop.example' },
  goods: [{ title: 'Кружка', sku: 'MUG', quantity: 2, price: 90_050, weight: 400 }],
};

let fake: FakeCdek;
let nowMs: number;

beforeEach(async () => {
  fake = await startFakeCdek();
  nowMs = Date.now();
});
afterEach(() => fake.stop());

function connect(changes: object = {}): Carrier {
  const ports = { http: createBoundedHttp({ timeoutMs, maxBytes: 64 * 1024 }), now: () => nowMs };
  const carrier = cdekCarrier.connect({ ...fake.settings, ...changes }, ports);
  if (!carrier) throw new Error('The settings lack something');
  return carrier;
}

const asked = (path: RegExp) => fake.requests.filter((request) => path.test(request.path));

describe('the keys of CDEK', () => {
  test('one token serves many calls, and calls at once ask for one', async () => {
    const carrier = connect();
    await Promise.all([carrier.testKeys(), carrier.testKeys(), carrier.track('x')]);
    await carrier.testKeys();
    expect(fake.tokens).toBe(1);
  });

  test('a token is renewed before its end', async () => {
    const carrier = connect();
    await carrier.testKeys();
    nowMs += 3_500_000;
    await carrier.testKeys();
    expect(fake.tokens).toBe(1);
    nowMs += 60_000;
    await carrier.testKeys();
    expect(fake.tokens).toBe(2);
  });

  test('a token that is not taken any more is renewed once, and the call goes through', async () => {
    const carrier = connect();
    await carrier.testKeys();
    fake.forgetTokens();
    await carrier.testKeys();
    expect(fake.tokens).toBe(2);
  });

  test('wrong keys are refused in CDEK’s words, and asked with again', async () => {
    const carrier = connect({ password: 'wrong' });
    const refused = expect.objectContaining({ kind: 'refused', message: 'Bad client credentials' });
    await expect(carrier.testKeys()).rejects.toEqual(refused);
    await expect(carrier.testKeys()).rejects.toEqual(refused);
    expect(asked(/oauth/)).toHaveLength(2);
  });

  test('a token is not sent to another server, whatever an answer names', async () => {
    const carrier = connect();
    const labelId = await carrier.orderLabel(crypto.randomUUID());
    fake.url = 'https://evil.example';
    await expect(carrier.fetchLabel(labelId)).rejects.toThrow('another server');
  });
});

describe('what CDEK offers', () => {
  test('are the services of the way that a parcel goes, with prices in kopecks', async () => {
    const door = await connect().quote({ parcel, to, point: null });
    expect(door.map(({ code, price }) => [code, price])).toEqual([
      ['137', 54_000],
      ['482', 124_000],
    ]);
    expect(door[0]).toMatchObject({ currency: 'RUB', minDays: 2, maxDays: 4 });
    const point = await connect().quote({ parcel, to, point: counter });
    expect(point.map(({ code }) => code)).toEqual(['136']);
    const locker = await connect().quote({ parcel, to, point: { code: 'SPB77', isLocker: true } });
    expect(locker.map(({ code }) => code)).toEqual(['368']);
  });

  test('a courier fetches the parcels of a shop that names no office', async () => {
    const fetched = await connect({ senderPoint: undefined, senderAddress: 'ул. Мира, 2' }).quote({
      parcel,
      to,
      point: null,
    });
    expect(fetched.map(({ code, price }) => [code, price])).toEqual([['139', 75_050]]);
  });

  test('nothing for a city that it does not know is told in its words', async () => {
    const quoted = connect().quote({ parcel, to: { ...to, city: 'Нигде' }, point: null });
    await expect(quoted).rejects.toMatchObject({ kind: 'refused', message: 'Город получателя не найден' });
  });

  test('its pickup points are those of the city, no more than wanted, and found by their code', async () => {
    const points = await connect().points(to, 1);
    expect(points.map(({ code, isLocker }) => [code, isLocker])).toEqual([
      ['SPB12', false],
      ['SPB77', true],
    ]);
    expect(await connect().points({ ...to, city: 'Нигде' }, 1)).toEqual([]);
    expect(await connect().findPoint('SPB77')).toMatchObject({ isLocker: true, maxWeight: 15 });
    expect(await connect().findPoint('NONE')).toBeNull();
  });
});

describe('a shipment', () => {
  test('is sent with our number and what is in it, accepted with 202 and judged later', async () => {
    const carrier = connect();
    const uuid = await carrier.create(order);
    expect(await carrier.track(uuid)).toMatchObject({
      state: 'requested',
      trackingNumber: '',
      cancel: 'none',
    });
    expect(fake.orders[0]?.body).toMatchObject({
      number: '1001-abcd',
      tariff_code: 137,
      shipment_point: 'MSK5',
      to_location: { country_code: 'RU', city: 'Санкт-Петербург', postal_code: '190000' },
      packages: [
        { weight: 1200, items: [{ ware_key: 'MUG', cost: 900.5, amount: 2, payment: { value: 0 } }] },
      ],
    });
    fake.accept(uuid);
    expect(await carrier.track(uuid)).toMatchObject({
      state: 'created',
      trackingNumber: '101000000',
      charged: 54_550,
      carrierStatus: 'Создан',
    });
  });

  test('goes to a pickup point without an address', async () => {
    await connect().create({ ...order, point: counter, service: '136' });
    expect(fake.orders[0]?.body).toMatchObject({ delivery_point: 'SPB12' });
    expect(fake.orders[0]?.body.to_location).toBeUndefined();
  });

  test('that is refused later tells why', async () => {
    const carrier = connect();
    const uuid = await carrier.create(order);
    fake.refuse(uuid, 'error_phone', 'Телефон получателя указан неверно');
    expect(await carrier.track(uuid)).toMatchObject({
      state: 'refused',
      problem: 'Телефон получателя указан неверно',
    });
  });

  test('that is refused at once tells why', async () => {
    const created = connect().create({ ...order, recipient: { ...order.recipient, name: '' } });
    await expect(created).rejects.toMatchObject({ kind: 'refused', message: 'recipient.name' });
  });

  test('is found by our number, and nothing where there is none', async () => {
    const carrier = connect();
    expect(await carrier.find('1001-abcd')).toBeNull();
    const uuid = await carrier.create(order);
    expect(await carrier.find('1001-abcd')).toMatchObject({ providerId: uuid });
    expect(await carrier.track(crypto.randomUUID())).toBeNull();
  });

  test.each([
    ['RECEIVED_AT_SHIPMENT_WAREHOUSE', 'moving'],
    ['SOMETHING_NEW', 'moving'],
    ['ACCEPTED_AT_PICK_UP_POINT', 'ready'],
    ['POSTOMAT_POSTED', 'ready'],
    ['DELIVERED', 'delivered'],
    ['NOT_DELIVERED', 'returned'],
    ['REMOVED', 'canceled'],
  ])('with the status %s is %s', async (code, state) => {
    const carrier = connect();
    const uuid = await carrier.create(order);
    fake.accept(uuid);
    fake.move(uuid, code, 'Статус');
    expect(await carrier.track(uuid)).toMatchObject({ state, carrierStatus: 'Статус' });
  });

  test('is canceled, or CDEK says why it is not', async () => {
    const carrier = connect();
    const uuid = await carrier.create(order);
    fake.accept(uuid);
    fake.deletes = 'INVALID';
    await carrier.cancel(uuid);
    expect(await carrier.track(uuid)).toMatchObject({
      state: 'created',
      cancel: 'refused',
      problem: 'Заказ уже в пути',
    });
    fake.deletes = 'SUCCESSFUL';
    await carrier.cancel(uuid);
    expect(await carrier.track(uuid)).toMatchObject({ state: 'canceled' });
  });

  test('has a label that is made in the background', async () => {
    const carrier = connect();
    const uuid = await carrier.create(order);
    fake.labelAfter = 1;
    const labelId = await carrier.orderLabel(uuid);
    expect(await carrier.fetchLabel(labelId)).toEqual({ kind: 'pending' });
    const label = await carrier.fetchLabel(labelId);
    expect(label.kind === 'ready' && label.pdf.toString()).toMatch(/^%PDF-/);
  });
});

const unclear: Fault[] = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429 },
  { kind: 'slow', ms: 1000 },
  { kind: 'garbage' },
  { kind: 'html' },
  { kind: 'empty' },
  { kind: 'huge' },
  { kind: 'reset' },
  { kind: 'hang' },
  { kind: 'redirect' },
];

test.each(unclear)('an answer that tells nothing ($kind) is no refusal, and soon over', async (fault) => {
  const carrier = connect();
  await carrier.testKeys();
  fake.fault = fault;
  const startedAt = performance.now();
  const failed = await carrier.create(order).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ProviderError);
  expect(failed).toMatchObject({ kind: 'unavailable' });
  expect(performance.now() - startedAt).toBeLessThan(timeoutMs * 4);
});

describe('a notification', () => {
  test('is a hint of an order, whatever it claims', () => {
    const body = JSON.stringify({
      type: 'ORDER_STATUS',
      uuid: 'abc',
      attributes: { number: '1', code: 'DELIVERED' },
    });
    expect(connect().parseNotification(rawNotification(body, {}))).toEqual({
      kind: 'hint',
      providerId: 'abc',
      number: '1',
    });
  });

  test('of something else is nothing, and what cannot be read is refused', () => {
    const carrier = connect();
    const photo = JSON.stringify({ type: 'DOWNLOAD_PHOTO', uuid: 'abc' });
    expect(carrier.parseNotification(rawNotification(photo, {}))).toEqual({ kind: 'nothing' });
    expect(() => carrier.parseNotification(rawNotification('{"type":', {}))).toThrow('no JSON');
    expect(() => carrier.parseNotification(rawNotification('{}', {}))).toThrow('cannot be read');
  });
});

test('the address of the API is no field of the owner', () => {
  expect(cdekCarrier.fields.map(({ name }) => name)).not.toContain('baseUrl');
});
