import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { toMajor, toMinor } from '#domain/money.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { orderEditRequestSchema } from '#domain/schemas/order-edit.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { sumOfPositions } from '#modules/payment-methods/payment-provider.ts';
import { applyPaymentEvent } from '#modules/payments/apply-payment-event.ts';
import { describeRefund } from '#modules/payments/describe-refund.ts';
import type { PaymentService } from '#modules/payments/payment-service.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import type { FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { payByStripe } from '#tests/support/stripe-payments.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { openStripeShop, type StripeShop } from '#tests/support/stripe-shop.ts';

let database: TestDatabase;
let modules: StripeShop['modules'];
let payments: PaymentService;
let stripe: FakeStripe;
let staffId: number;
let close: StripeShop['close'];
let cup: number;

beforeAll(async () => {
  ({ database, modules, payments, stripe, staffId, close } = await openStripeShop());
  const { db } = database;
  const { variationIds } = await createShopFixture(db).makeProduct({
    title: 'Cup',
    variations: [{ stock: 5000, fullPrice: 1001 }],
  });
  cup = variationIds[0] ?? 0;
});
beforeEach(() => {
  stripe.fault = null;
});
afterAll(() => close());

/** 3 cups of 25.00, paid online. */
async function placePaid(): Promise<OrderDetail> {
  const { id } = await insertOrder(database.db, {
    price: 2500,
    quantity: 3,
    variationId: cup,
    paymentMethod: 'stripe',
  });
  await payByStripe({ db: database.db, stripe, payments }, id);
  return read(id);
}
const read = (id: string) => modules.orders.management.find(id, staffId);
const save = ({ id, version }: OrderDetail, edit: object) =>
  modules.orderEdits.service.save(id, orderEditRequestSchema.parse({ version, ...edit }), staffId);
const lineOf = ({ lines }: OrderDetail, index = 0) => lines[index]?.id ?? 0;
const refund = ({ payments: [payment] }: OrderDetail, wish: object, key: string = crypto.randomUUID()) =>
  payments.refundPayment(payment?.id ?? '', { wish: wish as { amount: number }, key, staffId });
const healthy = async () => expect(await checkInvariants(database.db)).toEqual([]);
/** What providers are told of the order's last refund. */
async function lastReceipt({ id }: OrderDetail) {
  const row = await database.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { amount: row.amount, ...(await describeRefund(database.db, row)) };
}

test('what a paid order is made cheaper by is left over, goes back first, and its receipt names what went', async () => {
  const order = await placePaid();
  const edited = await save(order, { lines: [{ id: lineOf(order), quantity: 2 }] });
  expect(edited).toMatchObject({ total: 50, paid: 75, surplus: 25, refunded: 0, paymentState: 'completed' });
  await healthy();

  await refund(edited, { amount: 25 });
  expect(await read(order.id)).toMatchObject({ total: 50, paid: 50, surplus: 0, refunded: 0 });
  const receipt = await lastReceipt(order);
  expect(receipt).toMatchObject({ amount: 2500, lines: [{ title: 'Cup', quantity: 1, amount: 2500 }] });
  await healthy();

  // The rest is of the goods that are left.
  await refund(edited, { lines: [{ id: lineOf(edited), quantity: 2, restock: true }], delivery: 0 });
  expect(await read(order.id)).toMatchObject({ refunded: 50, paid: 0, payments: [{ state: 'refunded' }] });
  await healthy();
});

test('an amount beyond what is left over is of the goods, and a refund that is refused gives both back', async () => {
  const order = await placePaid();
  const edited = await save(order, { lines: [{ id: lineOf(order), quantity: 2 }] });
  stripe.fault = { kind: 'status', status: 400 };
  await expect(refund(edited, { amount: 40 })).rejects.toMatchObject({ message: 'refunds.refused' });
  expect(await read(order.id)).toMatchObject({ surplus: 25, refunded: 0, paid: 75 });
  stripe.fault = null;
  await refund(edited, { amount: 40 });
  expect(await read(order.id)).toMatchObject({ surplus: 0, refunded: 15, paid: 35 });
  const receipt = await lastReceipt(order);
  expect(sumOfPositions(receipt)).toBe(receipt.amount);
  await expect(refund(edited, { amount: 36 })).rejects.toMatchObject({ message: 'refunds.tooMuch' });
  await healthy();
});

