import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type {
  AdminCarrier,
  CarrierService,
  OrderShipments,
  Shipment,
} from '#domain/schemas/carrier.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { makeDelivery } from '#tests/support/pickup-order.ts';
import { startFakeCdek, type FakeCdek } from '#tests/support/providers/fake-cdek.ts';
import { rawNotification } from '#tests/support/providers/provider-requests.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let carriers: ReturnType<typeof buildModules>['modules']['carriers'];
let fixture: OrderFixture;
let fake: FakeCdek;
let variationId: number;
let admin: { token: string };
let manager: { token: string };

const address = {
  country: 'RU',
  region: '',
  locality: 'Санкт-Петербург',
  street: 'ул. Садовая, 1',
  postalCode: '190000',
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { variationIds } = await createShopFixture(db).makeProduct({
    title: 'Tall vase',
    variations: [{ stock: 100_000, sku: 'VASE-1', fullPrice: 150_000, weight: 1.2 }],
  });
  variationId = variationIds[0] ?? 0;
  fixture = await createOrderFixture(db, { currency: 'RUB' });
  await makeDelivery(db, 30_000);
  admin = await makeStaff(db, 'admin');
  manager = await makeStaff(db, 'manager');
});
afterAll(() => database.drop());

beforeEach(async () => {
  fake = await startFakeCdek();
  // A shop that has just been started: it knows no token, and has left no carrier alone.
  api = await createApiFixture(database);
  ({ carriers } = buildModules(testModulesOptions(database.db)).modules);
  await setUp();
});
afterEach(async () => {
  await api.app.close();
  await fake.stop();
  await sql`truncate shipments, carriers`.execute(database.db);
});

function call(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, who = manager) {
  const headers = { authorization: `Bearer ${who.token}` };
  return api.app.inject({ method, url: `/api/admin/${path}`, headers, ...(payload && { payload }) });
}

async function setUp(fields: Record<string, string> = {}): Promise<AdminCarrier> {
  const { baseUrl, ...settings } = fake.settings;
  const texts = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  const [before] = (await call('GET', 'carriers', undefined, admin)).json<AdminCarrier[]>();
  const body = { version: before?.version ?? 0, enabled: true, fields: { ...texts, ...fields } };
  const saved = (await call('PUT', 'carriers/cdek', body, admin)).json<AdminCarrier>();
  await sql`update carriers set settings = settings || ${JSON.stringify({ baseUrl })}::jsonb`.execute(
    database.db,
  );
  return saved;
}

/** An order that is confirmed, and goes to Saint Petersburg. */
async function place(quantity = 1): Promise<{ id: string; number: string }> {
  const order = await fixture.place([[variationId, quantity]], {
    lastName: 'Lee',
    deliveryType: 'delivery',
    locationCode: '',
    address,
  });
  await sql`update orders set status = 'confirmed' where id = ${order.id}`.execute(database.db);
  return order;
}

const parcel = { weight: 1300, length: 30, width: 20, height: 10 };
const toDoor = { carrier: 'cdek', parcel, point: null };
const create = (id: string, changes: object = {}) =>
  call('POST', `orders/${id}/shipments`, { ...toDoor, service: '137', ...changes });
const list = async (id: string) => (await call('GET', `orders/${id}/shipments`)).json<OrderShipments>();
const first = async (id: string): Promise<Shipment> => {
  const [shipment] = (await list(id)).shipments;
  if (!shipment) throw new Error('No shipment');
  return shipment;
};
const readOrder = async (id: string) => (await call('GET', `orders/${id}`)).json<OrderDetail>();

/** The worker's round, as if so much time had passed for every shipment. */
async function follow(after = '0 s'): Promise<void> {
  await sql`update shipments set query_at = query_at - ${after}::interval - interval '10 s',
    attempted_at = attempted_at - ${after}::interval, asked_at = asked_at - interval '10 s'`.execute(
    database.db,
  );
  await carriers.follow(new AbortController().signal);
}
const lastOrder = () => {
  const order = fake.orders.at(-1);
  if (!order) throw new Error('CDEK has no order');
  return order;
};

