import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { locationSchema, orderStateSchema, shippingZoneSchema } from '#domain/schemas/delivery.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createPaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testSecrets } from '#tests/support/secrets.ts';

import { createDeliveryReader } from './delivery-reader.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await db
    .insertInto('locations')
    .values([
      {
        code: 'studio',
        title: 'Studio',
        shipping_speed: 'day_1',
        price: 0,
        latitude: 55.7,
        longitude: 37.6,
        position: 2,
      },
      {
        code: 'kiosk',
        title: 'Kiosk',
        shipping_speed: 'day_2',
        price: 15_050,
        min_amount: 100_000,
        position: 1,
      },
      { code: 'closed', title: 'Closed', shipping_speed: 'day_2', enabled: false },
    ])
    .execute();
  await db
    .insertInto('shipping_zones')
    .values([
      {
        code: 'city',
        title: 'City',
        shipping_speed: 'day_2',
        price: 30_000,
        free_from: 500_000,
        countries: ['RU'],
        max_weight: 20,
      },
      { code: 'odd', title: 'Odd', shipping_speed: 'whenever', price: 0 },
    ])
    .execute();
  await db
    .insertInto('payment_methods')
    .values([
      {
        key: 'yookassa',
        method_name: 'Card',
        enabled: true,
        offered_untested: true,
        position: 1,
        settings: { shopId: '1', secretKey: 'canary' },
      },
      {
        key: 'stripe',
        enabled: true,
        test_outcome: 'accepted',
        position: 2,
        location_codes: ['studio'],
        settings: { secretKey: 'canary', webhookSecret: 'canary' },
      },
      {
        key: 'telr',
        enabled: true,
        offered_untested: true,
        position: 3,
        settings: { store: 1, authKey: 'canary' },
      },
      { key: 'paytabs', enabled: true, settings: { profileId: 1 } },
      { key: 'demo', enabled: true, settings: { secret: 'a secret of the demo that is long enough' } },
      { key: 'tap', enabled: false },
      { key: 'mystery', enabled: true },
    ])
    .execute();
});
afterAll(() => database.drop());

function readerFor(ecommerce: Record<string, unknown>, language = 'en', demo = false) {
  const settings = parseSettings({ ecommerce, language });
  return createDeliveryReader({
    db: database.db,
    settings: { read: async () => settings },
    paymentKinds: createPaymentKinds({ demo, secrets: testSecrets }),
  });
}
const keys = async (currency: string, code?: string, more: Record<string, unknown> = {}) =>
  (await readerFor({ currency, ...more }).listPaymentMethods(code)).map((method) => method.key);

test('lists enabled locations and zones in their order, amounts in major units [R360,363-365]', async () => {
  const reader = readerFor({});
  const locations = z.array(locationSchema.strict()).parse(await reader.listLocations());
  expect(locations).toMatchObject([
    { code: 'kiosk', price: 150.5, minAmount: 1000 },
    { code: 'studio', coordinates: { latitude: 55.7, longitude: 37.6 } },
  ]);
  const zones = z.array(shippingZoneSchema.strict()).parse(await reader.listShippingZones());
  expect(zones[0]).toMatchObject({
    code: 'city',
    price: 300,
    freeFrom: 5000,
    maxWeight: 20,
    countries: ['RU'],
  });
  expect(zones[1]?.shippingSpeed).toBe('week_1');
});

test('offers the methods that take the currency of the shop [R362,402]', async () => {
  expect(await keys('RUB')).toEqual(['yookassa', 'cash']);
  expect(await keys('USD')).toEqual(['stripe', 'telr', 'cash']);
  expect(await keys('EUR')).toEqual(['stripe', 'cash']);
  expect(await keys('AED')).toEqual(['stripe', 'telr', 'cash']);
  expect(await readerFor({ currency: 'RUB' }).listPaymentMethods()).toEqual([
    { key: 'yookassa', methodName: 'Card', currencies: ['RUB'] },
    { key: 'cash', currencies: ['RUB', 'AED', 'USD', 'EUR'] },
  ]);
});

test('a location narrows the methods, an unknown code does not', async () => {
  expect(await keys('USD', 'studio')).toEqual(['stripe', 'telr', 'cash']);
  expect(await keys('USD', 'city')).toEqual(['telr', 'cash']);
  expect(await keys('USD', 'zzz')).toEqual(await keys('USD'));
  expect(await keys('USD', 'closed')).toEqual(await keys('USD'));
});

test('a method that lacks its keys is not offered, nor are keys ever told', async () => {
  expect(await keys('AED')).not.toContain('paytabs');
  expect(JSON.stringify(await readerFor({ currency: 'RUB' }).listPaymentMethods())).not.toContain('canary');
});

test('the demo’s provider is offered only where demos are allowed', async () => {
  expect(await keys('EUR')).not.toContain('demo');
  const methods = await readerFor({ currency: 'EUR' }, 'en', true).listPaymentMethods();
  expect(methods.map(({ key }) => key)).toContain('demo');
});

test('cash on delivery follows its setting [R396]', async () => {
  expect(await keys('RUB', undefined, { paymentCashOnDelivery: { enabled: false } })).toEqual(['yookassa']);
});

test('order states are titled in the language of the shop', async () => {
  const english = z.array(orderStateSchema.strict()).parse(await readerFor({}).listOrderStates());
  const russian = await readerFor({}, 'ru').listOrderStates();
  expect(english).toHaveLength(9);
  expect(english[0]).toMatchObject({ id: 1, code: 'new', title: 'New' });
  expect(russian[0]?.title).toMatch(/[а-яё]/i);
});
