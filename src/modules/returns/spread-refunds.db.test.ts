import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { toMinor } from '#domain/money.ts';
import { takeFromCards } from '#modules/gift-cards/card-ledger.ts';
import { issueCard } from '#modules/gift-cards/issue-card.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import type { PaymentService } from '#modules/payments/payment-service.ts';
import type { TestDatabase } from '#tests/support/database.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import type { FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { issueTestCredit, testSecrets } from '#tests/support/secrets.ts';
import { payByStripe } from '#tests/support/stripe-payments.ts';
import { openStripeShop, type StripeShop } from '#tests/support/stripe-shop.ts';

import { createReturnManagement, type ReturnManagement } from './manage-returns.ts';

let database: TestDatabase;
let modules: StripeShop['modules'];
let payments: PaymentService;
let management: ReturnManagement;
let stripe: FakeStripe;
let staffId: number;
let close: StripeShop['close'];

beforeAll(async () => {
  ({ database, modules, payments, stripe, staffId, close } = await openStripeShop());
  management = manageWith(payments.refundPayment);
});
beforeEach(() => {
  stripe.fault = null;
});
afterEach(async () => {
  const broken = await checkInvariants(database.db);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});
afterAll(() => close());

const manageWith = (refundPayment: PaymentService['refundPayment']) => {
  const { db } = database;
  return createReturnManagement({
    db,
    reading: db,
    outbox: { wake() {} },
    refundPayment,
    issueCredit: issueTestCredit,
  });
};

/** A sent order of so many pieces, 10.03 each, and 5.00 for the delivery: cards (minor units) pay their part of it. */
async function sell(pieces: number, ...byCards: number[]): Promise<string> {
  const { db } = database;
  const { id, total } = await insertOrder(db, { quantity: pieces, price: 1003, paymentMethod: 'stripe' });
  await sql`update orders set delivery_price = 500, total = ${total + 500},
    gift_card_amount = ${byCards.reduce((sum, each) => sum + each, 0)} where id = ${id}`.execute(db);
  for (const amount of byCards) {
    await db.transaction().execute(async (trx) => {
      const { id: cardId } = await issueCard(trx, testSecrets, {
        kind: 'credit',
        amount,
        currency: 'USD',
        language: 'en',
        userId: null,
        staffId,
        recipientName: '',
        recipientEmail: 'ann@example.com',
        message: '',
        expiresAt: null,
        sendAt: null,
      });
      await takeFromCards(trx, { orderId: id, currency: 'USD' }, [{ cardId, amount }]);
    });
  }
  await payByStripe({ db, stripe, payments }, id);
  await sql`update orders set status = 'shipped' where id = ${id}`.execute(db);
  return id;
}

const find = (id: string) => modules.orders.management.find(id, staffId);
async function newest(orderId: string) {
  const [first] = (await management.ofOrder(orderId)).returns;
  if (!first) throw new Error('The order has no return');
  return first;
}

/** The shop agrees to take so many pieces back. */
async function agree(orderId: string, quantity: number): Promise<void> {
  const { lines } = await find(orderId);
  const wish = { lines: [{ id: lines[0]?.id ?? 0, quantity, reason: 'fit' as const }], words: '', note: '' };
  await management.add(orderId, wish, { key: crypto.randomUUID(), staffId });
}

async function refund(orderId: string, { delivery = 0, asCredit = false } = {}, by = management) {
  const { id, version } = await newest(orderId);
  return by.refund(id, { version, delivery, asCredit }, staffId);
}

/** What of each payment has gone back, the provider's first; minor units. */
async function refundedOf(orderId: string): Promise<number[]> {
  const { rows } = await sql<{ refunded: number }>`select refunded from payments where order_id = ${orderId}
    and status in ('completed', 'refunded') order by gift_card_id nulls first`.execute(database.db);
  return rows.map(({ refunded }) => refunded);
}

test('a return goes back by the provider first, then to the cards, and its refunds sum to it', async () => {
  // 35.09: two cards pay 8.00 and 17.00, the provider 10.09.
  const order = await sell(3, 800, 1700);
  await agree(order, 3);
  expect((await management.ofOrder(order)).ways).toEqual([
    { by: 'provider', left: 10.09 },
    { by: 'card', left: 8 },
    { by: 'card', left: 17 },
  ]);
  await refund(order, { delivery: 5 });
  expect(await newest(order)).toMatchObject({ refunded: 35.09, refundState: 'done', proposed: 0 });
  expect(await refundedOf(order)).toEqual([1009, 800, 1700]);
  expect(await find(order)).toMatchObject({ refunded: 35.09, paid: 0 });
  await expect(refund(order)).rejects.toMatchObject({ message: 'returns.refundedAlready' });
});

test('where the provider refuses, the cards have their part, and the rest is asked for again alone', async () => {
  const order = await sell(2, 1000);
  await agree(order, 2);
  stripe.fault = { kind: 'status', status: 400 };
  await expect(refund(order)).rejects.toMatchObject({ message: 'refunds.refused' });
  expect(await refundedOf(order)).toEqual([0, 500]);
  expect(await newest(order)).toMatchObject({ refunded: 5, refundState: 'partly', proposed: 15.06 });
  await expect(refund(order)).rejects.toMatchObject({ message: 'refunds.refused' });
  stripe.fault = null;
  // The delivery was decided the first time.
  await refund(order, { delivery: 5 });
  expect(await refundedOf(order)).toEqual([1506, 500]);
  expect(await newest(order)).toMatchObject({ refunded: 20.06, refundState: 'done' });
});

