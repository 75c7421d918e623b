import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { orderEditRequestSchema, orderEditSchema } from '#domain/schemas/order-edit.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { applyPaymentEvent } from '#modules/payments/apply-payment-event.ts';
import { startAttempt } from '#modules/payments/start-attempt.ts';
import { createLimit } from '#platform/limits/limit-concurrency.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';
import { taxShop } from '#tests/support/taxes.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let shop: ShopFixture;
let staffId: number;
let cup: number;
let book: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  shop = createShopFixture(db);
  await makePickupPoint(db, 500);
  await taxShop(db, {
    country: 'FI',
    rates: [
      { country: 'FI', percent: 25.5 },
      { country: 'FI', percent: 99, validFrom: '2999-01-01' },
    ],
  });
  const { rows } = await sql<{ id: number }>`insert into staff (email, name, role)
    values ('boss@shop.example', 'Boss', 'manager') returning id`.execute(db);
  staffId = rows[0]?.id ?? 0;
  modules = buildModules(testModulesOptions(db)).modules;
});
beforeEach(async () => {
  const made = await shop.makeProduct({
    title: 'Cup',
    variations: [
      { stock: 50, fullPrice: 1001 },
      { stock: 5, fullPrice: 333 },
    ],
  });
  [cup = 0, book = 0] = made.variationIds;
});
afterAll(() => database.drop());

/** 3 cups of 10.01 and the delivery of 5.00, in cash: 35.03. */
async function place(fields: Record<string, unknown> = {}): Promise<OrderDetail> {
  const { id } = await openOrders(database.db).place([[cup, 3]], fields);
  return read(id);
}
const read = (id: string) => modules.orders.management.find(id, staffId);
const save = ({ id, version }: Pick<OrderDetail, 'id' | 'version'>, edit: object) =>
  modules.orderEdits.service.save(id, orderEditRequestSchema.parse({ version, ...edit }), staffId);
const preview = ({ id }: { id: string }, edit: object) =>
  modules.orderEdits.service.preview(id, orderEditSchema.parse(edit));
const lineOf = ({ lines }: OrderDetail, index = 0) => lines[index]?.id ?? 0;
const stockOf = (variationId: number) => openOrders(database.db).stockOf(variationId);
const healthy = async () => expect(await checkInvariants(database.db)).toEqual([]);
const mailsOf = async ({ id }: { id: string }) => {
  const { rows } = await sql<{ topic: string }>`select topic from outbox
    where payload ->> 'orderId' = ${id} and topic = 'mail.order-edited'`.execute(database.db);
  return rows.length;
};

test('goods are changed, added and removed: sums, taxes, stock, history and the buyer follow', async () => {
  const order = await place();
  const edit = {
    lines: [{ id: lineOf(order), quantity: 2 }],
    added: [{ variationId: book, quantity: 4, price: 3 }],
    discount: { kind: 'percent', value: 10, reason: 'A chip in one' },
  };
  const shown = await preview(order, edit);
  const edited = await save(order, edit);
  // 20.02 + 12.00 − 3.20 + 5.00.
  expect(edited).toMatchObject({
    total: 33.82,
    goods: 33.34,
    version: order.version + 1,
    staffDiscount: { kind: 'percent', value: 10, reason: 'A chip in one' },
    adjustments: [{ class: 'order', title: 'A chip in one', code: null, amount: 3.2 }],
    lines: [
      { quantity: 2, price: 10.01, fullPrice: 10.01, sum: 18.02 },
      { quantity: 4, price: 3, fullPrice: 3.33, sum: 10.8 },
    ],
    taxes: [{ name: 'VAT', rate: 25.5, amount: 6.87 }],
  });
  expect(shown).toMatchObject({ total: 33.82, totalBefore: 35.03, taxes: edited.taxes, goods: 33.34 });
  expect([await stockOf(cup), await stockOf(book)]).toEqual([48, 1]);
  expect(edited.events.at(-1)).toMatchObject({
    kind: 'edit',
    author: 'Boss',
    changes: [
      { what: 'line', from: 3, to: 2 },
      { what: 'line', from: 0, to: 4 },
      { what: 'discount', name: 'A chip in one', from: 0, to: 3.2 },
      { what: 'total', from: 35.03, to: 33.82 },
    ],
  });
  expect(await mailsOf(order)).toBe(1);
  await healthy();

  const removed = await save(edited, {
    lines: [{ id: lineOf(edited), quantity: 0 }],
    deliveryPrice: 0,
    discount: null,
    notify: false,
  });
  expect(removed).toMatchObject({
    total: 12,
    adjustments: [],
    staffDiscount: null,
    lines: [{ quantity: 4 }],
  });
  expect([await stockOf(cup), await stockOf(book)]).toEqual([50, 1]);
  expect(await mailsOf(order)).toBe(1);
  await healthy();
  // What the order holds now goes back when it is canceled.
  await modules.orders.management.changeState(order.id, { from: 'new', to: 'canceled' }, staffId);
  expect([await stockOf(cup), await stockOf(book)]).toEqual([50, 5]);
  await healthy();
});

