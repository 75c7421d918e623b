import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { orderSchema, quoteSchema, type Order } from '#domain/schemas/order.schema.ts';
import { errorBodySchema } from '#http/errors.ts';
import { issueToken } from '#modules/auth/tokens.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { createShopFixture, type MadeProduct } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let cup: MadeProduct;
let tea: MadeProduct;

const contact = {
  firstName: 'Ann',
  phone: '+7 495 000-00-14',
  deliveryType: 'pickup',
  locationCode: 'studio',
  paymentMethod: 'cash',
  consent: true,
};

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const goods = createShopFixture(db);
  cup = await goods.makeProduct({
    title: 'Cup',
    imageIds: [await goods.makeImage()],
    options: [{ title: 'Size', values: ['S', 'L'] }],
    variations: [
      {
        sku: 'C-L',
        fullPrice: 15_050,
        discountPrice: 10_000,
        stock: 100,
        weight: 1.5,
        values: { Size: 'L' },
      },
    ],
  });
  tea = await goods.makeProduct({ title: 'Tea' });
  await db
    .insertInto('locations')
    .values({ code: 'studio', title: 'Studio', shipping_speed: 'day_1', price: 500 })
    .execute();
  await db
    .insertInto('shipping_zones')
    .values([
      { code: 'country', title: 'Country', countries: ['RU'], shipping_speed: 'week_1', price: 30_000 },
      {
        code: 'region',
        title: 'Region',
        countries: ['RU'],
        regions: ['MOW'],
        shipping_speed: 'day_2',
        price: 20_000,
        free_from: 50_000,
      },
    ])
    .execute();
  api = await createApiFixture(database);
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

const item = (quantity: unknown = 1) => ({ variationId: cup.variationIds[0], quantity });

function post(path: string, payload: unknown, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });
}
const order = (fields: object = {}, headers: Record<string, string> = {}) =>
  // Many buyers, but for a request that is sent again.
  post(
    '/orders',
    {
      ...contact,
      ...(!('idempotency-key' in headers) && { phone: somebody().phone }),
      items: [item()],
      ...fields,
    },
    headers,
  );

