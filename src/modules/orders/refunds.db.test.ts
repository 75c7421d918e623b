import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import type { OrderManagement } from './manage-orders.ts';

let database: TestDatabase;
let orderManagement: OrderManagement;
let shop: ShopFixture;
let staffId: number;
let variations: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  await makePickupPoint(database.db, 500);
  const { rows } = await sql<{ id: number }>`insert into staff (email, name, role)
    values ('boss@shop.example', 'Boss', 'admin') returning id`.execute(database.db);
  staffId = rows[0]?.id ?? 0;
  orderManagement = buildModules(testModulesOptions(database.db)).modules.orders.management;
});
beforeEach(async () => {
  const made = await shop.makeProduct({
    variations: [
      { stock: 50, fullPrice: 1001 },
      { stock: 50, fullPrice: 333 },
    ],
  });
  variations = made.variationIds;
});
afterAll(() => database.drop());

/** 3 × 10.01, 2 × 3.33 and 5.00 for the delivery: 41.69; its cash is in the shop. */
async function placeReceived(): Promise<OrderDetail> {
  const [first = 0, second = 0] = variations;
  const { id } = await openOrders(database.db).place([
    [first, 3],
    [second, 2],
  ]);
  return orderManagement.setCashReceived(id, true, staffId);
}

const refund = (order: OrderDetail, wish: RefundWish, key: string = crypto.randomUUID()) =>
  orderManagement.refundCash(order.id, { wish, key, staffId });
const stockOf = (variationId = 0) => openOrders(database.db).stockOf(variationId);
const mailsOf = async ({ id }: OrderDetail) => {
  const { rows } = await sql`select 1 from outbox where topic = 'mail.order-refunded'
    and payload ->> 'orderId' = ${id}`.execute(database.db);
  return rows.length;
};

test('pieces and delivery go back: the order, its history, its stock and its buyer are told', async () => {
  const order = await placeReceived();
  const [first, second] = order.lines;
  const after = await refund(order, {
    lines: [
      { id: first?.id ?? 0, quantity: 2, restock: true },
      { id: second?.id ?? 0, quantity: 1, restock: false },
    ],
    delivery: 5,
  });
  expect(after).toMatchObject({ total: 41.69, refunded: 28.35, paid: 13.34, refundedDelivery: 5 });
  expect(after.lines).toMatchObject([
    { refundedQuantity: 2, refundedAmount: 20.02 },
    { refundedQuantity: 1, refundedAmount: 3.33 },
  ]);
  expect(after.cashRefunds).toMatchObject([{ amount: 28.35, status: 'done' }]);
  expect(after.events.at(-1)).toMatchObject({ kind: 'refund', amount: 28.35, author: 'Boss' });
  expect([await stockOf(variations[0]), await stockOf(variations[1])]).toEqual([49, 48]);
  expect(await mailsOf(order)).toBe(1);
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('what came back with a refund does not come back again with the order', async () => {
  const order = await placeReceived();
  await refund(order, { lines: [{ id: order.lines[0]?.id ?? 0, quantity: 2, restock: true }], delivery: 0 });
  await sql`update orders set status = 'delivered' where id = ${order.id}`.execute(database.db);
  const returned = await orderManagement.changeState(
    order.id,
    { from: 'delivered', to: 'returned' },
    staffId,
  );
  expect([await stockOf(variations[0]), await stockOf(variations[1])]).toEqual([50, 50]);
  expect(returned).toMatchObject({ state: 'returned', owed: 21.67 });
  const rest = await refund(returned, { amount: 21.67 });
  expect(rest).toMatchObject({ refunded: 41.69, owed: 0, paid: 0 });
  expect([await stockOf(variations[0]), await stockOf(variations[1])]).toEqual([50, 50]);
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('more pieces than were bought, or more than is left, is refused', async () => {
  const order = await placeReceived();
  const id = order.lines[0]?.id ?? 0;
  await refund(order, { lines: [{ id, quantity: 2, restock: false }], delivery: 0 });
  const refused: [RefundWish, number][] = [
    [{ lines: [{ id, quantity: 2, restock: false }], delivery: 0 }, 422],
    [{ lines: [{ id: 1_000_000, quantity: 1, restock: false }], delivery: 0 }, 422],
    [{ lines: [], delivery: 5.01 }, 422],
    [{ lines: [], delivery: 0 }, 422],
    [{ amount: 21.68 }, 409],
  ];
  for (const [wish, status] of refused) await expect(refund(order, wish)).rejects.toMatchObject({ status });
  expect(await refund(order, { amount: 21.67 })).toMatchObject({ refunded: 41.69 });
});

test('the same key refunds once; refunds at once never give back more than was paid', async () => {
  const order = await placeReceived();
  await refund(order, { amount: 10 }, 'same');
  await refund(order, { amount: 10 }, 'same');
  expect(await orderManagement.find(order.id, staffId)).toMatchObject({ refunded: 10 });
  expect(await mailsOf(order)).toBe(1);
  await expect(refund(order, { amount: 11 }, 'same')).rejects.toMatchObject({ status: 422 });
  const id = order.lines[0]?.id ?? 0;
  const wish: RefundWish = { lines: [{ id, quantity: 2, restock: true }], delivery: 0 };
  const results = await Promise.allSettled([refund(order, wish), refund(order, wish), refund(order, wish)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(variations[0])).toBe(49);
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('cash that the shop does not have is not given back, nor taken back once a part was', async () => {
  const order = await placeReceived();
  await orderManagement.setCashReceived(order.id, false, staffId);
  await expect(refund(order, { amount: 1 })).rejects.toMatchObject({ status: 409 });
  await orderManagement.setCashReceived(order.id, true, staffId);
  await refund(order, { amount: 1 });
  await expect(orderManagement.setCashReceived(order.id, false, staffId)).rejects.toMatchObject({
    status: 409,
  });
});
