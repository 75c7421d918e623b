import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { CommercemlChoices } from '#domain/schemas/commerceml.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { goodsAlone, serveOneC } from '#tests/support/one-c-endpoint.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import { newsFile, type NewsOfOneC } from '#tests/support/providers/one-c-files.ts';
import { createOneC } from '#tests/support/providers/one-c.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { applyNextNews } from './apply-news.ts';
import { updateSilentNews } from './exchanges.queries.ts';
import { createCommercemlManagement, type CommercemlManagement } from './manage-connection.ts';
import { claimNews } from './news.queries.ts';
import { runNextFile } from './run-next-file.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let management: CommercemlManagement;
/** Two instances over one database. */
let instances: FastifyInstance[];
let staffId: number;
let access: { login: string; password: string };
let cup: number;
let orders: OrderFixture;
const choices: CommercemlChoices = { ...goodsAlone, sendsOrders: true, takesStates: true, takesCash: true };

const makeInstance = (options?: Parameters<typeof serveOneC>[2]) =>
  serveOneC(database.db, modules.settings.reader, options);

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  modules = buildModules(testModulesOptions(db)).modules;
  orders = await createOrderFixture(db);
  const product = await createShopFixture(db).makeProduct({ variations: [{ fullPrice: 1001, stock: 500 }] });
  cup = product.variationIds[0] ?? 0;
  staffId = (await makeStaff(db, 'admin')).id;
  management = createCommercemlManagement({
    db,
    settings: modules.settings.reader,
    address: () => '',
    wake() {},
  });
  access = await management.makePassword(staffId);
  instances = [makeInstance(), makeInstance()];
});
beforeEach(async () => {
  await sql`truncate commerceml_exchanges, commerceml_orders, commerceml_files cascade`.execute(database.db);
  await management.change(choices);
});
afterAll(async () => {
  await Promise.all(instances.map((app) => app.close()));
  await database.drop();
});

let turn = 0;
const oneC = (options: Partial<Parameters<typeof createOneC>[1]> = {}) =>
  createOneC(
    async (request) => {
      const answer = await instances[turn++ % instances.length]?.inject(request);
      expect(answer?.statusCode).toBe(200);
      return answer?.body ?? '';
    },
    { ...access, ...options },
  );
/** What the jobs of an instance do until nothing is left. */
async function work(): Promise<void> {
  while (await runNextFile(database.db, { log: { error() {} } }));
  while (await applyNextNews(database.db));
}
/** An order of two cups in cash, which 1C was given. */
async function placeSent(fields: Record<string, unknown> = {}) {
  const order = await orders.place([[cup, 2]], fields);
  await oneC().fetchOrders();
  return order;
}
async function say(news: readonly NewsOfOneC[], options: Parameters<typeof oneC>[0] = {}, isNewer = false) {
  const answer = await oneC(options).sendNews(Buffer.from(newsFile(news, { isNewer })));
  await work();
  const [exchange] = await management.listExchanges();
  return { answer, ...exchange?.files[0] };
}
const read = (id: string) => modules.orders.management.find(id, staffId);
const notesOf = ({ notes = [] }: Awaited<ReturnType<typeof say>>) =>
  notes.flatMap(({ texts }) => texts.map((text) => text.split(' ')[0]?.replace('commerceml.news.', '')));
const shipped = { 'Дата отгрузки по 1С': '2026-11-27', Проведен: 'true', ПометкаУдаления: 'false' };

