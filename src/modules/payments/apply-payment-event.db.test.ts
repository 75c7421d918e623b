import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createRandom, type Random } from '#modules/maintenance/random.ts';
import type { PaymentEvent } from '#modules/payment-methods/payment-provider.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, type InsertedOrder, type UnpaidOrder } from '#tests/support/payment-fixture.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { chooseCash } from './start-attempt.ts';
import { createPaymentEventHandler, type TakePaymentEvent } from './take-payment-event.ts';

let database: TestDatabase;
let takePaymentEvent: TakePaymentEvent;
let shop: ShopFixture;
const quarantined: object[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  const log = { error: (details: object) => void quarantined.push(details) };
  takePaymentEvent = createPaymentEventHandler({ db: database.db, outbox: { wake() {} }, log });
});
afterAll(() => database.drop());

interface MadePayment {
  id: string;
  order: InsertedOrder;
}

async function makePayment(order: InsertedOrder, status = 'pending'): Promise<MadePayment> {
  const row = await database.db
    .insertInto('payments')
    .values({
      order_id: order.id,
      provider: 'stripe',
      provider_id: `cs_${crypto.randomUUID()}`,
      status,
      amount: order.total,
      currency: 'USD',
      idempotency_key: crypto.randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: row.id, order };
}

function eventOf({ id, order }: MadePayment, change: Partial<PaymentEvent> = {}): PaymentEvent {
  const status = change.status ?? 'completed';
  const report = { providerId: null, paymentId: id, orderNumber: order.number, currency: 'USD', refunded: 0 };
  return { ...report, amount: order.total, status, eventId: crypto.randomUUID(), ...change };
}

const makePaid = async (fixture: UnpaidOrder = {}) => makePayment(await insertOrder(database.db, fixture));
const readPayment = (id: string) =>
  database.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const readOrder = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const mailsOf = async (orderId: string) => {
  const { rows } = await sql<{ topic: string }>`
    select topic from outbox where payload->>'orderId' = ${orderId} and topic <> 'mail.order-placed'
      and topic like 'mail.order-%' order by id`.execute(database.db);
  return rows.map(({ topic }) => topic);
};

const toldToShop = async (orderId: string) => {
  const { rows } = await sql<{ topic: string }>`
    select topic from outbox where payload->>'orderId' = ${orderId} and topic like 'mail.shop-%'
    order by id`.execute(database.db);
  return rows.map(({ topic }) => topic);
};

test('the shop is told once of money that came, and of an attempt that failed', async () => {
  const payment = await makePaid({ paymentStatus: 'pending' });
  const failure = eventOf(payment, { status: 'failed' });
  await takePaymentEvent('stripe', failure);
  await takePaymentEvent('stripe', failure);
  await takePaymentEvent('stripe', eventOf(payment));
  await takePaymentEvent('stripe', eventOf(payment));
  expect(await toldToShop(payment.order.id)).toEqual(['mail.shop-payment-failed', 'mail.shop-payment-came']);
});

test('money makes the order paid, keeps its goods for good, and leaves one mail', async () => {
  const payment = await makePaid();
  expect(await takePaymentEvent('stripe', eventOf(payment))).toMatchObject({ outcome: 'applied' });
  expect(await readPayment(payment.id)).toMatchObject({ status: 'completed', next_query_at: null });
  const order = await readOrder(payment.order.id);
  expect(order).toMatchObject({ status: 'paid', payment_status: 'completed', reserved_until: null });
  expect(await mailsOf(payment.order.id)).toEqual(['mail.order-paid']);
});

test('one event counts once, however often and however parallel it comes', async () => {
  const payment = await makePaid();
  const event = eventOf(payment);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => takePaymentEvent('stripe', event)));
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual([
    'applied',
    ...Array.from({ length: 19 }, () => 'duplicate'),
  ]);
  expect(await mailsOf(payment.order.id)).toEqual(['mail.order-paid']);
});

test.each([
  ['other amount', { amount: 10_001 }],
  ['other amount', { amount: 9_999 }],
  ['other currency', { currency: 'EUR' }],
  ['other order', { orderNumber: '999999' }],
  ['more refunded than paid', { refunded: 10_001 }],
  ['other payment at the provider', { providerId: 'cs_other' }],
  ['unknown payment', { paymentId: crypto.randomUUID() }],
  ['unknown payment', { paymentId: "' or 1=1 --" }],
] as const)('news that tells of %s is set aside: %j', async (reason, change) => {
  const payment = await makePaid();
  const event = eventOf(payment, change);
  quarantined.length = 0;
  expect(await takePaymentEvent('stripe', event)).toMatchObject({ outcome: 'quarantined', reason });
  expect(quarantined).toMatchObject([{ reason, eventId: event.eventId }]);
  const stored = await database.db
    .selectFrom('payment_events')
    .selectAll()
    .where('event_id', '=', event.eventId)
    .executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ outcome: 'quarantined', reason, payload: { amount: event.amount } });
  expect(await readPayment(payment.id)).toMatchObject({ status: 'pending' });
  expect(await readOrder(payment.order.id)).toMatchObject({ status: 'new', payment_status: 'new' });
});