async function signIn(email = `${randomUUID()}@shop.example`) {
  const { id } = await database.db
    .insertInto('users')
    .values({ email, password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = await issueToken(database.db, { userId: id }, 'session');
  return { id, headers: { authorization: `Bearer ${token}` } };
}

async function countOrders(): Promise<number> {
  const { count } = await database.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

describe('placing', () => {
  test('a guest gets the order on its schema, with a token that opens it [R378,479,626]', async () => {
    const reply = await order({ items: [item(2)] });
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['cache-control']).toBe('no-store');
    const placed = orderSchema.strict().parse(reply.json());
    expect(placed).toMatchObject({
      status: { code: 'new' },
      payment: { method: 'cash', status: 'cashSuccess' },
      currency: 'RUB',
      totalPrice: 301,
      totalDiscountPrice: 200,
      total: 205,
      deliveryInformation: { type: 'pickup', code: 'studio', price: 5, speed: 'day_1', weight: 3 },
      items: [{ quantity: 2, price: 150.5, sumDiscountPrice: 200, variation: { sku: 'C-L' } }],
    });
    expect(placed.items[0]?.product).toMatchObject({
      title: 'Cup',
      options: [{ title: 'Size', values: [{ title: 'L' }] }],
    });
    const { accessToken, ...rest } = placed;
    expect(accessToken).toMatch(/^[\w-]{43}$/);
    for (const key of [placed.number, placed.id, placed.id.toUpperCase()]) {
      const read = await api.get(`/orders/${key}?token=${accessToken}`);
      expect(read.json()).toEqual(rest);
    }
  });

  test('the token comes as a cookie, which opens the order, as the header does [R628]', async () => {
    const first = await order();
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(/^vt_orders=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const one = first.json<Order>();
    const second = await order({}, { cookie: cookie.split(';')[0] ?? '' });
    const two = second.json<Order>();
    const both = String(second.headers['set-cookie']).split(';')[0] ?? '';
    expect(both).toBe(`vt_orders=${two.accessToken}.${one.accessToken}`);
    const batch = await api.get(`/orders/batch?ids[]=${one.number}&ids[]=${two.id}`, { cookie: both });
    expect(batch.json<Order[]>().map(({ id }) => id)).toEqual([one.id, two.id]);
    const byHeader = await api.get(`/orders/${one.number}`, { 'x-order-token': one.accessToken ?? '' });
    expect(byHeader.statusCode).toBe(200);
  });

  test('an address in two zones pays for the narrower one, nothing from its amount on', async () => {
    const delivery = {
      deliveryType: 'delivery',
      locationCode: 'country',
      address: { country: 'RU', region: 'MOW', locality: 'Москва', street: 'Гончарная, 9' },
    };
    expect((await order(delivery)).json()).toMatchObject({
      total: 300,
      deliveryInformation: {
        type: 'delivery',
        code: 'region',
        price: 200,
        speed: 'day_2',
        address: { ...delivery.address, postalCode: '' },
      },
    });
    expect((await order({ ...delivery, items: [item(5)] })).json()).toMatchObject({
      total: 500,
      deliveryInformation: { code: 'region', price: 0 },
    });
    const abroad = await order({ ...delivery, address: { ...delivery.address, country: 'US' } });
    expect(abroad.json()).toMatchObject({
      code: 422,
      children: { address: { errors: ['We do not deliver to this address'] } },
    });
  });

  test('who carries the token reads address and comment masked, the signed-in owner reads them', async () => {
    const user = await makeUser(database.db);
    const placed = await order(
      {
        deliveryType: 'delivery',
        locationCode: 'country',
        address: {
          country: 'RU',
          region: 'MOW',
          locality: 'Москва',
          street: 'Гончарная, 9',
          postalCode: '109240',
        },
        comment: 'Door code 4711',
        email: 'canary@mail.example',
      },
      { authorization: `Bearer ${user.token}` },
    );
    const { number } = placed.json<Order>();
    const cookie = String(placed.headers['set-cookie']).split(';')[0] ?? '';
    const carried = await api.get(`/orders/${number}`, { cookie });
    expect(carried.json<Order>()).toMatchObject({
      comment: '',
      deliveryInformation: {
        address: {
          country: 'RU',
          region: 'MOW',
          locality: 'Москва',
          street: 'Г•••',
          postalCode: '1•••',
        },
      },
    });
    for (const told of ['Гончарная', '109240', 'code 4711', 'canary', '0000014'])
      expect(carried.body).not.toContain(told);
    const own = await api.get(`/orders/${number}`, { authorization: `Bearer ${user.token}` });
    expect(own.json<Order>()).toMatchObject({
      comment: 'Door code 4711',
      deliveryInformation: { address: { street: 'Гончарная, 9' } },
    });
  });

  test('whatever prices, states and owners a client sends, the server decides [R377,379,481-482]', async () => {
    const reply = await order({
      items: [{ ...item(), price: 1, fullPrice: 1, sumDiscountPrice: 1 }],
      price: 1,
      total: 1,
      discount: 100,
      currency: 'USD',
      deliveryPrice: 0,
      status: 'paid',
      paymentStatus: 'completed',
      userId: 1,
      number: '1',
    });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ total: 105, currency: 'RUB', status: { code: 'new' } });
  });

  test('another total than the buyer saw makes no order and tells the new one', async () => {
    const before = await countOrders();
    const refused = await order({ expectedTotal: 104.99 });
    expect(refused.statusCode).toBe(409);
    expect(errorBodySchema.parse(refused.json()).data).toEqual({ total: 105 });
    expect(await countOrders()).toBe(before);
    expect((await order({ expectedTotal: 105 })).statusCode).toBe(201);
  });

  test.each([-1, 0, 0.5, 1e9, 2 ** 53, '1', '1e3', null, [], {}, true, 10_000])(
    'a quantity of %j is refused',
    async (quantity) => {
      const reply = await order({ items: [item(quantity)] });
      expect(reply.statusCode).toBe(422);
      expect(errorBodySchema.parse(reply.json()).children?.['items']).toBeTruthy();
    },
  );

  test('more lines than a cart holds, no lines, and more of one item than may be, are refused', async () => {
    expect((await order({ items: Array.from({ length: 101 }, () => item()) })).statusCode).toBe(422);
    expect((await order({ items: [] })).json()).toMatchObject({
      children: { items: { errors: ['Cart is empty'] } },
    });
    expect((await order({ items: [item(9999), item(9999)] })).statusCode).toBe(422);
  });

  test('two lines of one variation are one', async () => {
    const placed = (await order({ items: [item(2), item(3)] })).json<Order>();
    expect(placed.items).toMatchObject([{ quantity: 5, sumDiscountPrice: 500 }]);
    const refused = await order({ items: [item(60), item(60)] });
    expect(refused.statusCode).toBe(409);
    expect(Object.keys(refused.json().children.items.children)).toEqual(['0', '1']);
  });

  test('an item that is not sold is named, with the others left as they are', async () => {
    const reply = await order({ items: [item(), { variationId: 2_000_000_000, quantity: 1 }] });
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({
      children: { items: { children: { 1: { errors: ['This item is no longer sold'] } } } },
      data: { lines: [{ index: 1, variationId: 2_000_000_000, available: 0 }] },
    });
  });

  test('wrong fields are told at the fields', async () => {
    const reply = await order({
      firstName: ' ',
      phone: 'zzz',
      deliveryType: 'delivery',
      address: { country: 'RU' },
      receiver: { firstName: 'Bob' },
      consent: false,
      paymentMethod: 'stripe',
    });
    expect(reply.statusCode).toBe(422);
    const { children } = errorBodySchema.parse(reply.json());
    expect(Object.keys(children ?? {}).sort()).toEqual(
      ['address', 'consent', 'email', 'firstName', 'paymentMethod', 'phone', 'receiver'].sort(),
    );
    expect(children?.['address']).toEqual({
      children: {
        locality: { errors: ['This value should not be blank.'] },
        street: { errors: ['This value should not be blank.'] },
      },
    });
    expect(children?.['receiver']?.children).toHaveProperty('phone');
  });

  test('text that a database refuses is cleaned before it gets there', async () => {
    const nasty = 'A\u0000nn \ud800<b>';
    const reply = await order({ firstName: nasty, comment: nasty, lastName: '\u202eevil' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json<Order>().comment).toBe('Ann \ufffd<b>');
  });
});

describe('repeating [R380]', () => {
  test('100 requests at once with one key make one order and get one answer, byte for byte', async () => {
    const before = await countOrders();
    const headers = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(Array.from({ length: 100 }, () => order({}, headers)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
    const [{ number, accessToken } = {}] = replies.map((reply) => reply.json<Order>());
    expect((await api.get(`/orders/${number}?token=${accessToken}`)).statusCode).toBe(200);
  });

  test('the answer stays when the order has moved on', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await order({}, headers);
    const { number, accessToken } = first.json<Order>();
    expect((await post(`/orders/${number}/cancel?token=${accessToken}`, {})).statusCode).toBe(200);
    expect((await order({}, headers)).body).toBe(first.body);
  });

  test('another request with the key is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await order({}, headers);
    expect((await order({ items: [item(2)] }, headers)).statusCode).toBe(422);
  });

  test('a key is free again after a refusal', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await order({ expectedTotal: 1 }, headers)).statusCode).toBe(409);
    expect((await order({}, headers)).statusCode).toBe(201);
  });

  test('keys of customers are their own', async () => {
    const key = randomUUID();
    const [a, b] = [await signIn(), await signIn()];
    const first = await order({}, { ...a.headers, 'idempotency-key': key });
    const second = await order({}, { ...b.headers, 'idempotency-key': key });
    expect(first.json<Order>().id).not.toBe(second.json<Order>().id);
    expect(first.json<Order>().accessToken).toBeUndefined();
  });

  test('no secret is stored: neither key nor token can be found in the database', async () => {
    const key = randomUUID();
    const { accessToken } = (await order({}, { 'idempotency-key': key })).json<Order>();
    const tables = ['idempotency_keys', 'order_access', 'orders', 'outbox'] as const;
    for (const table of tables) {
      const text = JSON.stringify(await database.db.selectFrom(table).selectAll().execute());
      expect(text).not.toContain(key);
      expect(text).not.toContain(accessToken);
    }
  });

  test.each(['', 'ключ', 'a b', 'x'.repeat(201)])('the key %j is refused', async (key) => {
    expect((await order({}, { 'idempotency-key': key })).statusCode).toBe(400);
  });
});