test('prices and promotions of what stands stay as they were placed; what is added costs what it costs today', async () => {
  await makePromotion(database.db, {
    title: 'Spring',
    codes: ['SPRING'],
    effect: { kind: 'percent', percent: 10 },
  });
  const order = await place({ codes: ['SPRING'] });
  expect(order.total).toBe(32.03);
  const setPrice = (price: number) =>
    sql`update variations set full_price = ${price} where id = ${cup}`.execute(database.db);
  await setPrice(9900);
  await sql`update promotions set enabled = false`.execute(database.db);
  const edited = await save(order, {
    lines: [{ id: lineOf(order), quantity: 2 }],
    added: [{ variationId: cup, quantity: 1 }],
  });
  expect(edited.lines).toMatchObject([
    { quantity: 2, price: 10.01, discount: 2 },
    { quantity: 1, price: 99, discount: 0 },
  ]);
  expect(edited.adjustments).toMatchObject([{ title: 'Spring', code: 'SPRING', amount: 2 }]);
  const { rows } = await sql<{ amount: number }>`select amount from promotion_uses
    where order_id = ${order.id}`.execute(database.db);
  expect(rows).toEqual([{ amount: 200 }]);
  const bare = await save(edited, { lines: [{ id: lineOf(edited), quantity: 0 }] });
  expect(bare).toMatchObject({ adjustments: [], total: 104 });
  await setPrice(1001);
  await healthy();
});

test('of two staff at once one edits, the other learns of it, and nothing is lost', async () => {
  const order = await place();
  const wishes = [2, 5].map((quantity) => save(order, { lines: [{ id: lineOf(order), quantity }] }));
  const outcomes = await Promise.allSettled(wishes);
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toMatchObject({
    status: 409,
    message: 'orders.changedMeanwhile',
    data: { version: order.version + 1 },
  });
  const edited = await read(order.id);
  expect(await stockOf(cup)).toBe(50 - (edited.lines[0]?.quantity ?? 0));
  await healthy();
});

test('an edit that changes nothing leaves no trace', async () => {
  const order = await place();
  const same = await save(order, { lines: [{ id: lineOf(order), quantity: 3 }] });
  expect(same).toMatchObject({ version: order.version, events: order.events });
  expect(await mailsOf(order)).toBe(0);
});

