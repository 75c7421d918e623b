import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createMailBox } from '#tests/support/mail-box.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { insertOrder, offerMethod } from '#tests/support/payment-fixture.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { startFakeStripe, type FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { testSecrets } from '#tests/support/secrets.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { openStripePayments, payByStripe } from '#tests/support/stripe-payments.ts';

import { createCardMail } from '../gift-cards/card-mail.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let stripe: FakeStripe;
const box = createMailBox();
let staffId: number;
/** 100.00. */
let print: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makePickupPoint(db);
  const { rows } = await sql<{ id: number }>`insert into staff (email, name, role)
    values ('boss@shop.example', 'Boss', 'admin') returning id`.execute(db);
  staffId = rows[0]?.id ?? 0;
  stripe = await startFakeStripe();
  await offerMethod(db, 'stripe', stripe.settings);
  modules = buildModules(testModulesOptions(db, { mail: box })).modules;
  const made = await createShopFixture(db).makeProduct({ variations: [{ fullPrice: 10_000, stock: 1000 }] });
  print = made.variationIds[0] ?? 0;
});
afterAll(async () => {
  const broken = await checkInvariants(database.db);
  await stripe.stop();
  await database.drop();
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});

const find = (id: string) => modules.orders.management.find(id, staffId);
const paymentOf = ({ payments: [payment] }: OrderDetail) => {
  if (!payment) throw new Error('The order has no payment');
  return payment;
};

/** 100.00, paid online. */
async function sellOnline(): Promise<OrderDetail> {
  const { id } = await insertOrder(database.db, { paymentMethod: 'stripe' });
  const { db } = database;
  await payByStripe({ db, stripe, payments: openStripePayments(db) }, id);
  return find(id);
}

/** 100.00 in cash that the shop has. */
async function sellForCash(fields: object = { email: 'ann@mail.example' }): Promise<OrderDetail> {
  const { id } = await openOrders(database.db).place([[print, 1]], { ...fields });
  return modules.orders.management.setCashReceived(id, true, staffId);
}

const refundOnline = async (order: OrderDetail, wish: RefundWish, key: string = crypto.randomUUID()) =>
  openStripePayments(database.db).refundPayment(paymentOf(order).id, { wish, key, staffId });
const refundCash = (order: OrderDetail, wish: RefundWish, key: string = crypto.randomUUID()) =>
  modules.orders.management.refundCash(order.id, { wish, key, staffId });
const credit = (amount: number): RefundWish => ({ amount, asCredit: true });

/** The cards that an order's refunds became, the first first; major units. */
async function creditsOf({ id }: OrderDetail) {
  const { rows } = await sql<{ id: number; kind: string; balance: number; email: string; currency: string }>`
    select c.id, c.kind, (c.balance / 100.0)::float8 as balance, c.recipient_email as email, c.currency
    from gift_card_entries e join gift_cards c on c.id = e.card_id
    where e.order_id = ${id} and e.kind = 'issued' order by c.id`.execute(database.db);
  return rows;
}

async function countMails(topic: string, field: string, value: string | number): Promise<number> {
  const { rows } = await sql`select from outbox where topic = ${topic}
    and payload ->> ${field} = ${String(value)}`.execute(database.db);
  return rows.length;
}

test('cash that stays with the shop is a card of the buyer, which pays for the next order', async () => {
  const order = await sellForCash();
  const [line] = order.lines;
  const after = await refundCash(order, {
    lines: [{ id: line?.id ?? 0, quantity: 1, restock: true }],
    delivery: 0,
    asCredit: true,
  });
  const [card] = await creditsOf(order);
  if (!card) throw new Error('No card was issued');
  expect(card).toMatchObject({ kind: 'credit', balance: 100, email: 'ann@mail.example', currency: 'RUB' });
  expect(after).toMatchObject({ refunded: 100, paid: 0, cashLeft: 0, lines: [{ refundedQuantity: 1 }] });
  expect(after.cashRefunds).toMatchObject([{ amount: 100, status: 'done', credit: { id: card.id } }]);
  expect(after.events.at(-1)).toMatchObject({
    kind: 'refund',
    amount: 100,
    reason: 'credit',
    author: 'Boss',
  });
  expect(await countMails('mail.gift-card', 'cardId', card.id)).toBe(1);
  expect(await countMails('mail.order-refunded', 'orderId', order.id)).toBe(1);

  const stamp = { id: 7, attempt: 1, createdAt: new Date() };
  const { handlers } = modules.mail;
  const refundId = after.cashRefunds[0]?.id ?? '';
  await handlers['mail.order-refunded']({ orderId: order.id, refundId }, stamp);
  expect(box.mails[0]?.text).toContain('is your store credit now');
  const mailed = await createCardMail(database.db, testSecrets).read(card.id);
  const next = await openOrders(database.db).place([[print, 1]], { codes: [mailed?.code ?? ''] });
  expect(await find(next.id)).toMatchObject({ total: 100, paymentState: 'completed' });
  expect(await creditsOf(order)).toMatchObject([{ balance: 0 }]);
});

