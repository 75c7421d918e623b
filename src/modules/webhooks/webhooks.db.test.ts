import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { webhookBodies } from '#domain/schemas/webhook-events.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createContentFixture } from '#tests/support/content-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox } from '#tests/support/mail-box.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';
import { createAdminApi, hire } from '#tests/support/staff.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

let database: TestDatabase;
let api: ApiFixture;
let adminApi: ReturnType<typeof createAdminApi>;
let token: string;
let receiver: WebhookReceiver;
let shop: ShopFixture;
let variationId: number;
let productId: number;
const box = createMailBox();
let running: { stop(): Promise<void> }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  api = await createApiFixture(database);
  adminApi = createAdminApi(api);
  token = (await adminApi.logIn((await hire(database)).email)).token ?? '';
  shop = createShopFixture(db);
  await makePickupPoint(db);
  await createContentFixture(db).setSettings('ecommerce', { currency: 'USD', showCheckoutPolicy: false });
  const made = await shop.makeProduct({ title: 'Mug', variations: [{ stock: 1000, fullPrice: 1000 }] });
  productId = made.id;
  variationId = made.variationIds[0] ?? 0;
});
beforeEach(async () => {
  receiver = await startWebhookReceiver();
  box.mails.length = 0;
  await sql`truncate webhook_endpoints, webhook_events, webhook_messages, outbox, rate_limits cascade`.execute(
    database.db,
  );
});
afterEach(async () => {
  await stopAll();
  await receiver.stop();
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

/** An instance of the shop that sends: webhooks alone, or mails too. */
function start({ sendsMails = false } = {}): void {
  const { modules, outbox } = buildModules({ ...testModulesOptions(database.db), mail: box });
  const jobs = [...modules.webhooks.jobs, ...(sendsMails ? outbox.jobs : [])];
  for (const job of jobs) job.start();
  running.push(...jobs);
}

async function stopAll(): Promise<void> {
  await Promise.all(running.map((job) => job.stop()));
  running = [];
}

const allEvents = Object.keys(webhookBodies).filter((type) => type !== 'webhook.test');
async function subscribe(events: string[] = allEvents, url = receiver.url) {
  const { status, body } = await adminApi.call('POST', '/webhooks', {
    token,
    body: { url, name: 'ERP', events },
  });
  expect(status).toBe(201);
  return { id: body.webhook.id as number, secret: body.secret as string };
}

const place = () => openOrders(database.db, { currency: 'USD' }).place([[variationId, 1]]);
const typesReceived = () => receiver.received.map(({ type }) => type).toSorted();
const waitFor = (check: () => void, timeout = 12_000) => vi.waitFor(check, { timeout, interval: 20 });
/** Whatever waits a moment to be gathered is due. */
const hurry = () => sql`update webhook_events set due_at = now()`.execute(database.db);
/** Whatever waits for its next attempt is tried now. */
const retryNow = () =>
  sql`update webhook_deliveries set next_at = now() where state = 'waiting'`.execute(database.db);
const endpointOf = async (id: number) =>
  (await adminApi.call('GET', '/webhooks', { token })).body.find((one: { id: number }) => one.id === id);
const deliveriesOf = async (id: number) =>
  (await adminApi.call('GET', `/webhooks/${id}/deliveries`, { token })).body.deliveries;
const countEvents = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from webhook_events`.execute(database.db))
    .rows[0]?.count;

test('a message is signed as the standard says, documented, and tells nothing of the buyer', async () => {
  const { secret } = await subscribe(['order.created']);
  const order = await place();
  start();
  await waitFor(() => expect(typesReceived()).toEqual(['order.created']));
  const [message] = receiver.received;
  expect(message && receiver.isSigned(message, secret)).toBe(true);
  expect(message?.headers['content-type']).toBe('application/json');
  expect(message?.data).toMatchObject({
    id: order.id,
    number: order.number,
    status: 'new',
    isPaid: false,
    currency: 'USD',
    total: 10,
  });
  expect(webhookBodies['order.created']?.safeParse(JSON.parse(message?.body ?? '')).error).toBeUndefined();
  expect(message?.body).not.toMatch(/@|\+7/);
});

test('each event is told, with the body that the documentation gives', async () => {
  const { db } = database;
  await subscribe();
  const order = await place();
  await sql`update orders set payment_status = 'completed' where id = ${order.id}`.execute(db);
  await sql`update orders set refunded = 500 where id = ${order.id}`.execute(db);
  await sql`update orders set status = 'canceled' where id = ${order.id}`.execute(db);
  const { id } = await shop.makeProduct({ title: 'Bowl', slug: 'bowl-told' });
  await sql`update products set title = 'Deep bowl' where id = ${productId}`.execute(db);
  await sql`delete from products where id = ${id}`.execute(db);
  await shop.makeProduct({ title: 'Plate' });
  await makeUser(db);
  await sql`insert into leads (name, phone) values ('Ann', '+79991112233')`.execute(db);
  await shop.makeReview({ productId });
  await hurry();
  start();
  await waitFor(() => expect(new Set(typesReceived())).toEqual(new Set(allEvents)));
  const undocumented = receiver.received.filter(
    ({ type, body }) => !webhookBodies[type]?.safeParse(JSON.parse(body)).success,
  );
  expect(undocumented).toEqual([]);
  const deleted = receiver.received.find(({ type }) => type === 'product.deleted');
  expect(deleted?.data).toEqual({ id, slug: 'bowl-told' });
});

test('a shop without subscribers leaves nothing, and of a sample nobody is told', async () => {
  await place();
  await sql`update variations set stock = stock - 1 where id = ${variationId}`.execute(database.db);
  expect(await countEvents()).toBe(0);
  await subscribe(['lead.created']);
  await place();
  await sql`insert into leads (name, is_sample) values ('Sample', true)`.execute(database.db);
  expect(await countEvents()).toBe(0);
});

test('a change that is rolled back is told to nobody', async () => {
  await subscribe(['lead.created']);
  const failing = database.db.transaction().execute(async (trx) => {
    await sql`insert into leads (name) values ('Never')`.execute(trx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await countEvents()).toBe(0);
});

test('what changes again and again is told once, as it is then', async () => {
  await subscribe(['stock.changed', 'product.updated', 'product.created']);
  for (const stock of [50, 40, 30])
    await sql`update variations set stock = ${stock} where id = ${variationId}`.execute(database.db);
  for (const title of ['Mug A', 'Mug B'])
    await sql`update products set title = ${title} where id = ${productId}`.execute(database.db);
  const { id } = await shop.makeProduct({ title: 'Jug' });
  await hurry();
  start();
  await waitFor(() => expect(receiver.received).toHaveLength(3));
  await sleep(300);
  expect(typesReceived()).toEqual(['product.created', 'product.updated', 'stock.changed']);
  const dataOf = (type: string) => receiver.received.find((message) => message.type === type)?.data;
  expect(dataOf('stock.changed')).toMatchObject({ variationId, productId, stock: 30 });
  expect(dataOf('product.updated')).toMatchObject({ id: productId, title: 'Mug B' });
  expect(dataOf('product.created')).toMatchObject({ id, title: 'Jug' });
  await sql`update variations set stock = 1000 where id = ${variationId}`.execute(database.db);
});

describe('failures', () => {
  test('are tried again with the same id and body, and a later time', async () => {
    const { id, secret } = await subscribe(['lead.created']);
    receiver.answer = (response) => response.writeHead(500).end();
    start();
    await sql`insert into leads (name) values ('Ann')`.execute(database.db);
    await waitFor(() => expect(receiver.received).toHaveLength(1));
    await waitFor(async () =>
      expect((await deliveriesOf(id))[0]).toMatchObject({ responseStatus: 500, state: 'waiting' }),
    );
    const [waiting] = await deliveriesOf(id);
    expect(Date.parse(waiting.nextAt) - Date.parse(waiting.triedAt)).toBeGreaterThanOrEqual(4900);
    receiver.answer = (response) => response.writeHead(204).end();
    await retryNow();
    await waitFor(async () =>
      expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'done', attempts: 2 }),
    );
    const [first, second] = receiver.received;
    expect(second).toMatchObject({ id: first?.id, body: first?.body });
    expect(second && receiver.isSigned(second, secret)).toBe(true);
  });

  test('a redirect is one, and is not followed', async () => {
    const inner = await startWebhookReceiver();
    const { id } = await subscribe(['lead.created']);
    receiver.answer = (response) => response.writeHead(302, { location: inner.url }).end();
    start();
    await sql`insert into leads (name) values ('Ann')`.execute(database.db);
    await waitFor(async () =>
      expect((await deliveriesOf(id))[0]).toMatchObject({
        state: 'waiting',
        responseStatus: 302,
        error: 'Redirects are not followed',
      }),
    );
    expect(inner.received).toEqual([]);
    await inner.stop();
  });

  test('410 switches the address off at once, and the admins are told by mail', async () => {
    const { id } = await subscribe(['lead.created']);
    receiver.answer = (response) => response.writeHead(410).end();
    start({ sendsMails: true });
    await sql`insert into leads (name) values ('Ann')`.execute(database.db);
    await waitFor(() =>
      expect(box.mails.map(({ subject }) => subject)).toEqual(['A webhook of the shop was switched off']),
    );
    expect(box.mails[0]?.text).toContain('/admin/integrations');
    expect(box.mails[0]?.text).toContain(receiver.url);
    expect(await endpointOf(id)).toMatchObject({
      enabled: false,
      disabledReason: 'gone',
      waiting: 0,
      failed: 1,
    });
    await sql`insert into leads (name) values ('Ben')`.execute(database.db);
    expect(await countEvents()).toBe(0);
  });

  test('three days without a success switch it off; what it missed is sent again by hand', async () => {
    const { db } = database;
    const { id } = await subscribe(['lead.created']);
    receiver.answer = (response) => response.writeHead(503).end();
    start({ sendsMails: true });
    await sql`insert into leads (name) values ('Ann')`.execute(db);
    await waitFor(async () =>
      expect(await endpointOf(id)).toMatchObject({ failingSince: expect.any(String) }),
    );
    await sql`update webhook_endpoints set failing_since = now() - interval '71 hours'`.execute(db);
    await retryNow();
    await waitFor(() => expect(receiver.received).toHaveLength(2));
    expect(await endpointOf(id)).toMatchObject({ enabled: true });
    await sql`update webhook_endpoints set failing_since = now() - interval '73 hours'`.execute(db);
    await retryNow();
    await waitFor(async () =>
      expect(await endpointOf(id)).toMatchObject({ enabled: false, disabledReason: 'failing', failed: 1 }),
    );
    await waitFor(() => expect(box.mails).toHaveLength(1));
    receiver.answer = (response) => response.writeHead(200).end();
    const { url, name, events, version } = await endpointOf(id);
    const on = await adminApi.call('PUT', `/webhooks/${id}`, {
      token,
      body: { url, name, events, version, enabled: true },
    });
    expect(on.body).toMatchObject({ enabled: true, disabledReason: null, failingSince: null });
    const since = new Date(Date.now() - 3_600_000).toISOString();
    expect((await adminApi.call('POST', `/webhooks/${id}/replay`, { token, body: { since } })).body).toEqual({
      count: 1,
    });
    await waitFor(async () => expect(await endpointOf(id)).toMatchObject({ waiting: 0, failed: 0 }));
    expect(new Set(receiver.received.map((message) => message.id)).size).toBe(1);
  });

  test('the wait that the receiver asks for is kept', async () => {
    const { id } = await subscribe(['lead.created']);
    receiver.answer = (response) => response.writeHead(429, { 'retry-after': '600' }).end();
    start();
    await sql`insert into leads (name) values ('Ann')`.execute(database.db);
    await waitFor(async () => expect((await deliveriesOf(id))[0]).toMatchObject({ responseStatus: 429 }));
    const [{ nextAt, triedAt }] = await deliveriesOf(id);
    expect(Date.parse(nextAt) - Date.parse(triedAt)).toBeGreaterThanOrEqual(599_000);
  });

  test('who never answers delays no mail and no other address', async () => {
    const silent = await startWebhookReceiver();
    silent.answer = () => {};
    await subscribe(['lead.created'], silent.url);
    await subscribe(['lead.created']);
    start({ sendsMails: true });
    for (let count = 0; count < 30; count++)
      await sql`insert into leads (name) values ('Ann')`.execute(database.db);
    await waitFor(() => expect(silent.received).toHaveLength(2));
    const begin = performance.now();
    const { id: userId } = await makeUser(database.db);
    await enqueue(database.db, 'mail.welcome', { userId });
    await waitFor(() => expect(box.mails).toHaveLength(1));
    await waitFor(() => expect(receiver.received).toHaveLength(30));
    // The silent one is given up after 15 s, two at a time.
    expect(performance.now() - begin).toBeLessThan(8000);
    expect(silent.received).toHaveLength(2);
    await silent.stop();
  });
});

describe('the end of a program', () => {
  test('between the commit and the message loses nothing: the next one sends it', async () => {
    await subscribe(['order.created']);
    const order = await place();
    start();
    await waitFor(() => expect(receiver.received).toHaveLength(1));
    expect(receiver.received[0]?.data).toMatchObject({ number: order.number });
  });

  test('during an attempt lets the next one send the same message', async () => {
    await subscribe(['lead.created']);
    receiver.answer = () => {};
    start();
    await sql`insert into leads (name) values ('Ann')`.execute(database.db);
    await waitFor(() => expect(receiver.received).toHaveLength(1));
    await stopAll();
    receiver.answer = (response) => response.writeHead(204).end();
    start();
    await waitFor(() => expect(receiver.received).toHaveLength(2));
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
  });

  test('without a word is made good once the lease has run out', async () => {
    const { id } = await subscribe(['lead.created']);
    await sql`insert into leads (name) values ('Ann')`.execute(database.db);
    start();
    await waitFor(() => expect(receiver.received).toHaveLength(1));
    await waitFor(async () => expect(await endpointOf(id)).toMatchObject({ waiting: 0 }));
    // As a process leaves it that was killed after the message had gone.
    await sql`update webhook_deliveries set state = 'waiting', leased_until = now() + interval '1 second'`.execute(
      database.db,
    );
    await sleep(300);
    expect(receiver.received).toHaveLength(1);
    await waitFor(() => expect(receiver.received).toHaveLength(2));
    expect(receiver.received[1]?.id).toBe(receiver.received[0]?.id);
  });
});

test('several instances send each message once', async () => {
  await subscribe(['lead.created']);
  for (let count = 0; count < 40; count++)
    await sql`insert into leads (name) values ('Ann')`.execute(database.db);
  for (let instance = 0; instance < 3; instance++) start();
  await waitFor(() => expect(receiver.received).toHaveLength(40));
  await sleep(300);
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(40);
  expect(receiver.received).toHaveLength(40);
});

test('after a new secret both sign for a day, and then the new one alone', async () => {
  const { id, secret } = await subscribe(['lead.created']);
  const renewed = (await adminApi.call('POST', `/webhooks/${id}/secret`, { token })).body;
  expect(renewed.secret).not.toBe(secret);
  expect(renewed.webhook.previousSecretUntil).not.toBeNull();
  await adminApi.call('POST', `/webhooks/${id}/test`, { token });
  await sql`update webhook_endpoints set previous_until = now() - interval '1 second'`.execute(database.db);
  await adminApi.call('POST', `/webhooks/${id}/test`, { token });
  const signedBy = (given: string) => receiver.received.map((message) => receiver.isSigned(message, given));
  expect(signedBy(renewed.secret)).toEqual([true, true]);
  expect(signedBy(secret)).toEqual([true, false]);
});

test('a secret is told once, and lies in the database encrypted', async () => {
  const { id, secret } = await subscribe(['lead.created']);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(JSON.stringify(await endpointOf(id))).not.toContain('whsec_');
  const { rows } = await sql<{ row: string }>`select e::text as row from webhook_endpoints e`.execute(
    database.db,
  );
  expect(rows[0]?.row).not.toContain(secret.slice(6));
  const audit = await adminApi.call('GET', '/audit?area=webhooks', { token });
  expect(JSON.stringify(audit.body)).not.toContain(secret.slice(6));
  expect(audit.body.entries[0]).toMatchObject({ action: 'POST /admin/webhooks', result: 201 });
});

test('a test message tells what came of it, is not repeated, and is limited', async () => {
  const { id } = await subscribe(['lead.created']);
  const test = () => adminApi.call('POST', `/webhooks/${id}/test`, { token });
  expect((await test()).body).toMatchObject({ type: 'webhook.test', state: 'done', responseStatus: 204 });
  receiver.answer = (response) => response.writeHead(418).end();
  expect((await test()).body).toMatchObject({ state: 'failed', responseStatus: 418, nextAt: null });
  await receiver.stop();
  expect((await test()).body).toMatchObject({ state: 'failed', responseStatus: null });
  for (let count = 3; count < 10; count++) await test();
  expect((await test()).status).toBe(429);
  expect(await endpointOf(id)).toMatchObject({ enabled: true, failingSince: null });
  receiver = await startWebhookReceiver();
});

test('one that has arrived is sent again by hand, under the same id', async () => {
  const { id } = await subscribe(['lead.created']);
  start();
  await sql`insert into leads (name) values ('Ann')`.execute(database.db);
  await waitFor(async () => expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'done' }));
  const [{ messageId }] = await deliveriesOf(id);
  const path = `/webhooks/${id}/deliveries/${messageId}/replay`;
  expect((await adminApi.call('POST', path, { token })).body).toMatchObject({ messageId });
  await waitFor(() => expect(receiver.received).toHaveLength(2));
  expect(receiver.received[1]?.id).toBe(messageId);
  const unknown = `/webhooks/${id}/deliveries/msg_${'0'.repeat(32)}/replay`;
  expect((await adminApi.call('POST', unknown, { token })).status).toBe(404);
});

test.each([
  ['http://shop.example/hook', 'https'],
  ['https://127.0.0.1/hook', 'private network'],
  ['https://[fd00::1]/hook', 'private network'],
  ['https://localhost/hook', 'private network'],
  ['https://user:word@shop.example/', 'full address'],
  ['file:///etc/passwd', 'full address'],
  ['shop.example', 'full address'],
])('%s is no address to send to', async (url, word) => {
  const strict = buildModules({ ...testModulesOptions(database.db), outside: { allowsOwnNetwork: false } });
  const route = strict.modules.webhooks.adminRoutes.find(({ contract }) => contract.method === 'POST');
  const call = async () => {
    const prepared = route?.prepare({}, new URLSearchParams(), { url, name: '', events: ['order.created'] });
    return prepared?.run({
      request: {} as never,
      identity: { kind: 'visitor' },
      setHeader() {},
      tag() {},
    });
  };
  const error = await call().then(
    () => null,
    (thrown: { children: { url?: { errors?: string[] } } }) => thrown.children.url?.errors?.[0],
  );
  const said = { https: 'webhooks.errors.https', 'private network': 'webhooks.errors.ownNetwork' }[word];
  expect(error).toBe(said ?? 'webhooks.errors.url');
});

test('only admins see webhooks', async () => {
  const manager = (await adminApi.logIn((await hire(database, 'manager')).email)).token ?? '';
  expect((await adminApi.call('GET', '/webhooks', { token: manager })).status).toBe(403);
  expect((await adminApi.call('GET', '/webhooks')).status).toBe(401);
});

test('what ended long ago is taken away, with what nobody is told any more', async () => {
  const { db } = database;
  await subscribe(['lead.created']);
  start();
  for (let count = 0; count < 3; count++) await sql`insert into leads (name) values ('Ann')`.execute(db);
  await waitFor(() => expect(receiver.received).toHaveLength(3));
  await stopAll();
  await sql`update webhook_messages set created_at = now() - interval '20 days'`.execute(db);
  await sql`update webhook_deliveries set state = 'done', tried_at = now() - interval '15 days'
    where id = (select min(id) from webhook_deliveries)`.execute(db);
  const { modules } = buildModules(testModulesOptions(db));
  for (const clean of modules.webhooks.cleaning) await clean();
  const count = async (table: 'webhook_messages' | 'webhook_deliveries') =>
    (await db.selectFrom(table).select('id').execute()).length;
  expect([await count('webhook_deliveries'), await count('webhook_messages')]).toEqual([2, 2]);
});
