import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { orderDraftRequestSchema, type DraftPayment } from '#domain/schemas/order-draft.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { makePickupPoint, somebody } from '#tests/support/pickup-order.ts';
import type { FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';
import { payByStripe } from '#tests/support/stripe-payments.ts';
import { openStripeShop, type StripeShop } from '#tests/support/stripe-shop.ts';

let database: TestDatabase;
let shop: ShopFixture;
let modules: StripeShop['modules'];
let payments: StripeShop['payments'];
let stripe: FakeStripe;
let staffId: number;
let close: StripeShop['close'];
/** 20.00 and 12.50 and 27.40, ten of each. */
let medium: number;
let small: number;
let large: number;

beforeAll(async () => {
  ({ database, modules, payments, stripe, staffId, close } = await openStripeShop());
  await makePickupPoint(database.db);
  shop = createShopFixture(database.db);
  // What Stripe takes here.
  await sql`insert into settings (name, value) values ('ecommerce', '{"currency": "USD"}')`.execute(
    database.db,
  );
});
beforeEach(async () => {
  stripe.fault = null;
  const made = await shop.makeProduct({
    title: 'Shirt',
    variations: [2000, 1250, 2740].map((fullPrice) => ({ stock: 10, fullPrice })),
  });
  [medium = 0, small = 0, large = 0] = made.variationIds;
});
afterEach(async () => {
  const broken = await checkInvariants(database.db);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});
afterAll(() => close());

const drafts = () => modules.orderDrafts.service;
const returns = () => modules.returns.management;
const find = (id: string): Promise<OrderDetail> => modules.orders.management.find(id, staffId);
const stockOf = (variationId: number) => openOrders(database.db).stockOf(variationId);

/** Two shirts that were sent, paid in cash unless by Stripe. */
async function sell(method: 'cash' | 'stripe' = 'cash'): Promise<OrderDetail> {
  const { db } = database;
  const { id } = await openOrders(db).place([[medium, 2]], somebody());
  await sql`update orders set currency = 'USD' where id = ${id}`.execute(db);
  if (method === 'cash') await modules.orders.management.setCashReceived(id, true, staffId);
  else {
    await sql`update orders set payment_method = 'stripe', payment_status = 'new' where id = ${id}`.execute(
      db,
    );
    await payByStripe({ db, stripe, payments }, id);
  }
  await sql`update orders set status = 'shipped' where id = ${id}`.execute(db);
  return find(id);
}

/** One of the shirts comes back, and the shop agrees; gives the return's id. */
async function agree({ id, lines }: OrderDetail, quantity = 1): Promise<number> {
  const wish = { lines: [{ id: lines[0]?.id ?? 0, quantity, reason: 'fit' as const }], words: '', note: '' };
  const made = await returns().add(id, wish, { key: crypto.randomUUID(), staffId });
  return made.returns[0]?.id ?? 0;
}

async function newest({ id }: Pick<OrderDetail, 'id'>) {
  const [first] = (await returns().ofOrder(id)).returns;
  if (!first) throw new Error('The order has no return');
  return first;
}

/** The draft of what goes out instead, saved. */
async function choose(returnId: number, variationId: number, fields: object = {}) {
  const { id } = await drafts().exchange(returnId, staffId);
  const { content, version } = await drafts().find(id);
  const lines = [{ variationId, quantity: 1 }];
  const request = orderDraftRequestSchema.parse({ ...content, ...fields, version, lines });
  return drafts().save(id, request, staffId);
}

async function place(draft: Awaited<ReturnType<typeof choose>>, payment: DraftPayment = 'link') {
  const { total, exchange } = await drafts().preview(draft.id, draft.content);
  const request = { version: draft.version, expectedTotal: total, expectedDue: exchange?.due, payment };
  const { orderId } = await drafts().place(draft.id, request, staffId);
  return find(orderId);
}

const mailsOf = async (id: string) => {
  const { rows } = await sql<{ topic: string }>`
    select topic from outbox where payload ->> 'orderId' = ${id} and topic like 'mail.order-%' order by id`.execute(
    database.db,
  );
  return rows.map(({ topic }) => topic);
};
const cardsOf = async (id: string) => {
  const { rows } = await sql<{ balance: number; isSent: boolean }>`
    select c.balance, c.send_at is not null as "isSent" from gift_cards c
      join payment_refunds r on r.credit_card_id = c.id where r.order_id = ${id} order by c.id`.execute(
    database.db,
  );
  return rows;
};

test('a dearer variation is paid with what comes back, and the rest by a link', async () => {
  const sold = await sell('stripe');
  const returnId = await agree(sold);
  const draft = await choose(returnId, large);
  expect(draft).toMatchObject({
    exchangeOf: sold.number,
    comingBack: [{ title: 'Shirt', quantity: 1 }],
    content: { email: sold.contact.email, deliveryType: 'pickup', locationCode: 'studio' },
  });
  const { exchange } = await drafts().preview(draft.id, draft.content);
  expect(exchange).toEqual({ worth: 20, paid: 20, due: 7.4, left: 0 });
  const order = await place(draft);
  expect(order).toMatchObject({ state: 'new', paymentState: 'new', total: 27.4, exchangeOf: sold.number });
  expect(await stockOf(large)).toBe(9);
  // The provider is asked for the rest alone, and the code is nobody's as long as nothing is on the card.
  expect(await find(sold.id)).toMatchObject({ refunded: 20 });
  expect(await cardsOf(sold.id)).toEqual([{ balance: 0, isSent: false }]);
  expect(await newest(sold)).toMatchObject({
    exchange: { order: order.number, paid: 20 },
    refunded: null,
    refundState: 'done',
    exchangeDraft: null,
    canCancel: false,
  });
  await payByStripe({ db: database.db, stripe, payments }, order.id);
  expect(await find(order.id)).toMatchObject({ state: 'paid', paymentState: 'completed', paid: 27.4 });
  expect(await mailsOf(sold.id)).toContain('mail.order-refunded');
});

test('a cheaper one is paid, and the difference is refunded as that of any return', async () => {
  const sold = await sell('stripe');
  const returnId = await agree(sold);
  const order = await place(await choose(returnId, small));
  expect(order).toMatchObject({ state: 'paid', paymentState: 'completed', total: 12.5, paid: 12.5 });
  const { version, ...asked } = await newest(sold);
  expect(asked).toMatchObject({ refundState: 'partly', proposed: 7.5, exchange: { paid: 12.5 } });
  await returns().refund(returnId, { version, delivery: 0, asCredit: false }, staffId);
  expect(await newest(sold)).toMatchObject({ refundState: 'done', refunded: 7.5, exchange: { paid: 12.5 } });
  expect(await find(sold.id)).toMatchObject({ refunded: 20, paid: 20 });
});

test('an equal one needs no money, and is handed over at the counter', async () => {
  const sold = await sell();
  const returnId = await agree(sold);
  const order = await place(await choose(returnId, medium, { deliveryType: 'counter' }), 'cash');
  expect(order).toMatchObject({ state: 'delivered', paymentState: 'completed', total: 20, cash: 0 });
  // Two were sold, and one more went out; what comes back goes to stock once it is here.
  expect(await stockOf(medium)).toBe(7);
  const { version, lines } = await newest(sold);
  await returns().receive(
    returnId,
    { version, lines: lines.map(({ id }) => ({ id, quantity: 1, restock: true })) },
    staffId,
  );
  expect(await stockOf(medium)).toBe(8);
});

test('the rest may be paid in cash', async () => {
  const sold = await sell();
  const order = await place(await choose(await agree(sold), large), 'cash');
  expect(order).toMatchObject({ paymentState: 'cashSuccess', cashReceived: true, cash: 7.4, paid: 27.4 });
});

test('a canceled exchange gives the credit back, and its code is sent', async () => {
  const sold = await sell();
  const order = await place(await choose(await agree(sold), small));
  await modules.orders.management.changeState(order.id, { from: 'paid', to: 'canceled' }, staffId);
  expect(await stockOf(small)).toBe(10);
  expect(await cardsOf(sold.id)).toEqual([{ balance: 1250, isSent: true }]);
  await expect(drafts().exchange(await agree(sold), staffId)).resolves.toMatchObject({});
});

test('goods of an exchange come back to the credit that paid them', async () => {
  const sold = await sell();
  const order = await place(await choose(await agree(sold), small));
  await sql`update orders set status = 'shipped' where id = ${order.id}`.execute(database.db);
  const again = await agree(order);
  const { version } = await newest(order);
  await returns().refund(again, { version, delivery: 0, asCredit: false }, staffId);
  expect(await cardsOf(sold.id)).toEqual([{ balance: 1250, isSent: true }]);
});

test('two who exchange at once write one draft and place one order', async () => {
  const sold = await sell();
  const returnId = await agree(sold);
  const begun = await Promise.all([1, 2, 3].map(() => drafts().exchange(returnId, staffId)));
  expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
  const draft = await choose(returnId, small);
  const placed = await Promise.all([1, 2, 3].map(() => place(draft)));
  expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
  expect(await stockOf(small)).toBe(9);
  expect(await cardsOf(sold.id)).toHaveLength(1);
  await expect(drafts().exchange(returnId, staffId)).rejects.toMatchObject({
    message: 'returns.exchangedAlready',
  });
  const { version } = await newest(sold);
  await expect(returns().cancel(returnId, { version }, staffId)).rejects.toMatchObject({ status: 409 });
  await expect(modules.returns.service.cancel(sold.id, returnId)).rejects.toMatchObject({ status: 409 });
});

test('a refund that was quicker leaves nothing to pay with, and nothing is placed', async () => {
  const sold = await sell();
  const returnId = await agree(sold);
  const draft = await choose(returnId, small);
  const { version } = await newest(sold);
  const seen = await drafts().preview(draft.id, draft.content);
  await returns().refund(returnId, { version, delivery: 0, asCredit: false }, staffId);
  const request = {
    version: draft.version,
    expectedTotal: seen.total,
    expectedDue: 0,
    payment: 'link' as const,
  };
  await expect(drafts().place(draft.id, request, staffId)).rejects.toMatchObject({
    message: expect.stringContaining('checkout.dueChanged'),
    data: { due: 12.5 },
  });
  expect(await stockOf(small)).toBe(10);
  expect((await drafts().find(draft.id)).orderNumber).toBeNull();
});

test('an order in another currency than the shop has now is not exchanged', async () => {
  const sold = await sell();
  const draft = await choose(await agree(sold), small);
  await sql`update orders set currency = 'EUR' where id = ${sold.id}`.execute(database.db);
  const refused = { status: 409, message: 'returns.otherCurrency' };
  await expect(drafts().preview(draft.id, draft.content)).rejects.toMatchObject(refused);
  await expect(place(draft)).rejects.toMatchObject(refused);
  await sql`update orders set currency = 'USD' where id = ${sold.id}`.execute(database.db);
});

test('what nobody has agreed to, was called off or is not there is not exchanged', async () => {
  const sold = await sell();
  const returnId = await agree(sold);
  const draft = await choose(returnId, small);
  const { version } = await newest(sold);
  await returns().cancel(returnId, { version }, staffId);
  await expect(place(draft)).rejects.toMatchObject({ message: 'returns.notAgreed' });
  await expect(drafts().exchange(returnId, staffId)).rejects.toMatchObject({ status: 409 });
  await expect(drafts().exchange(1_000_000, staffId)).rejects.toMatchObject({ status: 404 });
});