describe('reading', () => {
  test('nobody can read by number: 10,000 numbers as a visitor, a customer and with another token', async () => {
    const owner = await signIn();
    await order({}, owner.headers);
    const foreign = (await order()).json<Order>().accessToken ?? '';
    const other = await signIn();
    const numbers = Array.from({ length: 10_000 }, (_, index) => String(990 + index));
    const own = (await database.db.selectFrom('order_access').select('order_id').execute()).length;
    expect(own).toBeGreaterThan(0);
    const bodies = new Set<string>();
    for (const headers of [{}, other.headers]) {
      for (const number of numbers.slice(0, 100)) {
        const reply = await api.get(`/orders/${number}`, headers);
        expect(reply.statusCode).toBe(404);
        bodies.add(reply.body);
      }
      for (let start = 0; start < numbers.length; start += 100) {
        const query = numbers
          .slice(start, start + 100)
          .map((number) => `ids[]=${number}`)
          .join('&');
        expect((await api.get(`/orders/batch?${query}`, headers)).json()).toEqual([]);
        const seen = await api.get(`/orders/batch?${query}&token=${foreign}`, headers);
        expect(seen.json<Order[]>().length).toBeLessThanOrEqual(1);
      }
    }
    expect(bodies.size).toBe(1);
  });

  test('owners read theirs, newest first, and nobody else does [R607,627]', async () => {
    const [a, b] = [await signIn(), await signIn()];
    const first = (await order({}, a.headers)).json<Order>();
    const second = (await order({}, a.headers)).json<Order>();
    const foreign = (await order({}, b.headers)).json<Order>();
    const list = (await api.get('/users/orders', a.headers)).json<Order[]>();
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await api.get(`/orders/${first.number}`, a.headers)).statusCode).toBe(200);
    expect((await api.get(`/orders/${foreign.number}`, a.headers)).statusCode).toBe(404);
    expect((await api.get(`/orders/${foreign.number}`)).statusCode).toBe(404);
    const batch = await api.get(
      `/orders/batch?ids[]=${foreign.id}&ids[]=${first.id}&ids[]=${first.number}`,
      a.headers,
    );
    expect(batch.json<Order[]>().map(({ id }) => id)).toEqual([first.id]);
    expect((await api.get('/users/orders')).statusCode).toBe(401);
  });

  test('an order without owner is not that of a customer without orders', async () => {
    const { number } = (await order()).json<Order>();
    const { headers } = await signIn();
    expect((await api.get(`/orders/${number}`, headers)).statusCode).toBe(404);
  });

  test('a token that has expired opens nothing', async () => {
    const { id, accessToken } = (await order()).json<Order>();
    await database.db
      .updateTable('order_access')
      .set({ expires_at: new Date(0) })
      .where('order_id', '=', id)
      .execute();
    expect((await api.get(`/orders/${id}?token=${accessToken}`)).statusCode).toBe(404);
  });

  test.each(['batch', '%00', '١٠٠١', "1' or '1'='1", '00000000-0000-0000-0000-00000000000g', '1e3'])(
    'an order named %s is none',
    async (key) => {
      expect([200, 404]).toContain((await api.get(`/orders/${encodeURIComponent(key)}`)).statusCode);
      expect((await api.get(`/orders/batch?ids[]=${encodeURIComponent(key)}`)).json()).toEqual([]);
    },
  );
});