describe.each([
  ['2.08', 'as it is', false, {}],
  ['2.08', 'in parts', false, { partBytes: 300 }],
  ['3.1', 'in an archive', true, { zip: true }],
  ['3.1', 'in an archive and in parts', true, { zip: true, partBytes: 200 }],
] as const)('CommerceML %s, %s', (_version, _way, isNewer, options) => {
  test('an order goes on as by the staff, with 1C in its history; said again nothing changes', async () => {
    const order = await placeSent();
    const news = [
      { id: order.id, number: order.number, requisites: { ...shipped, 'Дата оплаты по 1С': '2026-11-27' } },
    ];
    const said = await say(news, options, isNewer);
    expect(said).toMatchObject({
      answer: 'success',
      state: 'done',
      orders: { changed: 1, same: 0, refused: 0 },
    });
    const { state, cashReceived, events } = await read(order.id);
    expect([state, cashReceived]).toEqual(['ready_for_pickup', true]);
    expect(
      events.filter(({ reason }) => reason === '1c').map(({ kind, to, author }) => [kind, to, author]),
    ).toEqual([
      ['state', 'assembling', null],
      ['state', 'ready_for_pickup', null],
      ['cash', 'received', null],
    ]);
    const { rows } = await sql`select 1 from outbox where topic = 'mail.order-shipped'
      and payload ->> 'orderId' = ${order.id}`.execute(database.db);
    expect(rows).toHaveLength(1);

    // What the staff decide since is not undone by what 1C has said before.
    await modules.orders.management.setCashReceived(order.id, false, staffId);
    const again = await say(news, options, isNewer);
    expect(again.orders).toEqual({ changed: 0, same: 1, refused: 0 });
    expect(await read(order.id)).toMatchObject({ state: 'ready_for_pickup', cashReceived: false });
  });
});