describe('a carrier', () => {
  test('is set up by admins; its password is stored encrypted and never told', async () => {
    expect((await call('GET', 'carriers')).statusCode).toBe(403);
    const [carrier] = (await call('GET', 'carriers', undefined, admin)).json<AdminCarrier[]>();
    expect(carrier).toMatchObject({ key: 'cdek', enabled: true, isConfigured: true, currencies: ['RUB'] });
    expect(carrier?.fields.find(({ name }) => name === 'password')?.value).toBe('••••word');
    const { rows } = await sql<{ settings: string }>`select settings::text from carriers`.execute(
      database.db,
    );
    expect(rows[0]?.settings).not.toContain('test-password');
  });

  test('takes no address of its API from the owner, and nothing unknown', async () => {
    const body = { version: 1, enabled: true, fields: { baseUrl: 'http://169.254.169.254' } };
    expect((await call('PUT', 'carriers/cdek', body, admin)).statusCode).toBe(422);
    expect((await call('PUT', 'carriers/dhl', { ...body, version: 0 }, admin)).statusCode).toBe(404);
    expect((await call('PUT', 'carriers/cdek', { ...body, version: 0, fields: {} }, admin)).statusCode).toBe(
      409,
    );
  });

  test('is switched on once nothing is missing', async () => {
    await sql`truncate carriers`.execute(database.db);
    const body = { version: 0, enabled: true, fields: { account: 'a' } };
    const refused = await call('PUT', 'carriers/cdek', body, admin);
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ children: { enabled: {} } });
  });

  test('says whether it takes the keys, which is kept with them', async () => {
    const test = async () => (await call('POST', 'carriers/cdek/test', {}, admin)).json();
    expect(await test()).toEqual({ outcome: 'accepted', detail: '' });
    const [tested] = (await call('GET', 'carriers', undefined, admin)).json<AdminCarrier[]>();
    expect(tested?.lastTest?.outcome).toBe('accepted');
    expect((await setUp({ password: 'wrong' })).lastTest).toBeNull();
    expect(await test()).toEqual({ outcome: 'refused', detail: 'Bad client credentials' });
    fake.fault = { kind: 'reset' };
    expect(await test()).toEqual({ outcome: 'unreachable', detail: '' });
  });
});

