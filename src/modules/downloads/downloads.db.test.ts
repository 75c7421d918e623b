import { Readable } from 'node:stream';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { giftCardInputSchema } from '#domain/schemas/gift-card.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { manageGiftCards } from '#tests/support/gift-cards.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createOrderFixture, openOrders } from '#tests/support/order-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let shop: ReturnType<typeof createShopFixture>;
let staffId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await createOrderFixture(db);
  shop = createShopFixture(db);
  const { rows } = await sql<{ id: number }>`insert into staff (email, name, role)
    values ('boss@shop.example', 'Boss', 'admin') returning id`.execute(db);
  staffId = rows[0]?.id ?? 0;
  modules = buildModules(testModulesOptions(db)).modules;
});
afterAll(() => database.drop());

const read = async (stream: Readable) => Buffer.concat(await stream.toArray()).toString();
const add = (productId: number, name: string, variationId: number | null = null) =>
  modules.downloads.files.add(productId, {
    name,
    variationId,
    content: Readable.from([Buffer.from(`The bytes of ${name}`)]),
  });

async function makeProduct(files: string[] = ['Plan.pdf'], variations = [{ fullPrice: 1000 }]) {
  const made = await shop.makeProduct({ variations });
  for (const name of files) await add(made.id, name);
  return made;
}

const buy = (variationIds: readonly number[], quantity = 1) =>
  openOrders(database.db, { guestOrdersPerHour: 1000 }).place(
    variationIds.map((id) => [id, quantity] as const),
    { email: `${crypto.randomUUID()}@mail.example` },
    { clientKey: crypto.randomUUID() },
  );
const receiveCash = (id: string, isReceived = true) =>
  modules.orders.management.setCashReceived(id, isReceived, staffId);
const list = (id: string) => modules.downloads.service.list(id);
const settle = (id: string) => modules.downloads.service.settle(id);
async function messages(id: string, topic: string): Promise<number> {
  const { rows } =
    await sql`select from outbox where topic = ${topic} and payload ->> 'orderId' = ${id}`.execute(
      database.db,
    );
  return rows.length;
}

async function sell(files?: string[]) {
  const { variationIds } = await makeProduct(files);
  const order = await buy(variationIds);
  await receiveCash(order.id);
  const [download] = await list(order.id);
  if (!download) throw new Error('Nothing was issued');
  return { order, download, token: download.path?.split('/').at(-1) ?? '' };
}

test('what is paid may be downloaded, and nothing before that [R123]', async () => {
  const { variationIds } = await makeProduct(['Plan.pdf', 'Notes.txt']);
  const { id } = await buy(variationIds, 3);
  expect(await list(id)).toEqual([]);
  await settle(id);
  expect(await list(id)).toEqual([]);
  await receiveCash(id);
  expect(await messages(id, 'downloads.settle')).toBe(1);
  const downloads = await list(id);
  expect(downloads.map(({ name, state, remaining }) => [name, state, remaining])).toEqual([
    ['Plan.pdf', 'ready', 5],
    ['Notes.txt', 'ready', 5],
  ]);
});