test('a payment is not found under another provider’s name', async () => {
  const payment = await makePaid();
  expect(await takePaymentEvent('tap', eventOf(payment))).toMatchObject({ reason: 'unknown payment' });
});

test('money for a canceled order brings it back while there is enough, and takes the stock again', async () => {
  const product = await shop.makeProduct({ variations: [{ stock: 3 }] });
  const [variationId] = product.variationIds;
  const payment = await makePaid({ status: 'canceled', paymentStatus: 'canceled', variationId, quantity: 2 });
  await takePaymentEvent('stripe', eventOf(payment));
  const order = await readOrder(payment.order.id);
  expect(order).toMatchObject({ status: 'paid', payment_status: 'completed', restocked_at: null });
  const stock = await database.db
    .selectFrom('variations')
    .select('stock')
    .where('id', '=', variationId ?? 0)
    .executeTakeFirstOrThrow();
  expect(stock).toEqual({ stock: 1 });
  expect(await mailsOf(payment.order.id)).toEqual(['mail.order-paid']);
});

test('else it has to be given back, and the manager is told', async () => {
  const product = await shop.makeProduct({ variations: [{ stock: 1 }] });
  const [variationId] = product.variationIds;
  const payment = await makePaid({ status: 'canceled', paymentStatus: 'canceled', variationId, quantity: 2 });
  await takePaymentEvent('stripe', eventOf(payment));
  expect(await readPayment(payment.id)).toMatchObject({ status: 'needsRefund' });
  expect(await readOrder(payment.order.id)).toMatchObject({ status: 'canceled', payment_status: 'canceled' });
  expect(await mailsOf(payment.order.id)).toEqual(['mail.order-needs-refund']);
});

test('money that comes after cash was chosen pays the order, and says by what', async () => {
  const payment = await makePaid({ paymentStatus: 'pending', paymentMethod: 'stripe' });
  await database.db.transaction().execute((trx) => chooseCash(trx, payment.order.id, 72));
  expect(await readOrder(payment.order.id)).toMatchObject({
    status: 'new',
    payment_method: 'cash',
    payment_status: 'cashSuccess',
  });
  await takePaymentEvent('stripe', eventOf(payment));
  expect(await readPayment(payment.id)).toMatchObject({ status: 'completed' });
  expect(await readOrder(payment.order.id)).toMatchObject({
    status: 'paid',
    payment_method: 'stripe',
    payment_status: 'completed',
  });
});

test('an attempt that fails after cash was chosen changes nothing of the order', async () => {
  const payment = await makePaid({ paymentStatus: 'pending', paymentMethod: 'stripe' });
  await database.db.transaction().execute((trx) => chooseCash(trx, payment.order.id, 72));
  await takePaymentEvent('stripe', eventOf(payment, { status: 'failed' }));
  expect(await readOrder(payment.order.id)).toMatchObject({
    status: 'new',
    payment_method: 'cash',
    payment_status: 'cashSuccess',
  });
  expect(await toldToShop(payment.order.id)).toEqual([]);
});

test('money for an order whose cash is in the shop has to be given back', async () => {
  const payment = await makePaid({ paymentStatus: 'pending', paymentMethod: 'stripe' });
  await database.db.transaction().execute((trx) => chooseCash(trx, payment.order.id, 72));
  await sql`update orders set cash_received_at = now() where id = ${payment.order.id}`.execute(database.db);
  await takePaymentEvent('stripe', eventOf(payment));
  expect(await readPayment(payment.id)).toMatchObject({ status: 'needsRefund' });
  expect(await readOrder(payment.order.id)).toMatchObject({ payment_method: 'cash' });
  expect(await mailsOf(payment.order.id)).toEqual(['mail.order-needs-refund']);
});

test('an order that is paid twice keeps the first money; the second is to be given back', async () => {
  const first = await makePaid();
  const second = await makePayment(first.order);
  await Promise.all([
    takePaymentEvent('stripe', eventOf(first)),
    takePaymentEvent('stripe', eventOf(second)),
  ]);
  const states = [(await readPayment(first.id)).status, (await readPayment(second.id)).status];
  expect(states.toSorted()).toEqual(['completed', 'needsRefund']);
  expect((await mailsOf(first.order.id)).toSorted()).toEqual(['mail.order-needs-refund', 'mail.order-paid']);
});

test('money that went back before we heard of it leaves the order to be paid again', async () => {
  const payment = await makePaid({ paymentStatus: 'pending' });
  await takePaymentEvent('stripe', eventOf(payment, { refunded: 10_000 }));
  expect(await readPayment(payment.id)).toMatchObject({ status: 'refunded', refunded: 10_000 });
  expect(await readOrder(payment.order.id)).toMatchObject({ status: 'new', payment_status: 'canceled' });
});