describe('a shipment', () => {
  test('is proposed by what the goods measure, and offered by the carrier, the cheapest first', async () => {
    const { id } = await place(2);
    expect(await list(id)).toMatchObject({
      shipments: [],
      carriers: ['cdek'],
      obstacle: null,
      parcel: { weight: 2400, length: 20, width: 15, height: 20 },
    });
    const services = (await call('POST', `orders/${id}/shipments/services`, toDoor)).json<CarrierService[]>();
    expect(services.map(({ code, price }) => [code, price])).toEqual([
      ['137', 540],
      ['482', 1240],
    ]);
    const points = await call('GET', `orders/${id}/shipments/points?carrier=cdek`);
    expect(points.json()).toMatchObject({ points: [{ code: 'SPB12' }, { code: 'SPB77' }], hasMore: false });
  });

  test('is accepted after a while: its number stands on the order, and its label can be printed', async () => {
    const { id, number } = await place();
    const created = await create(id);
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({
      obstacle: 'live',
      shipments: [{ state: 'requested', service: 'Посылка склад-дверь', quoted: 540, hasLabel: false }],
    });
    expect(lastOrder().body).toMatchObject({
      recipient: { name: 'Ann Lee' },
      to_location: { city: 'Санкт-Петербург', address: 'ул. Садовая, 1' },
      packages: [{ items: [{ ware_key: 'VASE-1', cost: 1500, weight: 1200 }] }],
    });
    expect(lastOrder().number).toMatch(new RegExp(`^${number}-[a-z0-9]{4}$`));
    fake.accept(lastOrder().uuid);
    await follow();
    expect(await first(id)).toMatchObject({ state: 'created', trackingNumber: '101000000', charged: 545.5 });
    const { tracking, events } = await readOrder(id);
    expect(tracking).toEqual({
      number: '101000000',
      url: 'https://www.cdek.ru/ru/tracking?order_id=101000000',
    });
    expect(events.some(({ kind, author }) => kind === 'tracking' && author === null)).toBe(true);
    fake.labelAfter = 1;
    const label = await call('GET', `orders/${id}/shipments/${(await first(id)).id}/label`);
    expect(label.headers['content-type']).toBe('application/pdf');
    expect(label.body).toMatch(/^%PDF-/);
  });

  test('goes to a pickup point that the carrier has', async () => {
    const { id } = await place();
    const refused = await create(id, { point: 'NONE', service: '136' });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({ children: { point: {} } });
    await create(id, { point: 'SPB77', service: '368' });
    expect(lastOrder().body.delivery_point).toBe('SPB77');
    expect((await first(id)).point).toMatchObject({ code: 'SPB77' });
  });

  test('of a service that is not offered is none', async () => {
    const { id } = await place();
    expect((await create(id, { service: '136' })).statusCode).toBe(422);
    expect(fake.orders).toHaveLength(0);
  });

  test('that is refused tells the carrier’s words, and another one can be made', async () => {
    const { id } = await place();
    await create(id);
    fake.refuse(lastOrder().uuid, 'error_phone', 'Телефон получателя указан неверно');
    await follow();
    expect(await first(id)).toMatchObject({ state: 'refused', problem: 'Телефон получателя указан неверно' });
    expect((await list(id)).obstacle).toBeNull();
    expect((await create(id)).statusCode).toBe(201);
  });

  test('is made once, however often the button is pressed', async () => {
    const { id } = await place();
    const answers = await Promise.all([create(id), create(id), create(id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(fake.orders).toHaveLength(1);
    expect((await create(id)).statusCode).toBe(409);
  });

  test('whose answer was lost is found by our number, and not made a second time', async () => {
    const { id } = await place();
    fake.losesOrders = true;
    expect((await create(id)).json<OrderShipments>().shipments).toMatchObject([{ state: 'requested' }]);
    fake.losesOrders = false;
    fake.accept(lastOrder().uuid);
    await follow('5 min');
    await follow('5 min');
    expect(await first(id)).toMatchObject({ state: 'created', trackingNumber: '101000000' });
    expect(fake.orders).toHaveLength(1);
  });

  test('that never reached the carrier is asked for again, under the same number', async () => {
    const { id } = await place();
    await create(id);
    // As a kill before the carrier was asked leaves it.
    fake.orders.length = 0;
    await sql`update shipments set provider_id = null`.execute(database.db);
    await follow();
    expect(fake.orders).toHaveLength(0);
    await follow('5 min');
    expect(fake.orders.map(({ number }) => number)).toEqual([(await first(id)).number]);
    fake.accept(lastOrder().uuid);
    await follow();
    expect((await first(id)).state).toBe('created');
  });

  test('the carrier silent, the screen is told at once after a while, and nothing is made', async () => {
    const { id } = await place();
    fake.fault = { kind: 'status', status: 503 };
    const answer = await call('POST', `orders/${id}/shipments/services`, toDoor);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('does not answer') });
    expect((await create(id)).statusCode).toBe(503);
    for (let times = 0; times < 4; times++) await call('POST', `orders/${id}/shipments/services`, toDoor);
    const asked = fake.requests.length;
    expect((await call('POST', `orders/${id}/shipments/services`, toDoor)).statusCode).toBe(503);
    expect(fake.requests).toHaveLength(asked);
    expect((await list(id)).shipments).toEqual([]);
  });

  test('is canceled at the carrier, and its number goes from the order', async () => {
    const { id } = await place();
    await create(id);
    fake.accept(lastOrder().uuid);
    await follow();
    const path = `orders/${id}/shipments/${(await first(id)).id}`;
    expect((await call('POST', `${path}/cancel`)).json()).toMatchObject({
      shipments: [{ state: 'canceling' }],
    });
    await follow();
    expect(await first(id)).toMatchObject({ state: 'canceled', canCancel: false });
    expect((await readOrder(id)).tracking).toEqual({ number: '', url: '' });
    expect((await call('POST', `${path}/cancel`)).statusCode).toBe(409);
    expect((await call('GET', `${path}/label`)).statusCode).toBe(409);
  });

  test('that the carrier will not cancel stays, with its words', async () => {
    const { id } = await place();
    await create(id);
    fake.accept(lastOrder().uuid);
    await follow();
    fake.deletes = 'INVALID';
    await call('POST', `orders/${id}/shipments/${(await first(id)).id}/cancel`);
    await follow();
    expect(await first(id)).toMatchObject({ state: 'created', problem: 'Заказ уже в пути' });
  });

  test('a number that the staff have written stays', async () => {
    const { id } = await place();
    const { version } = await readOrder(id);
    await call('PUT', `orders/${id}/tracking`, { version, number: 'MINE', url: '' });
    await create(id);
    fake.accept(lastOrder().uuid);
    await follow();
    expect((await readOrder(id)).tracking.number).toBe('MINE');
  });

  test('of another order is not there, and what cannot be sent says why', async () => {
    const [one, other] = [await place(), await place()];
    await create(one.id);
    const foreign = `orders/${other.id}/shipments/${(await first(one.id)).id}`;
    for (const answer of [
      await call('POST', `${foreign}/cancel`),
      await call('POST', `${foreign}/refresh`),
      await call('GET', `${foreign}/label`),
    ])
      expect(answer.statusCode).toBe(404);
    await sql`update orders set status = 'delivered' where id = ${other.id}`.execute(database.db);
    expect((await list(other.id)).obstacle).toBe('state');
    expect((await create(other.id)).statusCode).toBe(409);
    await sql`update orders set currency = 'USD' where id = ${other.id}`.execute(database.db);
    expect((await list(other.id)).obstacle).toBe('currency');
    const pickup = await fixture.place([[variationId, 1]]);
    expect((await list(pickup.id)).obstacle).toBe('address');
  });
});

describe('a notification', () => {
  const notify = (body: string) =>
    carriers.notifications.receiveNotification('cdek', rawNotification(body, {}));

  test('that nobody signs changes nothing by itself: the carrier is asked', async () => {
    const { id } = await place();
    await create(id);
    const { uuid } = lastOrder();
    fake.accept(uuid);
    await follow();
    const forged = fake.event(uuid).replace('CREATED', 'DELIVERED');
    const asked = fake.requests.length;
    await notify(forged);
    expect(fake.requests).toHaveLength(asked);
    expect((await first(id)).state).toBe('created');
    await follow();
    expect(fake.requests.length).toBeGreaterThan(asked);
    expect((await first(id)).state).toBe('created');
    fake.move(uuid, 'DELIVERED', 'Вручен');
    await notify(fake.event(uuid));
    await follow();
    expect(await first(id)).toMatchObject({ state: 'delivered', carrierStatus: 'Вручен' });
  });

  test('makes one question of many, and of a stranger’s none', async () => {
    const { id } = await place();
    await create(id);
    fake.accept(lastOrder().uuid);
    await follow();
    await notify(fake.event(lastOrder().uuid).replace(lastOrder().uuid, crypto.randomUUID()));
    const dueIn = async () => {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from query_at - now())::float8 as seconds from shipments`.execute(database.db);
      return rows[0]?.seconds ?? 0;
    };
    expect(await dueIn()).toBeGreaterThan(60);
    for (let times = 0; times < 5; times++) await notify(fake.event(lastOrder().uuid));
    expect(await dueIn()).toBeLessThan(3);
    expect(await dueIn()).toBeGreaterThan(-1);
    await expect(notify('{"type":')).rejects.toThrow('no JSON');
    await expect(
      carriers.notifications.receiveNotification('dhl', rawNotification('{}', {})),
    ).rejects.toMatchObject({ status: 404 });
  });
});