test('however often it is told of the payment, and at once, each file has one link and one letter goes', async () => {
  const { variationIds } = await makeProduct(['Plan.pdf', 'Notes.txt']);
  const { id } = await buy(variationIds);
  await receiveCash(id);
  await Promise.all(Array.from({ length: 10 }, () => settle(id)));
  expect(await list(id)).toHaveLength(2);
  expect(await messages(id, 'mail.order-downloads')).toBe(1);
  await receiveCash(id, false);
  await settle(id);
  expect((await list(id)).map(({ state }) => state)).toEqual(['revoked', 'revoked']);
  await receiveCash(id);
  await settle(id);
  expect((await list(id)).map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect(await messages(id, 'mail.order-downloads')).toBe(1);
});

test('an order that a gift card pays wholly may be downloaded as it is placed', async () => {
  const { variationIds } = await makeProduct();
  const { code } = await manageGiftCards(database.db).issue(
    giftCardInputSchema.parse({ amount: 1000 }),
    staffId,
  );
  const { id } = await openOrders(database.db).place([[variationIds[0] ?? 0, 1]], { codes: [code] });
  expect(await messages(id, 'downloads.settle')).toBe(1);
  await settle(id);
  expect(await list(id)).toHaveLength(1);
  expect(await messages(id, 'mail.order-downloads')).toBe(1);
});

test('a variation has the files of the product and its own, and no other’s', async () => {
  const { id: productId, variationIds } = await makeProduct(
    ['All.pdf'],
    [{ fullPrice: 1000 }, { fullPrice: 2000 }],
  );
  const [first = 0, second = 0] = variationIds;
  await add(productId, 'First.pdf', first);
  await add(productId, 'Second.pdf', second);
  const order = await buy([second]);
  await receiveCash(order.id);
  expect((await list(order.id)).map(({ name }) => name)).toEqual(['All.pdf', 'Second.pdf']);
  await sql`delete from variations where id = ${first}`.execute(database.db);
  expect((await modules.downloads.files.list(productId)).map(({ name }) => name)).toEqual([
    'All.pdf',
    'Second.pdf',
  ]);
});

test('a file that is sold no more stays for those who have bought it; one that nobody has is deleted', async () => {
  const { id: productId, variationIds } = await makeProduct(['Old.pdf']);
  const order = await buy(variationIds);
  await receiveCash(order.id);
  const token = (await list(order.id))[0]?.path?.split('/').at(-1) ?? '';
  const unsold = await add(productId, 'Unsold.pdf');
  for (const { id } of await modules.downloads.files.list(productId))
    await modules.downloads.files.remove(productId, id);
  await expect(modules.downloads.files.remove(productId, unsold.id)).rejects.toMatchObject({ status: 404 });
  await modules.downloads.files.sweep();
  const { rows } = await sql<{
    name: string;
  }>`select name from product_files where product_id = ${productId}`.execute(database.db);
  expect(rows).toEqual([{ name: 'Old.pdf' }]);
  const visit = crypto.randomUUID();
  expect(await modules.downloads.service.begin(token, visit)).toBe(true);
  const file = await modules.downloads.service.visited(token, visit);
  expect(await read((await file?.open())?.stream ?? Readable.from([]))).toBe('The bytes of Old.pdf');
});

test('money that goes back takes the links of its line along; a part of it does not', async () => {
  const [one, other] = [await makeProduct(['One.pdf']), await makeProduct(['Other.pdf'])];
  const { id } = await buy([...one.variationIds, ...other.variationIds], 2);
  await receiveCash(id);
  await list(id);
  const { lines } = await modules.orders.management.find(id, staffId);
  const [first] = lines;
  const refund = (quantity: number) =>
    modules.orders.management.refundCash(id, {
      wish: { lines: [{ id: first?.id ?? 0, quantity, restock: false }], delivery: 0 },
      key: crypto.randomUUID(),
      staffId,
    });
  const states = async () => (await list(id)).map(({ name, state }) => `${name} ${state}`);
  await refund(1);
  await settle(id);
  expect(await states()).toEqual(['One.pdf ready', 'Other.pdf ready']);
  const told = await messages(id, 'downloads.settle');
  await refund(1);
  expect(await messages(id, 'downloads.settle')).toBeGreaterThan(told);
  await settle(id);
  expect(await states()).toEqual(['One.pdf revoked', 'Other.pdf ready']);
});

test('a canceled order has no links, and a download that has begun ends with them', async () => {
  const { order, token } = await sell();
  const visit = crypto.randomUUID();
  expect(await modules.downloads.service.begin(token, visit)).toBe(true);
  expect(await modules.downloads.service.visited(token, visit)).not.toBeNull();
  const { state } = await modules.orders.management.find(order.id, staffId);
  await modules.orders.management.changeState(order.id, { from: state, to: 'canceled' }, staffId);
  await settle(order.id);
  expect((await list(order.id)).map(({ state }) => state)).toEqual(['revoked']);
  expect(await modules.downloads.service.visited(token, visit)).toBeNull();
  expect(await modules.downloads.service.begin(token, crypto.randomUUID())).toBe(false);
});

test('of twenty that want the last download at once one gets it; its visit may come again', async () => {
  const { order, download, token } = await sell();
  await modules.downloads.management.renew(order.id, download.id, { downloads: 1, days: 1, notify: false });
  const visits = Array.from({ length: 20 }, () => crypto.randomUUID());
  const begun = await Promise.all(visits.map((visit) => modules.downloads.service.begin(token, visit)));
  const winners = visits.filter((_visit, index) => begun[index]);
  expect(winners).toHaveLength(1);
  expect((await list(order.id)).map(({ state, remaining }) => [state, remaining])).toEqual([['usedUp', 0]]);
  expect(await modules.downloads.service.begin(token, winners[0] ?? '')).toBe(true);
  expect(await modules.downloads.service.visited(token, winners[0] ?? '')).not.toBeNull();
  const loser = visits.find((visit) => !winners.includes(visit)) ?? '';
  expect(await modules.downloads.service.visited(token, loser)).toBeNull();
});

test('a visit that begins twenty times at once counts once', async () => {
  const { order, token } = await sell();
  const visit = crypto.randomUUID();
  await Promise.all(Array.from({ length: 20 }, () => modules.downloads.service.begin(token, visit)));
  expect((await list(order.id))[0]?.remaining).toBe(4);
});

test('staff renew a link and take it back; what they took back no payment brings again', async () => {
  const { order, download, token } = await sell();
  const { downloads } = await modules.downloads.management.revoke(order.id, download.id);
  expect(downloads.map(({ state, revokeReason }) => [state, revokeReason])).toEqual([['revoked', 'staff']]);
  await settle(order.id);
  expect(await modules.downloads.service.begin(token, crypto.randomUUID())).toBe(false);
  const renewed = await modules.downloads.management.renew(order.id, download.id, {
    downloads: 2,
    days: 3,
    notify: true,
  });
  expect(renewed.downloads.map(({ state, remaining }) => [state, remaining])).toEqual([['ready', 2]]);
  expect(await messages(order.id, 'mail.order-downloads')).toBe(2);
  const { order: stranger } = await sell();
  await expect(modules.downloads.management.revoke(stranger.id, download.id)).rejects.toMatchObject({
    status: 404,
  });
  await expect(
    modules.downloads.management.renew(stranger.id, download.id, { downloads: 1, days: 1, notify: false }),
  ).rejects.toMatchObject({ status: 404 });
});

test('files that came after the payment are issued when the staff ask for it', async () => {
  const { id: productId, variationIds } = await makeProduct(['Draft.pdf']);
  const order = await buy(variationIds);
  await receiveCash(order.id);
  await list(order.id);
  await add(productId, 'Final.pdf');
  expect((await modules.downloads.management.ofOrder(order.id)).missing).toBe(1);
  await settle(order.id);
  expect(await list(order.id)).toHaveLength(1);
  const { downloads, missing } = await modules.downloads.management.issue(order.id);
  expect([downloads.map(({ name }) => name), missing]).toEqual([['Draft.pdf', 'Final.pdf'], 0]);
  expect(await messages(order.id, 'mail.order-downloads')).toBe(2);
});

/** Whose statement does this to links is cut off from the database. */
async function killOn(
  event: 'insert' | 'update',
  condition: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const { db } = database;
  await sql`create or replace function die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(db);
  await sql
    .raw(
      `create trigger die before ${event} on download_grants for each row when (${condition}) execute function die()`,
    )
    .execute(db);
  await expect(act()).rejects.toThrow(/terminat/i);
  await sql`drop trigger die on download_grants`.execute(db);
}

test('a connection that is killed amid the issuing leaves no link and no letter, and the next try all of them', async () => {
  const { id: productId, variationIds } = await makeProduct(['Plan.pdf', 'Notes.txt']);
  const { id } = await buy(variationIds);
  await receiveCash(id);
  const last = (await modules.downloads.files.list(productId)).at(-1);
  await killOn('insert', `new.file_id = ${last?.id}`, () => settle(id));
  expect((await modules.downloads.management.ofOrder(id)).downloads).toEqual([]);
  expect(await messages(id, 'mail.order-downloads')).toBe(0);
  await settle(id);
  expect(await list(id)).toHaveLength(2);
  expect(await messages(id, 'mail.order-downloads')).toBe(1);
});

test('a connection that is killed as a download begins counts nothing, and the visit may begin anew', async () => {
  const { order, download, token } = await sell();
  const visit = crypto.randomUUID();
  await killOn('update', `new.id = '${download.id}'`, () => modules.downloads.service.begin(token, visit));
  expect(await modules.downloads.service.visited(token, visit)).toBeNull();
  expect((await list(order.id))[0]?.remaining).toBe(5);
  expect(await modules.downloads.service.begin(token, visit)).toBe(true);
  expect((await list(order.id))[0]?.remaining).toBe(4);
});

test('a customer sees the files of all own orders, the latest first, and nobody else’s', async () => {
  const buyers = [await makeUser(database.db), await makeUser(database.db)];
  const orders = [await sell(['One.pdf']), await sell(['Two.pdf']), await sell(['Other.pdf'])];
  for (const [index, { order }] of orders.entries()) {
    await sql`update orders set user_id = ${buyers[index < 2 ? 0 : 1]?.id},
      created_at = now() + make_interval(secs => ${index}) where id = ${order.id}`.execute(database.db);
  }
  const own = await modules.downloads.service.listOfUser(buyers[0]?.id ?? 0);
  expect(own.map(({ name, order }) => [name, order])).toEqual([
    ['Two.pdf', orders[1]?.order.number],
    ['One.pdf', orders[0]?.order.number],
  ]);
  expect(own[0]?.path).toBe(orders[1]?.download.path);
});

test('no name is a path, and an upload that breaks off leaves nothing', async () => {
  const { id: productId } = await makeProduct([]);
  const names = ['../../etc/passwd', 'C:\\plans\\Plan 1.pdf', '...', 'a"b<c>.txt', ''];
  for (const name of names) await add(productId, name);
  const stored = await modules.downloads.files.list(productId);
  expect(stored.map(({ name }) => name)).toEqual(['passwd', 'Plan 1.pdf', 'file', 'a_b_c_.txt', 'file']);
  const broken = new Readable({
    read() {
      this.push('some');
      this.destroy(new Error('broke off'));
    },
  });
  const upload = { name: 'x.pdf', variationId: null };
  await expect(modules.downloads.files.add(productId, { ...upload, content: broken })).rejects.toThrow(
    'broke off',
  );
  await expect(
    modules.downloads.files.add(productId, { ...upload, content: Readable.from([]) }),
  ).rejects.toMatchObject({ status: 422 });
  await expect(
    modules.downloads.files.add(productId, {
      ...upload,
      variationId: 999_999,
      content: Readable.from(['x']),
    }),
  ).rejects.toMatchObject({ status: 422 });
  expect(await modules.downloads.files.list(productId)).toHaveLength(names.length);
});

test('a token or a visit that is none opens nothing', async () => {
  const { token } = await sell();
  for (const wrong of ['', 'x', `${token}x`, '../../secret.key', 'a'.repeat(43)]) {
    expect(await modules.downloads.service.find(wrong)).toBeNull();
    expect(await modules.downloads.service.begin(wrong, crypto.randomUUID())).toBe(false);
  }
  expect(await modules.downloads.service.begin(token, 'not-a-visit')).toBe(false);
  expect(await modules.downloads.service.visited(token, crypto.randomUUID())).toBeNull();
});
