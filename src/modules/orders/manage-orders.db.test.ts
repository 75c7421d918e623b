import { sql } from 'kysely';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

import { createDatabase } from '#db/database.ts';
import { createPool } from '#db/pool.ts';
import type { OrderDetail, OrderList } from '#domain/schemas/manage-orders.schema.ts';
import type { Order } from '#domain/schemas/order.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import { pickupCheckout, somebody } from '#tests/support/pickup-order.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let fixture: OrderFixture;
let variationId: number;
let ann: { id: number; token: string };
let bob: { id: number; token: string };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { variationIds } = await createShopFixture(db).makeProduct({
    title: 'Tall vase',
    variations: [{ stock: 1000, sku: 'VASE-1' }],
  });
  variationId = variationIds[0] ?? 0;
  fixture = await createOrderFixture(db);
  api = await createApiFixture(database);
  ann = await makeStaff(db, 'manager');
  bob = await makeStaff(db, 'manager');
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, who = ann) {
  const headers = { authorization: `Bearer ${who.token}` };
  return api.app.inject({ method, url: `/api/admin/orders${path}`, headers, ...(payload && { payload }) });
}
const place = (fields: Record<string, unknown> = {}, quantity = 1) =>
  fixture.place([[variationId, quantity]], fields);
const read = async (id: string) => (await call('GET', `/${id}`)).json<OrderDetail>();
const list = async (query: string) => (await call('GET', `?${query}`)).json<OrderList>();
const numbersOf = async (query: string) => (await list(query)).orders.map(({ number }) => number);
const contact = { firstName: 'Eve', lastName: 'Moss', phone: '+971501234567', email: 'eve@mail.example' };

/** Mails to the buyer. */
async function topicsOf(orderId: string): Promise<string[]> {
  const { rows } = await sql<{ topic: string }>`select topic from outbox
    where payload ->> 'orderId' = ${orderId} and topic like 'mail.order-%' order by id`.execute(database.db);
  return rows.map(({ topic }) => topic);
}

test('an order is found by number, name, email, phone and article number', async () => {
  const order = await place({
    firstName: 'Zoë',
    lastName: 'Quill',
    email: 'zoe@inbox.example',
    phone: '+7 495 123-45-67',
  });
  for (const q of [order.number, 'quill zo', 'INBOX.example', '(495) 123-45', 'vase-1'])
    expect(await numbersOf(`q=${encodeURIComponent(q)}`)).toContain(order.number);
  for (const q of ['quill ann', 'vase-2', '100%'])
    expect(await numbersOf(`q=${encodeURIComponent(q)}`)).not.toContain(order.number);
});

test('orders are filtered by state, payment, delivery and time, and counted per state', async () => {
  await database.db.deleteFrom('orders').execute();
  const cash = await place();
  const unpaid = await insertOrder(database.db);
  const paid = await insertOrder(database.db, { status: 'paid', paymentStatus: 'completed' });
  await sql`update orders set created_at = now() - interval '3 days' where id = ${paid.id}`.execute(
    database.db,
  );
  const answer = await list('states[]=new&states[]=paid');
  expect(answer.orders.map(({ number }) => number)).toEqual([unpaid.number, cash.number, paid.number]);
  expect(answer.total).toBe(3);
  expect(answer.counts).toMatchObject({ new: 2, paid: 1, confirmed: 0, canceled: 0 });
  expect(await numbersOf('states[]=new&payment=cashDue')).toEqual([cash.number]);
  expect(await numbersOf('payment=cashDue')).toEqual([cash.number]);
  expect(await numbersOf('payment=unpaid')).toEqual([unpaid.number]);
  expect(await numbersOf('payment=paid')).toEqual([paid.number]);
  expect(await numbersOf('delivery=pickup')).toEqual([cash.number]);
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  expect(await numbersOf(`to=${yesterday}`)).toEqual([paid.number]);
  expect(await numbersOf(`from=${yesterday}&sort=oldest`)).toEqual([cash.number, unpaid.number]);
  expect(await numbersOf('sort=largest&limit=1&offset=1')).toHaveLength(1);
  expect((await call('GET', '?from=yesterday')).statusCode).toBe(400);
  expect((await call('GET', '?states[]=lost')).statusCode).toBe(400);
});