describe('canceling', () => {
  test.each([
    [{ origin: 'https://elsewhere.example' }, 404],
    [{ origin: 'null' }, 404],
    [{ origin: 'https://evil.shop.example', 'sec-fetch-site': 'same-site' }, 404],
    [{ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }, 404],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{}, 200],
  ])('a page with %j and only the cookie: %i', async (from, status) => {
    const placed = await order();
    const { number } = placed.json<Order>();
    const cookie = String(placed.headers['set-cookie']).split(';')[0] ?? '';
    expect((await post(`/orders/${number}/cancel`, {}, { cookie, ...from })).statusCode).toBe(status);
  });

  test('the buyer cancels once, and the stock comes back once [R381]', async () => {
    const stock = async () =>
      (
        await database.db
          .selectFrom('variations')
          .select('stock')
          .where('id', '=', cup.variationIds[0] ?? 0)
          .executeTakeFirstOrThrow()
      ).stock;
    const before = await stock();
    const { number, accessToken } = (await order({ items: [item(3)] })).json<Order>();
    expect(await stock()).toBe((before ?? 0) - 3);
    expect((await post(`/orders/${number}/cancel`, {})).statusCode).toBe(404);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => post(`/orders/${number}/cancel?token=${accessToken}`, {})),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 200)?.json<Order>().status.code).toBe('canceled');
    expect(await stock()).toBe(before);
  });

  test.each([
    [{ status: 'paid', payment_status: 'completed' }],
    [{ status: 'shipped' }],
    [{ status: 'new', payment_status: 'pending' }],
  ])('not when it is %j', async (state) => {
    const { id, accessToken } = (await order()).json<Order>();
    await database.db.updateTable('orders').set(state).where('id', '=', id).execute();
    expect((await post(`/orders/${id}/cancel?token=${accessToken}`, {})).statusCode).toBe(409);
  });
});