test('of 200 edits at once for the last five pieces five succeed, and the stock ends at 0', async () => {
  // As many as the pool lets wait; the others come as these are done.
  const limit = createLimit(80, { maxWaiting: 200, patienceMs: 60_000, refuse: () => new Error('Busy') });
  const orders = await Promise.all(
    Array.from({ length: 200 }, () => limit.run(() => insertOrder(database.db, { price: 500 }))),
  );
  const outcomes = await Promise.allSettled(
    orders.map(({ id }) =>
      limit.run(() => save({ id, version: 0 }, { added: [{ variationId: book, quantity: 1 }] })),
    ),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(195);
  expect(new Set(refused.map(({ reason }) => (reason as { status: number }).status))).toEqual(new Set([422]));
  expect(await stockOf(book)).toBe(0);
  await healthy();
});

test('edits that give and take the same goods crosswise do not wait for each other for ever', async () => {
  const orders = await Promise.all(Array.from({ length: 16 }, () => place()));
  await Promise.all(
    orders.map((order, index) =>
      save(order, {
        lines: [{ id: lineOf(order), quantity: index % 2 === 0 ? 1 : 2 }],
        ...(index % 5 === 0 && { added: [{ variationId: book, quantity: 1 }] }),
      }),
    ),
  );
  expect([await stockOf(cup), await stockOf(book)]).toEqual([50 - 24, 1]);
  await healthy();
});

test('more than there is is refused at its line, in the preview too', async () => {
  const order = await place();
  const edit = {
    lines: [{ id: lineOf(order), quantity: 51 }],
    added: [{ variationId: book, quantity: 6 }],
  };
  const refusal = {
    status: 422,
    children: {
      lines: { children: { 0: { children: { quantity: { errors: ['orderEdit.short {"count":47}'] } } } } },
      added: { children: { 0: { children: { quantity: { errors: ['orderEdit.short {"count":5}'] } } } } },
    },
  };
  await expect(preview(order, edit)).rejects.toMatchObject(refusal);
  await expect(save(order, edit)).rejects.toMatchObject(refusal);
  expect([await stockOf(cup), await stockOf(book)]).toEqual([47, 5]);
});

test.each<[string, (order: OrderDetail) => object, string]>([
  ['nothing left', (order) => ({ lines: [{ id: lineOf(order), quantity: 0 }] }), 'orderEdit.nothingLeft'],
  [
    'nothing to pay',
    () => ({ deliveryPrice: 0, discount: { kind: 'percent', value: 100, reason: 'A gift' } }),
    'orderEdit.nothingToPay',
  ],
  [
    'goods that are gone',
    () => ({ added: [{ variationId: 2_000_000_000, quantity: 1 }] }),
    'checkout.lineGone',
  ],
  [
    'a line twice',
    (order) => ({ lines: [1, 2].map((quantity) => ({ id: lineOf(order), quantity })) }),
    'refunds.lineTwice',
  ],
  [
    'too much money',
    () => ({ added: [{ variationId: cup, quantity: 9, price: 9_000_000_000 }] }),
    'orderEdit.tooExpensive',
  ],
])('an edit to %s is refused in words', async (_name, edit, message) => {
  const order = await place();
  const refused = save(order, edit(order));
  await expect(refused).rejects.toMatchObject({ status: 422 });
  expect(JSON.stringify(await refused.catch((error: { children: object }) => error.children))).toContain(
    message,
  );
  expect(await read(order.id)).toMatchObject({ total: order.total, version: order.version });
});

test('what has left, is canceled, or of another order cannot be changed', async () => {
  const order = await place();
  const other = await place();
  await expect(save(order, { lines: [{ id: lineOf(other), quantity: 1 }] })).rejects.toMatchObject({
    status: 409,
  });
  await sql`update orders set status = 'shipped' where id = ${order.id}`.execute(database.db);
  await expect(save(order, { deliveryPrice: 1 })).rejects.toMatchObject({ message: 'orderEdit.hasLeft' });
  await sql`update orders set status = 'new' where id = ${order.id}`.execute(database.db);
  await expect(preview({ id: crypto.randomUUID() }, {})).rejects.toMatchObject({ status: 404 });
});

test('a buyer who is paying does not see the sum change; what is late pays no other sum', async () => {
  const { db } = database;
  const { id } = await insertOrder(db, { price: 2000, reservedMinutes: 30 });
  const { payment } = await db.transaction().execute((trx) =>
    startAttempt(trx, {
      orderId: id,
      method: 'stripe',
      idempotencyKey: crypto.randomUUID(),
      returnUrl: 'https://shop.example/payment',
      cancelUrl: 'https://shop.example/checkout',
      language: 'en',
      isExpress: false,
    }),
  );
  const order = await read(id);
  await expect(save(order, { deliveryPrice: 5 })).rejects.toMatchObject({ message: 'orderEdit.beingPaid' });
  // What leaves the sum alone may still be changed.
  const goods = {
    lines: [{ id: lineOf(order), quantity: 2 }],
    discount: { kind: 'amount', value: 20, reason: 'One free' },
  };
  expect(await save(order, goods)).toMatchObject({ total: 20 });

  await sql`update payments set created_at = now() - interval '2 hours' where id = ${payment.id}`.execute(db);
  const edited = await save(await read(id), { deliveryPrice: 5 });
  expect(edited.total).toBe(25);
  const news = {
    eventId: 'late',
    status: 'completed' as const,
    providerId: 'pi_late',
    paymentId: payment.id,
    orderNumber: edited.number,
    amount: payment.amount,
    refunded: 0,
    currency: 'USD' as const,
  };
  await db.transaction().execute((trx) => applyPaymentEvent(trx, 'stripe', news));
  expect(await read(id)).toMatchObject({ paymentState: 'new', payments: [{ state: 'needsRefund' }] });
  await healthy();
});

test('a new order that is edited waits a day for its money', async () => {
  const { id } = await insertOrder(database.db, { price: 2000, reservedMinutes: 5 });
  const { reservedUntil } = await save(await read(id), { deliveryPrice: 5 });
  expect(Math.round((Date.parse(reservedUntil ?? '') - Date.now()) / 3_600_000)).toBe(24);
});

test('once its money has come an order keeps its total, and its refunded lines what they cost', async () => {
  const order = await modules.orders.management.setCashReceived((await place()).id, true, staffId);
  await expect(save(order, { deliveryPrice: 6 })).rejects.toMatchObject({
    message: 'orderEdit.cashReceived',
  });
  await modules.orders.management.refundCash(order.id, {
    wish: { lines: [{ id: lineOf(order), quantity: 1, restock: true }], delivery: 0 },
    key: 'one',
    staffId,
  });
  await expect(
    save(order, { lines: [{ id: lineOf(order), quantity: 0 }], added: [{ variationId: book, quantity: 1 }] }),
  ).rejects.toMatchObject({ status: 422 });
  await healthy();
});

test('an edit that breaks off in the middle leaves nothing of it', async () => {
  const order = await place();
  await sql`alter table order_events add constraint no_edits check (kind <> 'edit') not valid`.execute(
    database.db,
  );
  try {
    await expect(save(order, { lines: [{ id: lineOf(order), quantity: 1 }] })).rejects.toThrow('no_edits');
  } finally {
    await sql`alter table order_events drop constraint no_edits`.execute(database.db);
  }
  expect(await read(order.id)).toMatchObject({ total: order.total, version: order.version });
  expect(await stockOf(cup)).toBe(47);
  await healthy();
});