test('refunds that a lost answer left open are done once the provider has given all of it back, not before', async () => {
  const payment = await makePaid();
  await takePaymentEvent('stripe', eventOf(payment));
  await sql`update payments set refunded = 300 where id = ${payment.id}`.execute(database.db);
  await sql`update orders set refunded = 300 where id = ${payment.order.id}`.execute(database.db);
  await sql`insert into payment_refunds (order_id, payment_id, idempotency_key, amount)
    values (${payment.order.id}, ${payment.id}, 'lost', 300)`.execute(database.db);
  const statusAfter = async (refunded: number) => {
    await takePaymentEvent('stripe', eventOf(payment, { refunded }));
    return database.db
      .selectFrom('payment_refunds')
      .select('status')
      .where('payment_id', '=', payment.id)
      .execute();
  };
  expect(await statusAfter(299)).toEqual([{ status: 'pending' }]);
  expect(await statusAfter(300)).toEqual([{ status: 'done' }]);
});

test('a failed attempt leaves the order unpaid, unless another attempt is open', async () => {
  const payment = await makePaid({ paymentStatus: 'pending' });
  const other = await makePayment(payment.order);
  await takePaymentEvent('stripe', eventOf(payment, { status: 'failed' }));
  expect(await readOrder(payment.order.id)).toMatchObject({ payment_status: 'pending' });
  await takePaymentEvent('stripe', eventOf(other, { status: 'canceled' }));
  expect(await readOrder(payment.order.id)).toMatchObject({ status: 'new', payment_status: 'canceled' });
});

/** What must come of a payment, told without the program's own rules. */
interface Expected {
  status: string;
  refunded: number;
}

test(
  '2,000 events in any order, tripled, forged and altered, end as the oracle says',
  { timeout: 120_000 },
  async () => {
    const random = createRandom(20_261_121);
    const payments: MadePayment[] = [];
    const returned = new Set<string>();
    for (let index = 0; index < 90; index++) {
      const isGone = index % 5 === 0;
      const order = await insertOrder(
        database.db,
        isGone ? { status: 'returned', paymentStatus: 'canceled' } : {},
      );
      if (isGone) returned.add(order.id);
      payments.push(await makePayment(order, random.below(4) === 0 ? 'new' : 'pending'));
      if (index % 3 === 0) payments.push(await makePayment(order));
    }
    const statuses = ['pending', 'failed', 'canceled', 'completed', 'completed'] as const;
    const genuine = Array.from({ length: 500 }, () => {
      const payment = random.pick(payments);
      const status = random.pick(statuses);
      const refunded = status === 'completed' && random.below(4) === 0 ? random.below(2) * 5000 + 5000 : 0;
      return { payment, event: eventOf(payment, { status, refunded }), isGenuine: true };
    });
    const altered = Array.from({ length: 500 }, () => {
      const payment = random.pick(payments);
      const change = random.pick([
        { amount: 10_001 },
        { amount: 1 },
        { currency: 'AED' },
        { orderNumber: '1' },
        { paymentId: crypto.randomUUID() },
      ]);
      return { payment, event: eventOf(payment, change), isGenuine: false };
    });
    const events = shuffle([...genuine, ...genuine, ...genuine, ...altered], random);
    expect(events).toHaveLength(2000);

    const expected = new Map<string, Expected>(payments.map(({ id }) => [id, { status: '', refunded: 0 }]));
    const paidOrders = new Set<string>();
    const needsRefund: string[] = [];
    const seen = new Set<string>();
    for (const { payment, event, isGenuine } of events) {
      await takePaymentEvent('stripe', event);
      const state = expected.get(payment.id);
      if (!isGenuine || seen.has(event.eventId) || !state) continue;
      seen.add(event.eventId);
      if (event.status !== 'completed') {
        if (event.status !== 'pending' && state.status === '') state.status = event.status;
        continue;
      }
      state.refunded = Math.max(state.refunded, event.refunded);
      if (state.refunded === 10_000) state.status = 'refunded';
      if (state.status === 'completed' || state.status === 'needsRefund' || state.status === 'refunded')
        continue;
      const isOpen = !returned.has(payment.order.id) && !paidOrders.has(payment.order.id);
      state.status = isOpen ? 'completed' : 'needsRefund';
      if (isOpen) paidOrders.add(payment.order.id);
      else needsRefund.push(payment.id);
    }

    for (const { id } of payments) {
      const { status, refunded } = expected.get(id) ?? { status: '', refunded: -1 };
      const row = await readPayment(id);
      expect({ status: status === '' ? 'open' : row.status, refunded: row.refunded }).toEqual({
        status: status === '' ? 'open' : status,
        refunded,
      });
    }
    for (const { order } of payments) {
      const { payment_status: paymentStatus } = await readOrder(order.id);
      expect(paymentStatus === 'completed').toBe(paidOrders.has(order.id));
      const mails = await mailsOf(order.id);
      expect(mails.filter((topic) => topic === 'mail.order-paid')).toHaveLength(
        paidOrders.has(order.id) ? 1 : 0,
      );
    }
    const { rows } = await sql<{ id: string }>`
    select payload->>'paymentId' as id from outbox where topic = 'mail.order-needs-refund'
      and payload->>'paymentId' = any(${payments.map(({ id }) => id)})`.execute(database.db);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(needsRefund.toSorted());
    expect(await checkInvariants(database.db)).toEqual([]);
  },
);

function shuffle<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.below(1_000_000_000) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