describe('the cart of a customer', () => {
  const put = (headers: Record<string, string>, payload: unknown) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/cart',
      headers: { 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(payload),
    });

  test('what is put can be read; unknown variations and quantity 0 are dropped [R625]', async () => {
    const { headers } = await signIn();
    const line = (quantity: number) => ({ id: cup.id, variationId: cup.variationIds[0], quantity });
    const other = { id: tea.id, variationId: tea.variationIds[0], quantity: 1 };
    const reply = await put(headers, [other, line(2), { id: 1, variationId: 2_000_000_000, quantity: 1 }]);
    expect(reply.json()).toEqual([other, line(2)]);
    expect((await api.get('/cart', headers)).json()).toEqual([other, line(2)]);
    expect((await put(headers, [line(0)])).json()).toEqual([]);
  });

  test('strangers have none, and quantities are whole [R624]', async () => {
    expect((await put({}, [])).statusCode).toBe(401);
    expect((await api.get('/cart')).statusCode).toBe(401);
    const { headers } = await signIn();
    for (const quantity of [1.5, -1, '1', 10_000]) {
      expect((await put(headers, [{ variationId: cup.variationIds[0], quantity }])).statusCode).toBe(422);
    }
    const many = Array.from({ length: 101 }, (_, index) => ({ variationId: index + 1, quantity: 1 }));
    expect((await put(headers, many)).statusCode).toBe(422);
  });

  test('the last of many writers wins', async () => {
    const { headers } = await signIn();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        put(headers, [{ variationId: cup.variationIds[0], quantity: index + 1 }]),
      ),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await api.get('/cart', headers)).json()).toHaveLength(1);
  });

  test('an order empties it', async () => {
    const { headers } = await signIn();
    await put(headers, [{ variationId: cup.variationIds[0], quantity: 1 }]);
    expect((await order({}, headers)).statusCode).toBe(201);
    expect((await api.get('/cart', headers)).json()).toEqual([]);
  });
});