test('where all is refused, the next try decides anew', async () => {
  const order = await sell(1);
  await agree(order, 1);
  stripe.fault = { kind: 'status', status: 400 };
  await expect(refund(order)).rejects.toMatchObject({ message: 'refunds.refused' });
  expect(await newest(order)).toMatchObject({ refunded: null, refundState: null, proposed: 10.03 });
  stripe.fault = null;
  await refund(order, { delivery: 5 });
  expect(await newest(order)).toMatchObject({ refunded: 15.03, refundState: 'done' });
});

test('where the answer of one is lost, it is asked for again as it was, and no card twice', async () => {
  const order = await sell(2, 1000);
  await agree(order, 2);
  stripe.fault = { kind: 'lost' };
  await expect(refund(order)).rejects.toMatchObject({ status: 503 });
  expect(await newest(order)).toMatchObject({ refundState: 'pending', refunded: 20.06 });
  stripe.fault = null;
  await refund(order);
  expect(await refundedOf(order)).toEqual([1506, 500]);
  expect(await newest(order)).toMatchObject({ refundState: 'done', refunded: 20.06 });
});

test('where the shop dies between two refunds, the next try pays what was not', async () => {
  const order = await sell(2, 300, 900);
  await agree(order, 2);
  let calls = 0;
  const dying = manageWith(async (...args) => {
    if (++calls > 2) throw new Error('died');
    return payments.refundPayment(...args);
  });
  await expect(refund(order, { delivery: 5 }, dying)).rejects.toThrow('died');
  expect(await newest(order)).toMatchObject({ refundState: 'partly', refunded: 16.06, proposed: 9 });
  await refund(order);
  expect(await refundedOf(order)).toEqual([1306, 300, 900]);
  expect(await newest(order)).toMatchObject({ refundState: 'done', refunded: 25.06 });
});

test('however many ask at once, it is one refund of each payment', async () => {
  const order = await sell(3, 800, 1700);
  await agree(order, 3);
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => refund(order)));
  expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(await refundedOf(order)).toEqual([1009, 800, 1200]);
  expect(stripe.requests.filter(({ path }) => path === '/v1/refunds').length).toBeGreaterThan(0);
  expect(await newest(order)).toMatchObject({ refundState: 'done', refunded: 30.09 });
});

test('what went back by the order meanwhile is no part of the rest', async () => {
  const order = await sell(2, 1000);
  await agree(order, 2);
  stripe.fault = { kind: 'status', status: 400 };
  await expect(refund(order)).rejects.toMatchObject({ message: 'refunds.refused' });
  stripe.fault = null;
  const paid = (await find(order)).payments.find(({ provider }) => provider === 'stripe');
  await payments.refundPayment(paid?.id ?? '', { wish: { amount: 15.06 }, key: 'by hand', staffId });
  // Of it 11.31 were of the goods and 3.75 of the delivery: 3.75 of the goods are left, and the card pays them.
  expect(await newest(order)).toMatchObject({ refundState: 'partly', proposed: 3.75 });
  await refund(order);
  expect(await refundedOf(order)).toEqual([1506, 875]);
  expect(await newest(order)).toMatchObject({ refundState: 'done', refunded: 8.75, proposed: 0 });
});

test('as store credit, cards get their own part back and the rest becomes credit', async () => {
  const order = await sell(2, 1000);
  await agree(order, 2);
  const asked = stripe.requests.length;
  await refund(order, { asCredit: true });
  expect(stripe.requests).toHaveLength(asked);
  expect(await refundedOf(order)).toEqual([1506, 500]);
  const { rows } = await sql`select amount, credit_card_id is not null as credit from payment_refunds
    where order_id = ${order} order by amount desc`.execute(database.db);
  expect(rows).toEqual([
    { amount: 1506, credit: true },
    { amount: 500, credit: false },
  ]);
});

test('random orders, payments and returns: refunds end exactly at what was paid', async () => {
  let seed = 20_261_127;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };
  for (let round = 0; round < 20; round++) {
    const pieces = 1 + random(6);
    const byCards = Array.from({ length: random(4) }, () => 1 + random(pieces * 300));
    const order = await sell(pieces, ...byCards);
    const { total } = await find(order);
    let left = pieces;
    while (left > 0) {
      const quantity = 1 + random(left);
      left -= quantity;
      await agree(order, quantity);
      const delivery = left === 0 ? (await management.ofOrder(order)).deliveryLeft : random(2);
      if (random(3) === 0) stripe.fault = { kind: 'status', status: 400 };
      await refund(order, { delivery }).catch(() => {});
      stripe.fault = null;
      const { refundState } = await newest(order);
      if (refundState !== 'done') await refund(order, { delivery });
    }
    expect(await find(order)).toMatchObject({ refunded: total, paid: 0 });
    expect((await refundedOf(order)).reduce((sum, each) => sum + each, 0)).toBe(toMinor(total));
  }
});
