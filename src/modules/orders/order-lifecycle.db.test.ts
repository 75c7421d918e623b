import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { canMoveOrder, orderStateCodes } from '#domain/order-states.ts';
import { returnStock, takeStock } from '#modules/inventory/stock.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { expireOrders } from './expire-orders.ts';
import { cancelOrder, moveOrder } from './order-lifecycle.ts';

let database: TestDatabase;
let fixture: OrderFixture;
let variationId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { variationIds } = await createShopFixture(db).makeProduct({ variations: [{ stock: 1000 }] });
  variationId = variationIds[0] ?? 0;
  fixture = await createOrderFixture(db);
});
afterAll(() => database.drop());

const place = async (quantity = 1) => (await fixture.place([[variationId, quantity]])).id;
const inTransaction = <T>(run: (trx: TestDatabase['db']) => Promise<T>) =>
  database.db.transaction().execute(run);
const readOrder = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Mails to the buyer. */
async function topicsOf(orderId: string): Promise<string[]> {
  const rows = await database.db.selectFrom('outbox').select(['topic', 'payload']).orderBy('id').execute();
  return rows
    .filter(
      ({ topic, payload }) => topic.startsWith('mail.order-') && JSON.stringify(payload).includes(orderId),
    )
    .map(({ topic }) => topic);
}

/** An online order whose time has passed. */
async function placeOverdue(paymentStatus = 'new'): Promise<string> {
  const id = await place();
  await database.db
    .updateTable('orders')
    .set({ status: 'new', payment_status: paymentStatus, reserved_until: new Date(Date.now() - 1000) })
    .where('id', '=', id)
    .execute();
  return id;
}

const moves = orderStateCodes.flatMap((from) => orderStateCodes.map((to) => ({ from, to })));

/** Puts a fresh order into the state `from` and moves it on. */
async function tryMove({ from, to }: (typeof moves)[number]): Promise<string> {
  const id = await place();
  await inTransaction(async (trx) => {
    await trx.updateTable('orders').set({ status: from }).where('id', '=', id).execute();
    await moveOrder(trx, id, to);
  });
  return (await readOrder(id)).status;
}

test('an order moves as its states allow', async () => {
  for (const move of moves.filter(({ from, to }) => canMoveOrder(from, to))) {
    expect(await tryMove(move)).toBe(move.to);
  }
});

test('an order moves no other way', async () => {
  for (const move of moves.filter(({ from, to }) => !canMoveOrder(from, to))) {
    await expect(tryMove(move)).rejects.toMatchObject({ status: 409 });
  }
});

test('there is nothing to move where there is no order', async () => {
  await expect(inTransaction((trx) => moveOrder(trx, randomUUID(), 'paid'))).rejects.toMatchObject({
    status: 404,
  });
});

test('a canceled order gives its stock back once, says why, and tells the buyer and the pages [R381]', async () => {
  const before = await fixture.stockOf(variationId);
  const id = await place(3);
  await inTransaction((trx) => cancelOrder(trx, id, 'staff'));
  expect(await fixture.stockOf(variationId)).toBe(before);
  await inTransaction((trx) => returnStock(trx, id));
  expect(await fixture.stockOf(variationId)).toBe(before);
  expect(await readOrder(id)).toMatchObject({ status: 'canceled', cancel_reason: 'staff' });
  expect(await topicsOf(id)).toEqual(['mail.order-placed', 'mail.order-canceled']);
});

test('what was sold without a count gives nothing back once it is counted', async () => {
  const { db } = database;
  const { variationIds } = await createShopFixture(db).makeProduct({ slug: 'endless' });
  const [endless = 0] = variationIds;
  const { id } = await fixture.place([[endless, 5]]);
  await db.updateTable('variations').set({ stock: 2 }).where('id', '=', endless).execute();
  await inTransaction((trx) => cancelOrder(trx, id, 'staff'));
  expect(await fixture.stockOf(endless)).toBe(2);
});

test('a shipped order tells the buyer', async () => {
  const id = await place();
  await inTransaction(async (trx) => {
    await moveOrder(trx, id, 'assembling');
    await moveOrder(trx, id, 'shipped');
  });
  expect(await topicsOf(id)).toContain('mail.order-shipped');
});

test('stock is taken for all lines or for none', async () => {
  const { db } = database;
  const { variationIds } = await createShopFixture(db).makeProduct({
    slug: 'pair',
    variations: [{ stock: 5 }, { stock: 1 }],
  });
  const [many = 0, few = 0] = variationIds;
  const take = (quantity: number) =>
    inTransaction((trx) =>
      takeStock(trx, [
        { variationId: few, quantity },
        { variationId: many, quantity },
      ]),
    );
  expect(await take(2)).toEqual([{ variationId: few, available: 1 }]);
  expect(await fixture.stockOf(many)).toBe(5);
  expect(await take(1)).toEqual([]);
  expect([await fixture.stockOf(many), await fixture.stockOf(few)]).toEqual([4, 0]);
});

test('orders that were not paid in time are canceled, by one of several instances each', async () => {
  const before = await fixture.stockOf(variationId);
  const overdue = await Promise.all(Array.from({ length: 20 }, () => placeOverdue()));
  const counts = await Promise.all([expireOrders(database.db), expireOrders(database.db)]);
  expect(counts[0] + counts[1]).toBe(20);
  expect(await fixture.stockOf(variationId)).toBe(before);
  for (const id of overdue) {
    expect(await readOrder(id)).toMatchObject({ status: 'canceled', cancel_reason: 'expired' });
  }
});

test('an order whose payment is under way is left to the payments', async () => {
  const pending = await placeOverdue('pending');
  const begun = await placeOverdue();
  await database.db
    .insertInto('payments')
    .values({
      order_id: begun,
      provider: 'x',
      status: 'new',
      amount: 1,
      currency: 'RUB',
      idempotency_key: 'a',
    })
    .execute();
  expect(await expireOrders(database.db)).toBe(0);
  for (const id of [pending, begun]) expect((await readOrder(id)).status).toBe('new');
});

test('after all of this the doctor finds nothing', async () => {
  expect(await checkInvariants(database.db)).toEqual([]);
});