test('a quote tells lines, amounts and problems, and keeps nothing', async () => {
  const before = await countOrders();
  const reply = await post('/orders/quote', {
    items: [item(2), { variationId: 2_000_000_000, quantity: 1 }, item(1000)],
    deliveryType: 'pickup',
    locationCode: 'studio',
  });
  expect(reply.statusCode).toBe(200);
  expect(quoteSchema.strict().parse(reply.json())).toMatchObject({
    lines: [{ title: 'Cup', options: 'L', quantity: 1002, price: 100, lineTotal: 100_200 }],
    missing: [2_000_000_000],
    goods: 150_801,
    discount: 50_601,
    delivery: 5,
    total: 100_205,
    place: { code: 'studio', price: 5, speed: 'day_1' },
    problems: [{ code: 'stock', variationId: cup.variationIds[0] }],
  });
  expect((await post('/orders/quote', { items: [item()] })).json()).toMatchObject({
    delivery: null,
    total: 100,
    place: null,
    problems: [],
  });
  const blank = await post('/orders/quote', { items: [item()], deliveryType: 'delivery' });
  expect(blank.json()).toMatchObject({ place: null, problems: [] });
  const nowhere = await post('/orders/quote', {
    items: [item()],
    deliveryType: 'delivery',
    address: { country: 'AQ', region: '', locality: 'Vostok', street: '', postalCode: '' },
  });
  expect(nowhere.json<{ problems: unknown[] }>().problems).toMatchObject([{ code: 'noZone' }]);
  expect(await countOrders()).toBe(before);
});

test('a quote tells how far the order is from free delivery, where the shop wants that', async () => {
  const freeOf = async (rest: object, quantity = 1) =>
    (await post('/orders/quote', { items: [item(quantity)], ...rest })).json<{ freeDelivery: unknown }>()
      .freeDelivery;
  const moscow = { country: 'RU', region: 'MOW', locality: '', street: '', postalCode: '' };
  // Another zone has no such amount: so it is told of the one that has.
  expect(await freeOf({})).toEqual({ from: 500, left: 400, zone: 'Region' });
  expect(await freeOf({ address: moscow })).toEqual({ from: 500, left: 400, zone: null });
  expect(await freeOf({ deliveryType: 'delivery', address: moscow }, 5)).toEqual({
    from: 500,
    left: 0,
    zone: null,
  });
  expect(await freeOf({ deliveryType: 'delivery', address: { ...moscow, region: 'SPE' } })).toBeNull();
  expect(await freeOf({ deliveryType: 'pickup', locationCode: 'studio' })).toBeNull();

  const value = JSON.stringify({ showFreeDelivery: false });
  await database.db.insertInto('settings').values({ name: 'ecommerce', value }).execute();
  api.invalidate(['settings']);
  expect(await freeOf({})).toBeNull();
  await database.db.deleteFrom('settings').execute();
  api.invalidate(['settings']);
});

test('a quote offers the product that wraps gifts, until it is a line of the order with its own amount', async () => {
  const wrap = await createShopFixture(database.db).makeProduct({
    title: 'Gift wrap',
    slug: 'gift-wrap',
    variations: [{ fullPrice: 500, discountPrice: 400, stock: 2 }],
  });
  const value = JSON.stringify({ giftWrapProduct: 'gift-wrap' });
  await database.db.insertInto('settings').values({ name: 'ecommerce', value }).execute();
  api.invalidate(['settings', 'products']);
  const wrapItem = { variationId: wrap.variationIds[0], quantity: 1 };
  const quoteOf = async (items: unknown[]) =>
    quoteSchema.parse((await post('/orders/quote', { items })).json());

  const offered = await quoteOf([item()]);
  expect(offered.giftWrap).toEqual({
    productId: wrap.id,
    variationId: wrap.variationIds[0],
    title: 'Gift wrap',
    price: 4,
  });
  expect((await quoteOf([])).giftWrap).toBeNull();
  const wrapped = await quoteOf([item(), wrapItem]);
  expect(wrapped).toMatchObject({ giftWrap: null, goods: 155.5, discount: 51.5, total: 104 });

  const placed = await order({ items: [item(), wrapItem] });
  const { items, total, totalDiscountPrice } = orderSchema.parse(placed.json());
  expect(items.map(({ sumDiscountPrice }) => sumDiscountPrice)).toEqual([100, 4]);
  expect([totalDiscountPrice, total]).toEqual([104, 109]);
  // The last one.
  await order({ items: [item(), wrapItem] });
  expect((await quoteOf([item()])).giftWrap).toBeNull();
  await database.db.deleteFrom('settings').execute();
  api.invalidate(['settings']);
});
