import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import type { OrderReturns, ReturnRequest } from '#domain/schemas/return.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import { makePickupPoint, somebody } from '#tests/support/pickup-order.ts';
import type { FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { openStripePayments, payByStripe } from '#tests/support/stripe-payments.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';
import { openStripeShop, type StripeShop } from '#tests/support/stripe-shop.ts';

let database: TestDatabase;
let modules: StripeShop['modules'];
let shop: ShopFixture;
let stripe: FakeStripe;
let staffId: number;
let close: StripeShop['close'];
let variations: number[];

beforeAll(async () => {
  ({ database, modules, stripe, staffId, close } = await openStripeShop());
  const { db } = database;
  shop = createShopFixture(db);
  await makePickupPoint(db, 500);
  await sql`insert into settings (name, value) values ('ecommerce', ${JSON.stringify({ returnDays: 14 })})`.execute(
    db,
  );
});
beforeEach(async () => {
  stripe.fault = null;
  const made = await shop.makeProduct({
    variations: [
      { stock: 50, fullPrice: 1001 },
      { stock: 50, fullPrice: 333 },
    ],
  });
  variations = made.variationIds;
});
afterAll(() => close());

interface Sold {
  id: string;
  /** Ids of its lines. */
  lines: number[];
}

/** 3 × 10.01, 2 × 3.33 and 5.00 for the delivery, in cash that is in the shop, handed over some days ago. */
async function sell({ daysAgo = 1, status = 'delivered' } = {}): Promise<Sold> {
  const [first = 0, second = 0] = variations;
  const items = [
    [first, 3],
    [second, 2],
  ] as const;
  const { id } = await openOrders(database.db).place(items, somebody());
  const order = await modules.orders.management.setCashReceived(id, true, staffId);
  await sql`update orders set status = ${status}, restocked_at = case when ${status} = 'canceled' then now() end
    where id = ${id}`.execute(database.db);
  await sql`insert into order_events (order_id, kind, details, created_at)
    values (${id}, 'state', '{"from": "shipped", "to": "delivered"}', now() - make_interval(days => ${daysAgo}))`.execute(
    database.db,
  );
  return { id, lines: order.lines.map((line) => line.id) };
}

/** Pieces of the first lines. */
function wishOf({ lines }: Sold, ...pieces: number[]): ReturnRequest {
  const wanted = pieces.map((quantity, index) => ({
    id: lines[index] ?? 0,
    quantity,
    reason: 'fit' as const,
  }));
  return { lines: wanted.filter(({ quantity }) => quantity > 0), words: 'Too small', name: '' };
}

const ask = ({ id }: Sold, wish: ReturnRequest, key: string = crypto.randomUUID()) =>
  modules.returns.service.request(id, wish, key);
const offer = ({ id }: Sold) => modules.returns.service.offer(id);
const stockOf = (variationId = 0) => openOrders(database.db).stockOf(variationId);
const newest = ({ returns }: OrderReturns) => {
  const [first] = returns;
  if (!first) throw new Error('The order has no return');
  return first;
};
const seen = async ({ id }: Sold) => newest(await modules.returns.management.ofOrder(id));
const topicsOf = async ({ id }: Sold) => {
  const { rows } = await sql<{ topic: string }>`select topic from outbox where topic like '%return%'
    and payload ->> 'orderId' = ${id} order by id`.execute(database.db);
  return rows.map(({ topic }) => topic);
};

async function approve(order: Sold) {
  const { id, version } = await seen(order);
  return modules.returns.management.approve(id, { version, note: 'Send it to us' }, staffId);
}

async function receive(order: Sold, restock = true) {
  const { id, version, lines } = await seen(order);
  return modules.returns.management.receive(
    id,
    { version, lines: lines.map((line) => ({ id: line.id, quantity: line.quantity, restock })) },
    staffId,
  );
}

async function refund(order: Sold, { delivery = 0, asCredit = false } = {}) {
  const { id, version } = await seen(order);
  return modules.returns.management.refund(id, { version, delivery, asCredit }, staffId);
}

test('a return from the request to the end: stock, money, history, emails and what is told', async () => {
  const order = await sell();
  expect(await offer(order)).toMatchObject({ problem: null, lines: [{ left: 3 }, { left: 2 }], returns: [] });

  await ask(order, wishOf(order, 2, 1));
  expect(await offer(order)).toMatchObject({
    lines: [{ left: 1 }, { left: 1 }],
    returns: [
      {
        state: 'requested',
        words: 'Too small',
        canCancel: true,
        refunded: null,
        lines: [{ quantity: 2, reason: 'fit' }, { quantity: 1 }],
      },
    ],
  });
  expect(await topicsOf(order)).toEqual(['mail.order-return-requested', 'mail.shop-return-requested']);

  expect(newest(await approve(order))).toMatchObject({ state: 'approved', note: 'Send it to us' });
  expect(newest(await receive(order))).toMatchObject({ state: 'received', proposed: 23.35 });
  expect([await stockOf(variations[0]), await stockOf(variations[1])]).toEqual([49, 49]);

  expect(newest(await refund(order, { delivery: 5 }))).toMatchObject({
    refunded: 28.35,
    refundState: 'done',
  });
  const detail = await modules.orders.management.find(order.id, staffId);
  expect(detail).toMatchObject({ refunded: 28.35, refundedDelivery: 5 });
  // What went back to stock when it arrived does not go back with the money.
  expect([await stockOf(variations[0]), await stockOf(variations[1])]).toEqual([49, 49]);

  const { id, version } = await seen(order);
  expect(newest(await modules.returns.management.close(id, { version }, staffId))).toMatchObject({
    state: 'closed',
    canCancel: false,
  });
  expect(
    (await modules.orders.management.find(order.id, staffId)).events
      .filter(({ kind }) => kind === 'return')
      .map(({ to, author }) => [to, author]),
  ).toEqual([
    ['requested', null],
    ['approved', 'Boss'],
    ['received', 'Boss'],
    ['closed', 'Boss'],
  ]);
  expect(await topicsOf(order)).toContain('mail.order-return-approved');
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('what was never bought, or is in a return already, is not asked back', async () => {
  const order = await sell();
  const other = await sell();
  await expect(ask(order, wishOf(order, 4))).rejects.toMatchObject({ status: 422 });
  await expect(ask(order, wishOf(other, 1))).rejects.toMatchObject({ status: 422 });
  const twice = wishOf(order, 1).lines;
  await expect(ask(order, { lines: [...twice, ...twice], words: '', name: '' })).rejects.toMatchObject({
    status: 422,
  });
  await ask(order, wishOf(order, 3, 2));
  await expect(ask(order, wishOf(order, 1))).rejects.toMatchObject({ status: 409 });
  expect(await offer(order)).toMatchObject({ problem: 'nothingLeft' });
});

test('too late, not sent, not paid, canceled or switched off: a clear answer each', async () => {
  const refusal = async (order: Sold) =>
    ask(order, wishOf(order, 1)).then(
      () => null,
      (error: Error) => error.message,
    );
  expect(await refusal(await sell({ daysAgo: 16 }))).toBe('returns.late');
  expect(await refusal(await sell({ status: 'assembling' }))).toBe('returns.notSent');
  expect(await refusal(await sell({ status: 'canceled' }))).toBe('returns.canceled');
  const unpaid = await sell();
  await sql`update orders set payment_status = 'pending' where id = ${unpaid.id}`.execute(database.db);
  expect(await refusal(unpaid)).toBe('returns.notPaid');
  expect(await offer(await sell({ daysAgo: 16 }))).toMatchObject({ problem: 'late' });
});

test('the last piece is asked back once, however many ask at once; a double click is one request', async () => {
  const order = await sell();
  await ask(order, wishOf(order, 2));
  const results = await Promise.allSettled(Array.from({ length: 5 }, () => ask(order, wishOf(order, 1))));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await offer(order)).returns).toHaveLength(2);

  const key = crypto.randomUUID();
  await Promise.all(Array.from({ length: 4 }, () => ask(order, wishOf(order, 0, 1), key)));
  expect((await offer(order)).returns).toHaveLength(3);
  expect(await offer(order)).toMatchObject({ lines: [{ left: 0 }, { left: 1 }] });
});

test('who asks all the time is told to wait', async () => {
  const order = await sell();
  for (let times = 0; times < 10; times++) {
    await ask(order, wishOf(order, 1));
    const [asked] = (await offer(order)).returns;
    await modules.returns.service.cancel(order.id, asked?.id ?? 0);
  }
  await expect(ask(order, wishOf(order, 1))).rejects.toMatchObject({ status: 429 });
});

test('what was declined or called off can be asked back again, and moves no more', async () => {
  const order = await sell();
  await ask(order, wishOf(order, 3, 2));
  const { id, version } = await seen(order);
  await modules.returns.management.decline(id, { version, note: 'It was worn' }, staffId);
  expect(await offer(order)).toMatchObject({
    problem: null,
    returns: [{ state: 'declined', note: 'It was worn', canCancel: false }],
  });
  expect(await topicsOf(order)).toContain('mail.order-return-declined');
  await expect(modules.returns.service.cancel(order.id, id)).rejects.toMatchObject({ status: 409 });
  await expect(approve(order)).rejects.toMatchObject({ status: 409 });

  await ask(order, wishOf(order, 3));
  const again = await seen(order);
  await modules.returns.service.cancel(order.id, again.id);
  // Once more is the same.
  await modules.returns.service.cancel(order.id, again.id);
  expect(await offer(order)).toMatchObject({ lines: [{ left: 3 }, { left: 2 }] });
  const foreign = await sell();
  await expect(modules.returns.service.cancel(foreign.id, again.id)).rejects.toMatchObject({ status: 404 });
});

test('goods arrive once: a second receipt, and one of another version, is refused', async () => {
  const order = await sell();
  await ask(order, wishOf(order, 3));
  await approve(order);
  const results = await Promise.allSettled([receive(order), receive(order), receive(order)]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await stockOf(variations[0])).toBe(50);
  await expect(receive(order)).rejects.toMatchObject({ status: 409 });
});

test('pieces that did not come, or cannot be sold again, leave stock and money as they are', async () => {
  const order = await sell();
  await ask(order, wishOf(order, 3, 1));
  await approve(order);
  const { id, version } = await seen(order);
  const [first = 0, second = 0] = order.lines;
  const arrive = (lines: { id: number; quantity: number; restock: boolean }[]) =>
    modules.returns.management.receive(id, { version, lines }, staffId);
  await expect(arrive([{ id: first, quantity: 1, restock: true }])).rejects.toMatchObject({ status: 422 });
  await expect(
    arrive([
      { id: first, quantity: 4, restock: true },
      { id: second, quantity: 1, restock: true },
    ]),
  ).rejects.toMatchObject({ status: 422 });
  await expect(
    arrive([
      { id: first, quantity: 0, restock: true },
      { id: second, quantity: 0, restock: true },
    ]),
  ).rejects.toMatchObject({ status: 422 });
  const after = await arrive([
    { id: first, quantity: 2, restock: false },
    { id: second, quantity: 1, restock: true },
  ]);
  expect(newest(after)).toMatchObject({ proposed: 23.35, lines: [{ received: 2 }, { received: 1 }] });
  expect([await stockOf(variations[0]), await stockOf(variations[1])]).toEqual([47, 49]);
  // The piece that did not come can be asked back still.
  expect(await offer(order)).toMatchObject({ lines: [{ left: 1 }, { left: 1 }] });
});

test('what came back with a return does not come back again with the order, nor with a refund', async () => {
  const order = await sell();
  await ask(order, wishOf(order, 2));
  await approve(order);
  await receive(order);
  await modules.orders.management.refundCash(order.id, {
    wish: { lines: [{ id: order.lines[0] ?? 0, quantity: 3, restock: true }], delivery: 0 },
    key: 'by hand',
    staffId,
  });
  expect(await stockOf(variations[0])).toBe(50);
  await modules.orders.management.changeState(order.id, { from: 'delivered', to: 'returned' }, staffId);
  expect([await stockOf(variations[0]), await stockOf(variations[1])]).toEqual([50, 50]);
  // The money has gone back by hand.
  await expect(refund(order)).rejects.toMatchObject({ status: 409 });
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('goods that arrive once the order is over as a whole are in stock already', async () => {
  const order = await sell();
  await ask(order, wishOf(order, 2));
  await approve(order);
  await modules.orders.management.changeState(order.id, { from: 'delivered', to: 'returned' }, staffId);
  await receive(order);
  expect([await stockOf(variations[0]), await stockOf(variations[1])]).toEqual([50, 50]);
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('a return is refunded once, however many ask at once', async () => {
  const order = await sell();
  await ask(order, wishOf(order, 1));
  await expect(refund(order)).rejects.toMatchObject({ status: 409 });
  await approve(order);
  await receive(order);
  await Promise.allSettled([refund(order), refund(order), refund(order)]);
  expect(await modules.orders.management.find(order.id, staffId)).toMatchObject({ refunded: 10.01 });
  await expect(refund(order)).rejects.toMatchObject({ status: 409 });
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('returns one after another give back exactly what the lines cost', async () => {
  const order = await sell();
  for (const pieces of [
    [1, 1],
    [1, 0],
    [1, 1],
  ]) {
    await ask(order, wishOf(order, ...pieces));
    await approve(order);
    await receive(order);
    await refund(order);
  }
  expect(await modules.orders.management.find(order.id, staffId)).toMatchObject({
    refunded: 36.69,
    total: 41.69,
  });
  expect(await checkInvariants(database.db)).toEqual([]);
});

test('the shop makes a return for somebody who called, whatever the terms say, once for each key', async () => {
  const order = await sell({ daysAgo: 100 });
  const add = () =>
    modules.returns.management.add(
      order.id,
      { ...wishOf(order, 1), note: 'Bring it' },
      { key: 'call', staffId },
    );
  expect(newest(await add())).toMatchObject({ state: 'approved', askedBy: 'staff', author: 'Boss' });
  expect((await add()).returns).toHaveLength(1);
  expect(await topicsOf(order)).toEqual(['mail.order-return-approved']);
  const early = await sell({ status: 'assembling' });
  await expect(
    modules.returns.management.add(early.id, { ...wishOf(early, 1), note: '' }, { key: 'call', staffId }),
  ).rejects.toMatchObject({ status: 409 });
  const list = await modules.returns.management.list(['approved'], { offset: 0, limit: 50 });
  expect(list.returns[0]).toMatchObject({ state: 'approved', pieces: 1 });
  expect(list.total).toBe(list.counts.approved);
});

/** 3 × 100.00, paid online and handed over. */
async function sellOnline(): Promise<Sold> {
  const { id } = await insertOrder(database.db, {
    quantity: 3,
    paymentMethod: 'stripe',
    variationId: variations[0] ?? null,
  });
  const { db } = database;
  await payByStripe({ db, stripe, payments: openStripePayments(db) }, id);
  await sql`update orders set status = 'shipped' where id = ${id}`.execute(database.db);
  const { lines } = await modules.orders.management.find(id, staffId);
  return { id, lines: lines.map((line) => line.id) };
}

test('money that came online goes back by its provider; one whose answer is lost is asked for again', async () => {
  const order = await sellOnline();
  await ask(order, wishOf(order, 1));
  await approve(order);
  expect(await modules.returns.management.ofOrder(order.id)).toMatchObject({
    ways: [{ by: 'provider', left: 300 }],
  });
  stripe.fault = { kind: 'lost' };
  await expect(refund(order)).rejects.toMatchObject({ status: 503 });
  expect(await seen(order)).toMatchObject({ refundState: 'pending', refunded: 100 });
  stripe.fault = null;
  expect(newest(await refund(order))).toMatchObject({ refundState: 'done', refunded: 100 });
  expect(await modules.orders.management.find(order.id, staffId)).toMatchObject({ refunded: 100 });
});

test('a refund that the provider refused can be asked for anew', async () => {
  const order = await sellOnline();
  await ask(order, wishOf(order, 2));
  await approve(order);
  stripe.fault = { kind: 'status', status: 400 };
  await expect(refund(order)).rejects.toMatchObject({ status: 409 });
  expect(await seen(order)).toMatchObject({ refundState: null, refunded: null, proposed: 200 });
  stripe.fault = null;
  expect(newest(await refund(order))).toMatchObject({ refunded: 200 });
});

test('a return of what was paid in cash or online becomes store credit, once', async () => {
  for (const order of [await sell(), await sellOnline()]) {
    const asked = stripe.requests.length;
    await ask(order, wishOf(order, 1));
    await approve(order);
    await Promise.allSettled([refund(order, { asCredit: true }), refund(order, { asCredit: true })]);
    const { refundState, refunded } = await seen(order);
    expect(refundState).toBe('done');
    const { rows } = await sql`select c.kind, c.balance from gift_card_entries e
      join gift_cards c on c.id = e.card_id where e.order_id = ${order.id}`.execute(database.db);
    expect(rows).toEqual([{ kind: 'credit', balance: Math.round((refunded ?? 0) * 100) }]);
    expect(stripe.requests).toHaveLength(asked);
  }
  expect(await checkInvariants(database.db)).toEqual([]);
});