test('the list may be asked beyond ten thousand orders, and says how many there are', async () => {
  await place();
  const far = await call('GET', '?offset=50000');
  expect([far.statusCode, far.json<OrderList>().orders]).toEqual([200, []]);
  expect(far.json<OrderList>().total).toBeGreaterThan(0);
  expect((await call('GET', '?offset=1000001')).statusCode).toBe(400);
});

test('an order is told with its lines, money and what happened to it', async () => {
  const order = await place({ comment: 'Ring twice' }, 2);
  expect(await read(order.number)).toMatchObject({
    id: order.id,
    state: 'new',
    next: ['confirmed', 'paid', 'assembling', 'canceled'],
    comment: 'Ring twice',
    lines: [{ title: 'Tall vase', sku: 'VASE-1', quantity: 2, sum: order.total }],
    total: order.total,
    contact: { firstName: 'Ann', receiver: null },
    isEditable: true,
    events: [],
    // Nobody gave an address of mail.
    mails: [{ topic: 'mail.order-placed', state: 'waiting' }],
    resendable: [],
  });
  expect((await call('GET', '/999999')).statusCode).toBe(404);
});

test('staff move an order on, step by step, and the order tells who did', async () => {
  const { id } = await place({ email: 'ann@mail.example' });
  await call('POST', `/${id}/state`, { from: 'new', to: 'assembling' });
  const tracking = { number: 'RR 12', url: 'https://post.example/RR12' };
  const moved = await call('POST', `/${id}/state`, { from: 'assembling', to: 'shipped', tracking }, bob);
  expect(moved.json()).toMatchObject({ state: 'shipped', tracking, isEditable: false });
  const { events } = await read(id);
  expect(events.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['state', 'new', 'assembling'],
    ['tracking', '', 'RR 12'],
    ['state', 'assembling', 'shipped'],
  ]);
  expect(events.every(({ author }) => author === 'The manager')).toBe(true);
  expect(await topicsOf(id)).toEqual(['mail.order-placed', 'mail.order-shipped']);
});

test('a move that the states do not allow is refused', async () => {
  const { id } = await place();
  expect((await call('POST', `/${id}/state`, { from: 'new', to: 'delivered' })).statusCode).toBe(409);
  expect((await call('POST', `/${id}/state`, { from: 'new', to: 'sold' })).statusCode).toBe(422);
  expect((await read(id)).state).toBe('new');
});

test('of two managers who move an order at once one is told to look again', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await place();
    const replies = await Promise.all([
      call('POST', `/${id}/state`, { from: 'new', to: 'assembling' }, ann),
      call('POST', `/${id}/state`, { from: 'new', to: 'canceled' }, bob),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { state } = await read(id);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({ data: { state } });
  }
});