test('an order that 1C cancels gives its stock back, and is canceled by the shop', async () => {
  const before = await orders.stockOf(cup);
  const order = await placeSent();
  await say([{ id: order.id, requisites: { Отменен: 'true' } }]);
  expect(await orders.stockOf(cup)).toBe(before);
  expect(await read(order.id)).toMatchObject({ state: 'canceled', cancelReason: 'staff' });
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('an online payment is never booked, and cash only where the owner has it so', async () => {
  const online = await insertOrder(database.db);
  const held = await placeSent();
  await management.change({ ...choices, takesCash: false });
  const paid = { 'Дата оплаты по 1С': '2026-11-27', Оплачен: 'true', 'Заказ оплачен': 'true' };
  const said = await say([
    { id: online.id, requisites: paid },
    { id: held.id, requisites: paid },
  ]);
  expect(said.orders).toEqual({ changed: 0, same: 0, refused: 2 });
  expect(notesOf(said)).toEqual(['notPaid', 'cashLeft']);
  expect(await read(online.id)).toMatchObject({ state: 'new', paymentState: 'new', paid: 0 });
  expect(await read(held.id)).toMatchObject({ cashReceived: false, paid: 0 });
  const { rows } = await sql`select 1 from payments where order_id = ${online.id}`.execute(database.db);
  expect(rows).toEqual([]);
  // Refused is not done: with the choice changed the same words are heeded.
  await management.change(choices);
  await say([{ id: held.id, requisites: paid }]);
  expect(await read(held.id)).toMatchObject({ cashReceived: true });
});

test('orders of 1C’s own, those that it was not given, other documents and other lines change nothing', async () => {
  const order = await placeSent();
  const unsent = await orders.place([[cup, 1]]);
  const said = await say([
    { id: '5f0c2a00-0000-4000-8000-00000000abcd', number: '1C-7', requisites: shipped },
    { id: 'MM-92', requisites: shipped },
    { id: unsent.id, requisites: shipped },
    { id: order.id, operation: 'Отпуск товара', requisites: shipped },
    { id: order.id, lines: [['3', '30.03']] },
  ]);
  expect(said.orders).toEqual({ changed: 0, same: 0, refused: 4 });
  expect(notesOf(said)).toEqual(['unknown', 'unknown', 'unknown', 'lines']);
  expect(said.notes?.[0]).toMatchObject({ orderId: null, number: '1C-7' });
  expect(await read(order.id)).toMatchObject({ state: order.status.code });
  expect(await read(unsent.id)).toMatchObject({ state: unsent.status.code });
});

test('switched off, what comes is not kept, and 1C’s exchange ends well', async () => {
  const order = await placeSent();
  await management.change({ ...choices, takesStates: false });
  const client = oneC();
  expect(await client.sendNews(Buffer.from(newsFile([{ id: order.id, requisites: shipped }])))).toBe(
    'success',
  );
  expect(await client.call('import', '&filename=orders.xml', undefined, 'sale')).toBe('success');
  const { rows } = await sql`select 1 from commerceml_files`.execute(database.db);
  expect(rows).toEqual([]);
});

describe('cut off', () => {
  test('while an order is changed: it is as it was, and another instance goes on', async () => {
    const [first, second] = [await placeSent(), await placeSent()];
    await oneC().sendNews(
      Buffer.from(newsFile([first, second].map(({ id }) => ({ id, requisites: { Отменен: 'true' } })))),
    );
    while (await runNextFile(database.db, { log: { error() {} } }));
    const killed = database.db.transaction().execute(async (trx) => {
      expect(await claimNews(trx)).toMatchObject({ position: 0 });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    await Promise.all([work(), work()]);
    await work();
    expect([(await read(first.id)).state, (await read(second.id)).state]).toEqual(['canceled', 'canceled']);
    const events = (await read(first.id)).events.filter(({ to }) => to === 'canceled');
    expect(events).toHaveLength(1);
  });

  test('a file whose end was not seen is read once nothing more comes', async () => {
    const order = await placeSent();
    const client = oneC({ partBytes: 1 });
    const bytes = Buffer.from(newsFile([{ id: order.id, requisites: { Отменен: 'true' } }]));
    await client.signIn('sale');
    await client.sendFile({ name: 'orders.xml', bytes: bytes.subarray(0, 1) }, 'sale');
    await sql`update commerceml_parts set bytes = ${bytes}`.execute(database.db);
    await work();
    expect((await read(order.id)).state).toBe(order.status.code);
    await client.call('complete', '', undefined, 'sale');
    await updateSilentNews(database.db);
    await work();
    expect((await read(order.id)).state).toBe('canceled');
  });
});

test('a file that cannot be read is answered so at once, and those after it in the exchange are taken', async () => {
  const order = await placeSent();
  let working = Promise.resolve();
  const app = makeInstance({ wake: () => (working = working.then(work)), waitMs: 30_000 });
  const client = createOneC(async (request) => (await app.inject(request)).body, access);
  await client.signIn('sale');
  const send = (name: string, text: string) => client.sendFile({ name, bytes: Buffer.from(text) }, 'sale');
  expect(await send('notes.txt', 'no orders</КоммерческаяИнформация>')).toBe('success');
  expect(await send('broken.xml', '<a></КоммерческаяИнформация>')).toMatch(/^failure\n/);
  expect(await send('orders.xml', newsFile([{ id: order.id, requisites: { Отменен: 'true' } }]))).toBe(
    'success',
  );
  expect((await read(order.id)).state).toBe('canceled');
  await working;
  await app.close();
});

test('staff and 1C at once: the order is canceled once, by whoever comes first', async () => {
  const order = await placeSent();
  await oneC().sendNews(Buffer.from(newsFile([{ id: order.id, requisites: { Отменен: 'true' } }])));
  const from = order.status.code;
  await Promise.allSettled([
    work(),
    modules.orders.management.changeState(order.id, { from, to: 'canceled' }, staffId),
  ]);
  await work();
  const { state, events } = await read(order.id);
  expect(state).toBe('canceled');
  expect(events.filter(({ to }) => to === 'canceled')).toHaveLength(1);
  expect(await checkInvariants(database.db)).toEqual([]);
});

test.each([
  [
    'an entity',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><КоммерческаяИнформация>&x;</КоммерческаяИнформация>',
  ],
  ['another format', '<a></КоммерческаяИнформация>'],
  ['half of one', `${newsFile([{ id: 'x' }]).slice(0, 200)}</КоммерческаяИнформация>`],
  [
    'a document of a million elements',
    `<КоммерческаяИнформация><Документ>${'<Ид/>'.repeat(30_000)}</Документ></КоммерческаяИнформация>`,
  ],
])('%s is refused', async (_what, xml) => {
  await oneC().sendNews(Buffer.from(xml));
  await work();
  expect((await management.listExchanges())[0]?.files[0]).toMatchObject({ state: 'failed', type: 'sale' });
});