test('a paid order may become dearer again up to what was paid, and nothing is left to pay', async () => {
  const order = await placePaid();
  const cheaper = await save(order, { lines: [{ id: lineOf(order), quantity: 1 }], deliveryPrice: 5 });
  expect(cheaper).toMatchObject({ total: 30, surplus: 45, rest: 0 });
  const dearer = await save(cheaper, { added: [{ variationId: cup, quantity: 4 }] });
  expect(dearer).toMatchObject({ total: 70.04, surplus: 4.96, rest: 0 });
  await refund(dearer, { amount: 4.96 });
  const receipt = await lastReceipt(order);
  expect(sumOfPositions(receipt)).toBe(496);
  await healthy();
});

test('money that the provider gives back by itself is what is left over first', async () => {
  const order = await placePaid();
  const edited = await save(order, { lines: [{ id: lineOf(order), quantity: 2 }] });
  const { db } = database;
  const [payment] = edited.payments;
  await db.transaction().execute((trx) =>
    applyPaymentEvent(trx, 'stripe', {
      eventId: crypto.randomUUID(),
      status: 'completed',
      providerId: payment?.providerId ?? '',
      paymentId: payment?.id ?? '',
      orderNumber: null,
      amount: 7500,
      refunded: 7500,
      currency: 'USD',
    }),
  );
  expect(await read(order.id)).toMatchObject({ surplus: 0, refunded: 50, payments: [{ state: 'refunded' }] });
  await healthy();
});

test('an order that is canceled while money is left over owes all of it, once', async () => {
  const order = await placePaid();
  const edited = await save(order, { lines: [{ id: lineOf(order), quantity: 2 }] });
  await modules.orders.management.changeState(order.id, { from: edited.state, to: 'canceled' }, staffId);
  expect(await read(order.id)).toMatchObject({ owed: 75, surplus: 0 });
  await refund(edited, { amount: 75 });
  expect(await read(order.id)).toMatchObject({ owed: 0, refunded: 50 });
  await healthy();
});

test('two refunds of what is left over at once never give back more than was paid', async () => {
  const order = await placePaid();
  const edited = await save(order, { lines: [{ id: lineOf(order), quantity: 1 }] });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => refund(edited, { amount: 30 })));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await read(order.id)).toMatchObject({ surplus: 0, refunded: 10, paid: 15 });
  await healthy();
});

test('of paid orders that are edited and refunded at random every refund ends exactly at what was paid', async () => {
  let state = 20_261_126;
  const random = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
  const refusals: number[] = [];
  const statusOf = (error: { status: number }) => [error.status];
  for (let round = 0; round < 25; round++) {
    let order = await placePaid();
    for (let step = 0; step < 4; step++) {
      const edit = {
        lines: order.lines.map(({ id }) => ({ id, quantity: 1 + random(3) })),
        added: random(2) === 0 ? [{ variationId: cup, quantity: 1, price: random(900) / 100 }] : [],
        discount: random(2) === 0 ? null : { kind: 'percent', value: 1 + random(60), reason: 'Sorry' },
        deliveryPrice: random(500) / 100,
      };
      // A line that was refunded: refused, and nothing has changed.
      refusals.push(...(await save(order, edit).then(() => [], statusOf)));
      order = await read(order.id);
      if (order.rest > 0 && random(2) === 0)
        await payByStripe({ db: database.db, stripe, payments }, order.id);
      order = await read(order.id);
      if (order.surplus > 0 && random(3) === 0) await refund(order, { amount: order.surplus });
      order = await read(order.id);
    }
    for (const payment of order.payments.filter(({ settles }) => settles)) {
      const left = toMinor(payment.amount) - toMinor(payment.refunded);
      const part = random(left);
      const giveBack = (amount: number) =>
        amount > 0 && refund({ ...order, payments: [payment] }, { amount: toMajor(amount) });
      await giveBack(part);
      await giveBack(left - part);
    }
    const done = await read(order.id);
    expect(done).toMatchObject({ paid: 0, surplus: 0 });
    expect(toMinor(done.refunded)).toBe(toMinor(done.total) - toMinor(done.rest));
    expect(done.payments.every(({ amount, refunded }) => amount === refunded)).toBe(true);
    const receipt = await lastReceipt(done);
    expect(sumOfPositions(receipt)).toBe(receipt.amount);
  }
  expect(refusals.filter((status) => status !== 409 && status !== 422)).toEqual([]);
  await healthy();
});