test('a canceled order gives its stock back once, and says who canceled it', async () => {
  const before = await fixture.stockOf(variationId);
  const { id } = await place({}, 7);
  const replies = await Promise.all(
    [ann, bob, ann].map((who) => call('POST', `/${id}/state`, { from: 'new', to: 'canceled' }, who)),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect(await fixture.stockOf(variationId)).toBe(before);
  expect(await read(id)).toMatchObject({
    cancelReason: 'staff',
    next: [],
    events: [{ kind: 'state', to: 'canceled', reason: 'staff', author: 'The manager' }],
  });
});

test('phones of a changed contact are kept in E.164, one that is no number only where it was', async () => {
  const { id } = await insertOrder(database.db);
  const person = { firstName: 'Ann', lastName: '', phone: '8 (912) 345-67-89' };
  const change = {
    ...contact,
    firstName: 'Phil',
    email: 'phil@mail.example',
    phone: '+44 (0)20 7946 0958',
    receiver: person,
    address: null,
  };
  const changed = await call('PUT', `/${id}/contact`, { version: 0, ...change });
  expect(changed.json()).toMatchObject({
    contact: { phone: '+442079460958', receiver: { phone: '+79123456789' } },
  });
  const bad = { ...change, version: 1, phone: '+1 000 000 0000', receiver: { ...person, phone: '100-200' } };
  const wrong = await call('PUT', `/${id}/contact`, bad);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({
    children: {
      phone: { errors: [expect.stringMatching(/^No country has/)] },
      receiver: { children: { phone: { errors: [expect.stringMatching(/^No country has/)] } } },
    },
  });
  await sql`update orders set contact = contact || '{"phone": "100-200"}' where id = ${id}`.execute(
    database.db,
  );
  expect((await read(id)).contact.phone).toBe('100-200');
  const kept = await call('PUT', `/${id}/contact`, { ...change, version: 1, phone: '100-200' });
  expect(kept.json()).toMatchObject({ contact: { phone: '100-200' } });
});

test('contact and address are changed before the order leaves, never over somebody else’s change', async () => {
  const { id } = await insertOrder(database.db, { status: 'assembling' });
  const address = { country: 'AE', region: 'DU', locality: 'Dubai', street: 'Creek 2', postalCode: '' };
  const change = { version: 0, ...contact, receiver: null, address };
  expect((await call('PUT', `/${id}/contact`, change)).json()).toMatchObject({
    version: 1,
    contact,
    delivery: { address },
  });
  expect((await call('PUT', `/${id}/contact`, { ...change, firstName: 'Old' }, bob)).statusCode).toBe(409);
  const wrong = await call('PUT', `/${id}/contact`, { ...change, version: 1, phone: '12', email: 'x' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().children).toHaveProperty('phone');
  await call('POST', `/${id}/state`, { from: 'assembling', to: 'shipped' });
  expect((await call('PUT', `/${id}/contact`, { ...change, version: 1 })).statusCode).toBe(409);
  expect((await read(id)).contact).toMatchObject(contact);
  expect(await numbersOf('q=eve moss')).toHaveLength(1);
});

test('the address of a pickup stays that of the pickup', async () => {
  const { id } = await place();
  const address = { country: 'AE', region: '', locality: 'Dubai', street: 'Creek 2', postalCode: '' };
  const reply = await call('PUT', `/${id}/contact`, { version: 0, ...contact, receiver: null, address });
  expect(reply.json()).toMatchObject({ contact, delivery: { type: 'pickup', address: null } });
});

test('a tracking link is an address of the web', async () => {
  const { id } = await place();
  const tracked = await call('PUT', `/${id}/tracking`, { version: 0, number: ' A  1 ', url: '' });
  expect(tracked.json()).toMatchObject({ tracking: { number: 'A 1' }, version: 1 });
  for (const url of ['javascript:alert(1)', 'post.example', 'https://'])
    expect((await call('PUT', `/${id}/tracking`, { version: 1, number: '', url })).statusCode).toBe(422);
  expect((await call('PUT', `/${id}/tracking`, { version: 0, number: 'B', url: '' })).statusCode).toBe(409);
});

test('cash is marked as received, and taken back when that was a mistake', async () => {
  const { id } = await place();
  expect((await call('PUT', `/${id}/cash`, { received: true })).json()).toMatchObject({ cashReceived: true });
  await call('PUT', `/${id}/cash`, { received: true });
  const back = (await call('PUT', `/${id}/cash`, { received: false })).json<OrderDetail>();
  expect(back.cashReceived).toBe(false);
  expect(back.events.map(({ kind, to }) => [kind, to])).toEqual([
    ['cash', 'received'],
    ['cash', 'due'],
  ]);
  const online = await insertOrder(database.db);
  expect((await call('PUT', `/${online.id}/cash`, { received: true })).statusCode).toBe(409);
});

test('a mail is sent again when it makes sense, and not for ever', async () => {
  const { id } = await place({ email: 'ann@mail.example' });
  expect((await call('POST', `/${id}/mails`, { topic: 'mail.order-shipped' })).statusCode).toBe(409);
  const sent = (await call('POST', `/${id}/mails`, { topic: 'mail.order-placed' })).json<OrderDetail>();
  expect(sent.mails.map(({ topic }) => topic)).toEqual(['mail.order-placed', 'mail.order-placed']);
  const statuses: number[] = [];
  for (let time = 0; time < 10; time++)
    statuses.push((await call('POST', `/${id}/mails`, { topic: 'mail.order-placed' })).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

test('an order is placed and its mail sent again where there is one connection in all', async () => {
  const pool = createPool({ connectionString: database.url, max: 1, waitMs: 1000 });
  const db = createDatabase(pool);
  onTestFinished(() => db.destroy());
  const { app } = await createApiFixture({ db });
  onTestFinished(() => app.close());
  const payload = { ...pickupCheckout, ...somebody(), items: [{ variationId, quantity: 1 }] };
  const placed = await app.inject({ method: 'POST', url: '/api/orders', payload });
  expect(placed.statusCode).toBe(201);
  const sent = await app.inject({
    method: 'POST',
    url: `/api/admin/orders/${placed.json<Order>().id}/mails`,
    headers: { authorization: `Bearer ${ann.token}` },
    payload: { topic: 'mail.order-placed' },
  });
  expect(sent.statusCode).toBe(200);
});

test('mails tell whether they were sent', async () => {
  const { id } = await insertOrder(database.db);
  const stateOf = async (set: string) => {
    await sql`update outbox set ${sql.raw(set)}
      where payload ->> 'orderId' = ${id}`.execute(database.db);
    return (await read(id)).mails.map(({ state, error }) => `${state} ${error}`);
  };
  expect(await stateOf('attempts = 0')).toEqual(['waiting ']);
  expect(await stateOf(`attempts = 2, last_error = 'busy'`)).toEqual(['retrying busy']);
  expect(await stateOf(`failed_at = now(), last_error = 'no such box'`)).toEqual(['failed no such box']);
  expect(await stateOf('done_at = now(), failed_at = null, last_error = null')).toEqual(['sent ']);
});

test('notes are the staff’s: everybody reads them, only who wrote one deletes it', async () => {
  const { id } = await place();
  const added = await call('POST', `/${id}/notes`, { text: ' Call\u0000 back <b>soon</b> ' });
  expect(added.statusCode).toBe(201);
  const [note] = added.json<OrderDetail>().notes;
  expect(note).toMatchObject({ text: 'Call back <b>soon</b>', author: 'The manager', isOwn: true });
  expect((await call('DELETE', `/${id}/notes/${note?.id}`, undefined, bob)).statusCode).toBe(404);
  expect((await call('DELETE', `/${id}/notes/${note?.id}`)).json()).toMatchObject({ notes: [] });
  expect((await call('POST', `/${id}/notes`, { text: '  ' })).statusCode).toBe(422);
});

test('what is owed and what was paid is told', async () => {
  const { id } = await insertOrder(database.db, { status: 'paid', paymentStatus: 'completed' });
  await sql`insert into payments (order_id, provider, provider_id, status, amount, refunded, currency, idempotency_key)
    values (${id}, 'stripe', 'cs_1', 'completed', 10000, 2500, 'USD', 'a')`.execute(database.db);
  expect(await read(id)).toMatchObject({
    paid: 75,
    owed: 0,
    payments: [{ provider: 'stripe', providerId: 'cs_1', amount: 100, refunded: 25 }],
  });
  await call('POST', `/${id}/state`, { from: 'paid', to: 'canceled' });
  expect(await read(id)).toMatchObject({ owed: 75 });
  expect(await numbersOf('payment=refundDue')).toHaveLength(1);
});

test('the export holds what the filter leaves, and no formula', async () => {
  await database.db.deleteFrom('payments').execute();
  await database.db.deleteFrom('orders').execute();
  for (let count = 0; count < 3; count++) await insertOrder(database.db, { status: 'paid' });
  await place({
    firstName: '=HYPERLINK("http://evil.example")',
    comment: '@x;\n"y"',
    phone: '+7 495 000-00-14',
  });
  const reply = await call('GET', '/export?states[]=new&separator=semicolon&language=ru');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="orders-[\d-]+\.csv"$/),
    'cache-control': 'no-store',
  });
  expect(reply.body.startsWith('\uFEFF')).toBe(true);
  const rows = parse(reply.body, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[];
  expect(rows).toEqual([
    expect.objectContaining({
      Имя: `'=HYPERLINK("http://evil.example")`,
      Телефон: `'+74950000014`,
      Комментарий: `'@x;\n"y"`,
      Итого: '100',
      Состав: '1 × Tall vase [VASE-1]',
    }),
  ]);
  expect(rows[0]).not.toHaveProperty('undefined');
});

test('the export tells all of an order, in cells of its own', async () => {
  await database.db.deleteFrom('payments').execute();
  await database.db.deleteFrom('orders').execute();
  const sent = await insertOrder(database.db, { status: 'shipped', quantity: 2 });
  const taken = await place({ lastName: 'Lee', email: 'ann@mail.example', comment: 'Ring twice' });
  const receiver = { firstName: 'Eve', lastName: 'Moss', phone: '971501234560' };
  await database.db
    .updateTable('orders')
    .set({
      contact: JSON.stringify({ ...contact, phone: '971501234567', receiver }),
      tracking_number: 'T1',
      discount_total: 150,
      delivery_price: 250,
      total: 20_100,
      refunded: 50,
      created_at: new Date('2026-03-01T09:08:07.654Z'),
    })
    .where('id', '=', sent.id)
    .execute();
  const rows: unknown[] = parse((await call('GET', '/export')).body, { bom: true, columns: true });
  expect(rows).toEqual([
    expect.objectContaining({
      Number: taken.number,
      State: 'New',
      'Payment method': 'cash',
      Name: 'Ann Lee',
      Email: 'ann@mail.example',
      Receiver: '',
      Delivery: 'Pickup',
      Place: 'Studio',
      Address: '',
      'Tracking number': '',
      Comment: 'Ring twice',
    }),
    {
      Number: sent.number,
      'Created (UTC)': '2026-03-01 09:08:07',
      State: 'Shipped',
      Payment: 'new',
      'Payment method': 'demo',
      'Cash received': '0',
      Currency: 'USD',
      Goods: '200',
      Discount: '1.5',
      'Delivery price': '2.5',
      Total: '201',
      Tax: '0',
      Refunded: '0.5',
      Name: 'Eve Moss',
      Phone: '971501234567',
      Email: 'eve@mail.example',
      Receiver: 'Eve Moss 971501234560',
      Delivery: 'Delivery',
      Place: 'City',
      Address: 'AE, Dubai, Marina 1',
      'Tracking number': 'T1',
      Comment: '',
      Items: '2 × Cup [CUP]',
      Company: '',
      'Tax number': '',
      Sample: '0',
    },
  ]);
});

test('the export says which orders are samples, and which cash was received', async () => {
  await database.db.deleteFrom('payments').execute();
  await database.db.deleteFrom('orders').execute();
  const [real, sample] = [await place(), await place()];
  await sql`update orders set is_sample = true, cash_received_at = now() where id = ${sample.id}`.execute(
    database.db,
  );
  const rows = parse((await call('GET', '/export')).body, { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  const told = rows.map((row) => [row['Number'], row['Sample'], row['Cash received']]);
  expect(told.toSorted()).toEqual(
    [
      [real.number, '0', '0'],
      [sample.number, '1', '1'],
    ].toSorted(),
  );
});

test('an export of many orders has each of them once, also when they were placed in one moment', async () => {
  const before = (await list('limit=1')).total;
  await sql`insert into orders (number, status, payment_status, payment_method, currency, language, goods_total,
      discount_total, delivery_price, total, contact, delivery, created_at)
    select 'X' || n, 'confirmed', 'cashSuccess', 'cash', 'USD', 'en', 100, 0, 0, 100, '{}',
      '{"type": "pickup", "code": "studio", "title": "Studio", "speed": "day_1", "weight": null}', '2026-01-01'
    from generate_series(1, 1300) n`.execute(database.db);
  const reply = await call('GET', '/export');
  const rows = parse(reply.body, { bom: true, columns: true }) as Record<string, string>[];
  expect(new Set(rows.map((row) => row['Number'])).size).toBe(1300 + before);
  expect(rows).toHaveLength(1300 + before);
  await database.db.deleteFrom('orders').where('number', 'like', 'X%').execute();
});

test('after all of this the doctor finds nothing', async () => {
  const breaches = await checkInvariants(database.db);
  expect(breaches.filter(({ name }) => name !== 'paid-with-payment')).toEqual([]);
});
