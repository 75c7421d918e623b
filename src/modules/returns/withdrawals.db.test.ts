import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { ReturnRequest } from '#domain/schemas/return.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { makePickupPoint, somebody } from '#tests/support/pickup-order.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';
import { openStripeShop, type StripeShop } from '#tests/support/stripe-shop.ts';

let database: TestDatabase;
let modules: StripeShop['modules'];
let shop: ShopFixture;
let staffId: number;
let close: StripeShop['close'];
let cup: number;

beforeAll(async () => {
  ({ database, modules, staffId, close } = await openStripeShop());
  const { db } = database;
  shop = createShopFixture(db);
  await makePickupPoint(db, 500);
  await sql`insert into settings (name, value) values ('ecommerce', '{"withdrawal": "always"}')`.execute(db);
});
beforeEach(async () => {
  const made = await shop.makeProduct({ variations: [{ stock: 10, fullPrice: 1001 }] });
  [cup = 0] = made.variationIds;
});
afterEach(async () => {
  const broken = await checkInvariants(database.db);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});
afterAll(() => close());

const find = (id: string) => modules.orders.management.find(id, staffId);
const stock = () => openOrders(database.db).stockOf(cup);
const returns = () => modules.returns.management;

/** 3 × 10.01 and 5.00 for the delivery, paid in cash, and still in the shop. */
async function sell() {
  const { id } = await openOrders(database.db).place([[cup, 3]], somebody());
  return modules.orders.management.setCashReceived(id, true, staffId);
}

async function withdraw(
  { id, lines }: Awaited<ReturnType<typeof sell>>,
  { quantity = 3, name = 'Ann Lee', key = 'one' } = {},
) {
  const line = { id: lines[0]?.id ?? 0, quantity, reason: 'unsaid' as const };
  const request: ReturnRequest = { lines: [line], words: '', name };
  await modules.returns.service.request(id, request, key);
  const [asked] = (await returns().ofOrder(id)).returns;
  if (!asked) throw new Error('Nothing was asked for');
  return asked;
}

const mailsOf = async (id: string) => {
  const { rows } = await sql<{ topic: string }>`select topic from outbox
    where payload ->> 'orderId' = ${id} and topic like 'mail.%' order by id`.execute(database.db);
  return rows.map(({ topic }) => topic);
};

test('before it is sent a contract is withdrawn from: agreed, canceled, and refunded with its delivery', async () => {
  const order = await sell();
  expect(await modules.returns.service.offer(order.id)).toMatchObject({
    problem: null,
    hasWithdrawal: true,
    isSent: false,
  });
  const asked = await withdraw(order);
  expect(asked).toMatchObject({ state: 'requested', withdrawnBy: 'Ann Lee' });
  expect(await mailsOf(order.id)).toContain('mail.order-return-requested');
  await returns().approve(asked.id, { version: asked.version, note: '' }, staffId);
  expect(await find(order.id)).toMatchObject({ state: 'canceled', owed: 35.03 });
  expect(await stock()).toBe(10);
  const mails = await mailsOf(order.id);
  expect(mails).toContain('mail.order-canceled');
  // There is nothing to send back.
  expect(mails).not.toContain('mail.order-return-approved');
  const {
    returns: [agreed],
  } = await returns().ofOrder(order.id);
  expect(agreed).toMatchObject({ state: 'approved', canCancel: false, proposed: 30.03 });
  await returns().refund(asked.id, { version: agreed?.version ?? 0, delivery: 5, asCredit: false }, staffId);
  expect(await find(order.id)).toMatchObject({ refunded: 35.03, owed: 0 });
  await expect(modules.returns.service.cancel(order.id, asked.id)).rejects.toMatchObject({ status: 409 });
});

test('once for each key, however often and at once it is sent', async () => {
  const order = await sell();
  const asked = await Promise.all([1, 2, 3].map(() => withdraw(order)));
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  await expect(withdraw(order, { key: 'two' })).rejects.toMatchObject({ status: 409 });
});

test('a part of what is not sent yet, or another line, is refused', async () => {
  const order = await sell();
  await expect(withdraw(order, { quantity: 2 })).rejects.toMatchObject({ status: 422 });
  expect((await returns().ofOrder(order.id)).returns).toEqual([]);
});

test('two who agree at once cancel it once', async () => {
  const order = await sell();
  const { id, version } = await withdraw(order);
  const agree = () => returns().approve(id, { version, note: '' }, staffId);
  const results = await Promise.allSettled([agree(), agree()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await stock()).toBe(10);
});

test('what was sent before the shop agreed comes back as any return', async () => {
  const order = await sell();
  const { id, version } = await withdraw(order);
  await sql`update orders set status = 'shipped' where id = ${order.id}`.execute(database.db);
  await returns().approve(id, { version, note: 'To Marina 1' }, staffId);
  expect(await find(order.id)).toMatchObject({ state: 'shipped' });
  expect(await mailsOf(order.id)).toContain('mail.order-return-approved');
});

test('an order that nobody has paid yet is canceled, and nothing is refunded', async () => {
  const { id } = await openOrders(database.db).place([[cup, 3]], somebody());
  const asked = await withdraw(await find(id));
  await returns().approve(asked.id, { version: asked.version, note: '' }, staffId);
  expect(await find(id)).toMatchObject({ state: 'canceled', owed: 0 });
  expect((await returns().ofOrder(id)).ways).toEqual([]);
});