test('its provider hears nothing of it, and gives back no more than the rest', async () => {
  const order = await sellOnline();
  const asked = stripe.requests.length;
  expect(await refundOnline(order, credit(30))).toEqual({ status: 'done', refunded: 3000, amount: 10_000 });
  expect(stripe.requests).toHaveLength(asked);
  await expect(refundOnline(order, { amount: 70.01 })).rejects.toMatchObject({ status: 409 });
  await expect(refundOnline(order, credit(70.01))).rejects.toMatchObject({ status: 409 });
  expect(await refundOnline(order, { amount: 70 })).toMatchObject({ refunded: 10_000 });
  const after = await find(order.id);
  expect(after).toMatchObject({ refunded: 100, payments: [{ state: 'refunded' }] });
  expect(paymentOf(after).refunds.map(({ amount, credit: card }) => [amount, card !== null])).toEqual([
    [30, true],
    [70, false],
  ]);
  expect(await creditsOf(order)).toMatchObject([{ balance: 30 }]);
});

test('the same key makes one card, and none of another wish', async () => {
  const order = await sellOnline();
  const tried = await Promise.allSettled(
    Array.from({ length: 5 }, () => refundOnline(order, credit(40), 'same')),
  );
  expect(tried.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'fulfilled'));
  expect(await creditsOf(order)).toMatchObject([{ balance: 40 }]);
  for (const other of [credit(41), { amount: 40 }])
    await expect(refundOnline(order, other, 'same')).rejects.toMatchObject({ status: 422 });
  const inCash = await sellForCash();
  await Promise.all(Array.from({ length: 3 }, () => refundCash(inCash, credit(10), 'same')));
  expect(await creditsOf(inCash)).toMatchObject([{ balance: 10 }]);
  await expect(refundCash(inCash, { amount: 10 }, 'same')).rejects.toMatchObject({ status: 422 });
});

test('credit and money that are asked for at once are never more than was paid', async () => {
  for (const [order, refund] of [
    [await sellOnline(), refundOnline],
    [await sellForCash(), refundCash],
  ] as const) {
    const wishes = [credit(30), { amount: 30 }, credit(30), { amount: 30 }, credit(30)];
    const tried = await Promise.allSettled(wishes.map((wish) => refund(order, wish)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await find(order.id)).toMatchObject({ refunded: 90 });
  }
});

test('what dies on its way leaves neither a refund nor a card', async () => {
  const { db } = database;
  const [online, inCash] = [await sellOnline(), await sellForCash()];
  await sql`create function die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(db);
  await sql`create trigger die before insert on order_events for each row when (new.kind = 'refund')
    execute function die()`.execute(db);
  await expect(refundOnline(online, credit(30), 'again')).rejects.toThrow('terminat');
  await expect(refundCash(inCash, credit(30), 'again')).rejects.toThrow('terminat');
  await sql`drop trigger die on order_events`.execute(db);
  for (const order of [online, inCash]) {
    expect(await creditsOf(order)).toEqual([]);
    expect(await find(order.id)).toMatchObject({ refunded: 0, paid: 100 });
  }
  await refundOnline(online, credit(30), 'again');
  await refundCash(inCash, credit(30), 'again');
  for (const order of [online, inCash]) expect(await creditsOf(order)).toMatchObject([{ balance: 30 }]);
});

test('what the provider gives back by itself is booked beside the credit, and set aside beyond it', async () => {
  const order = await sellOnline();
  await refundOnline(order, credit(30));
  const { id: paymentId, providerId } = paymentOf(order);
  const tell = (refunded: number) =>
    database.db.transaction().execute((trx) =>
      applyPaymentEvent(trx, 'stripe', {
        eventId: crypto.randomUUID(),
        paymentId,
        providerId,
        status: 'completed',
        amount: 10_000,
        currency: 'USD',
        refunded,
        orderNumber: null,
      }),
    );
  expect(await tell(2000)).toMatchObject({ outcome: 'applied' });
  expect(await find(order.id)).toMatchObject({ refunded: 50 });
  expect(await tell(7001)).toMatchObject({ outcome: 'quarantined', reason: 'more refunded than paid' });
  expect(await tell(7000)).toMatchObject({ outcome: 'applied' });
  expect(await find(order.id)).toMatchObject({ refunded: 100, payments: [{ state: 'refunded' }] });
});

test('without an email, of a sample, and of what a gift card paid there is no credit', async () => {
  const silent = await sellForCash({});
  await expect(refundCash(silent, credit(10))).rejects.toMatchObject({ message: 'refunds.noEmail' });
  const sample = await sellForCash();
  await sql`update orders set is_sample = true where id = ${sample.id}`.execute(database.db);
  await expect(refundCash(sample, credit(10))).rejects.toMatchObject({ message: 'refunds.sample' });
  const first = await sellForCash();
  await refundCash(first, credit(100));
  const [card] = await creditsOf(first);
  const mailed = await createCardMail(database.db, testSecrets).read(card?.id ?? 0);
  const { id } = await openOrders(database.db).place([[print, 1]], { codes: [mailed?.code ?? ''] });
  await expect(refundOnline(await find(id), credit(10))).rejects.toMatchObject({ message: 'refunds.isCard' });
});
