import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { giftCardInputSchema } from '#domain/schemas/gift-card.schema.ts';
import { quoteRequestSchema, type Order } from '#domain/schemas/order.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { expireOrders } from '#modules/orders/expire-orders.ts';
import { cancelOrder } from '#modules/orders/order-lifecycle.ts';
import { createPaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { sumOfPositions } from '#modules/payment-methods/payment-provider.ts';
import { createPaymentService } from '#modules/payments/payment-service.ts';
import { readPaidOrder } from '#modules/payments/read-paid-order.ts';
import { takeMoneyForOrder } from '#modules/payments/settle-order.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { manageGiftCards } from '#tests/support/gift-cards.ts';
import { createOrderFixture, openOrders, type OrderFixture } from '#tests/support/order-fixture.ts';
import { demoSettings, offerMethod } from '#tests/support/payment-fixture.ts';
import { somebody } from '#tests/support/pickup-order.ts';
import { issueTestCredit, testSecrets } from '#tests/support/secrets.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createCardMail } from './card-mail.ts';
import { expireCards } from './expire-cards.ts';
import type { GiftCardManagement } from './manage-gift-cards.ts';
import { sendDueCards } from './send-due-cards.ts';

let database: TestDatabase;
let fixture: OrderFixture;
let management: GiftCardManagement;
let staffId: number;
/** 100.00, and 33.33. */
let print: number;
let cup: number;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  fixture = await createOrderFixture(db);
  await offerMethod(db, 'demo', demoSettings);
  const shop = createShopFixture(db);
  const made = await Promise.all([
    shop.makeProduct({ variations: [{ fullPrice: 10_000, stock: 10_000 }] }),
    shop.makeProduct({ variations: [{ fullPrice: 3333, stock: 10_000 }] }),
  ]);
  [print = 0, cup = 0] = made.map(({ variationIds }) => variationIds[0] ?? 0);
  staffId = (await makeStaff(db, 'admin')).id;
  management = manageGiftCards(db, () => now);
});
beforeEach(() => {
  now = new Date();
});
afterAll(async () => {
  const broken = await checkInvariants(database.db);
  await database.drop();
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});

/** Amounts are major units. */
const issue = async (amount: number, more: object = {}) =>
  management.issue(giftCardInputSchema.parse({ amount, ...more }), staffId);
const balanceOf = async ({ id }: { id: number }) => (await management.find(id)).balance;
const readOrder = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const readPayments = (id: string) =>
  database.db.selectFrom('payments').selectAll().where('order_id', '=', id).orderBy('gift_card_id').execute();
const cancel = (order: Pick<Order, 'id'>, reason: 'staff' | 'customer' = 'customer') =>
  database.db
    .transaction()
    .execute((trx) => cancelOrder(trx, order.id, reason, reason === 'staff' ? staffId : undefined));

/** What is left comes through the demo's provider, as far as the order takes it. */
async function pay({ id: orderId }: Pick<Order, 'id'>): Promise<boolean> {
  const { total, gift_card_amount: byCards, currency } = await readOrder(orderId);
  const amount = total - byCards;
  return database.db.transaction().execute(async (trx) => {
    const payment = await trx
      .insertInto('payments')
      .values({
        order_id: orderId,
        provider: 'demo',
        provider_id: crypto.randomUUID(),
        status: 'needsRefund',
        amount,
        currency,
        idempotency_key: crypto.randomUUID(),
        next_query_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const isTaken = await takeMoneyForOrder(trx, payment);
    if (isTaken)
      await sql`update payments set settles = true, status = 'completed' where id = ${payment.id}`.execute(
        trx,
      );
    return isTaken;
  });
}

const openPayments = () =>
  createPaymentService({
    db: database.db,
    kinds: createPaymentKinds({ demo: true, secrets: testSecrets }),
    delivery: { listPaymentMethods: async () => [] },
    settings: { read: async () => parseSettings({}) },
    limits: { take: async () => {} },
    issueCredit: issueTestCredit,
    origin: () => 'https://shop.example',
    outbox: { wake() {} },
    log: { warn() {}, error() {} },
  });
const refund = (paymentId: string, amount: number, key: string = crypto.randomUUID()) =>
  openPayments().refundPayment(paymentId, { wish: { amount }, key, staffId });
const online = () => ({ paymentMethod: 'demo', ...somebody() });

test('a card pays a part: the total stays, what is left is due, its provider hears of no more', async () => {
  const card = await issue(30);
  const typed = ` ${card.code.toLowerCase().replaceAll('-', ' ')} `;
  const quote = await fixture.orders.quote(
    quoteRequestSchema.parse({
      items: [
        { variationId: print, quantity: 1 },
        { variationId: cup, quantity: 3 },
      ],
      codes: [typed],
      deliveryType: 'pickup',
      locationCode: 'studio',
    }),
    { userId: null, clientKey: '192.0.2.7' },
  );
  expect(quote).toMatchObject({ total: 199.99, due: 169.99, takesGiftCards: true });
  expect(quote.codes).toEqual([
    {
      code: card.code,
      isApplied: true,
      isKnown: true,
      message: '',
      giftCard: { last4: card.last4, amount: 30, balance: 30 },
    },
  ]);
  const order = await fixture.place(
    [
      [print, 1],
      [cup, 3],
    ],
    { ...online(), codes: [typed], expectedTotal: 199.99, expectedDue: 169.99 },
  );
  expect(order).toMatchObject({
    total: 199.99,
    due: 169.99,
    giftCards: [{ last4: card.last4, amount: 30 }],
    paymentStatus: 'new',
    adjustments: [],
  });
  expect(await balanceOf(card)).toBe(0);
  const told = await readPaidOrder(database.db, order.id);
  expect(told).toMatchObject({ total: 16_999, lines: [{ amount: 8500 }, { amount: 8499 }] });
  expect(sumOfPositions(told)).toBe(16_999);
  expect(await pay(order)).toBe(true);
  expect(await readOrder(order.id)).toMatchObject({ status: 'paid', payment_status: 'completed' });
});

test('a card that holds enough leaves nothing to pay, and the order counts as paid', async () => {
  const card = await issue(250);
  const order = await fixture.place([[print, 1]], { codes: [card.code], expectedDue: 0 });
  expect(order).toMatchObject({ due: 0, paymentStatus: 'completed', method: 'giftCard' });
  expect(order.status.code).toBe('paid');
  expect(await balanceOf(card)).toBe(150);
});

test('two cards pay together, each as far as it goes', async () => {
  const [small, large] = [await issue(20), await issue(500)];
  const order = await fixture.place([[print, 1]], { codes: [small.code, large.code] });
  expect(order.giftCards.map(({ amount }) => amount)).toEqual([20, 80]);
  expect([await balanceOf(small), await balanceOf(large)]).toEqual([0, 420]);
});

test('who has seen another sum is told the new one', async () => {
  const card = await issue(40);
  await fixture.place([[print, 1]], { codes: [card.code] });
  await expect(
    fixture.place([[print, 1]], { codes: [card.code], expectedTotal: 100, expectedDue: 60 }),
  ).rejects.toMatchObject({ code: 'conflict', data: { due: 100 } });
  await expect(fixture.place([[print, 1]], { codes: [card.code] })).rejects.toMatchObject({ status: 422 });
});

test('of 50 orders at once that a card pays for, those that it holds money for win [R55]', async () => {
  const card = await issue(1000);
  const shops = Array.from({ length: 5 }, () => openOrders(database.db));
  const tried = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      (shops[index % shops.length] ?? fixture).place([[print, 1]], {
        codes: [card.code],
        expectedDue: 0,
      }),
    ),
  );
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const reasons = tried.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(reasons).toEqual(Array.from({ length: 40 }, () => 'conflict'));
  expect(await balanceOf(card)).toBe(0);
});

test('an order that dies on its way takes nothing off the card', async () => {
  const card = await issue(100);
  const { db } = database;
  const before = await fixture.stockOf(print);
  await sql`create function die() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`.execute(db);
  await sql`create trigger die before insert on payments for each row execute function die()`.execute(db);
  await expect(fixture.place([[print, 1]], { codes: [card.code] })).rejects.toThrow('terminat');
  await sql`drop trigger die on payments`.execute(db);
  expect(await management.find(card.id)).toMatchObject({ balance: 100, entries: [{ kind: 'issued' }] });
  expect(await fixture.stockOf(print)).toBe(before);
});

test('a canceled order gives the card its money back, once', async () => {
  const card = await issue(30);
  const order = await fixture.place([[print, 1]], { ...online(), codes: [card.code] });
  await cancel(order);
  await expect(cancel(order)).rejects.toMatchObject({ status: 409 });
  expect(await balanceOf(card)).toBe(30);
  const { entries } = await management.find(card.id);
  expect(entries.map(({ kind, amount, order: number }) => [kind, amount, number])).toEqual([
    ['returned', 30, order.number],
    ['spent', -30, order.number],
    ['issued', 30, null],
  ]);
  expect(await readOrder(order.id)).toMatchObject({ refunded: 0, gift_card_amount: 3000 });
});

test('so does one that nobody pays in time', async () => {
  const card = await issue(30);
  const order = await fixture.place([[print, 1]], { ...online(), codes: [card.code] });
  await sql`update orders set reserved_until = now() - interval '1 second' where id = ${order.id}`.execute(
    database.db,
  );
  await Promise.all([expireOrders(database.db), expireOrders(database.db)]);
  expect(await readOrder(order.id)).toMatchObject({ status: 'canceled' });
  expect(await balanceOf(card)).toBe(30);
});

test('money that comes late takes the card once more, or goes back where it is spent', async () => {
  const card = await issue(30);
  const first = await fixture.place([[print, 1]], { ...online(), codes: [card.code] });
  await cancel(first);
  expect(await pay(first)).toBe(true);
  expect(await balanceOf(card)).toBe(0);
  const other = await issue(30);
  const second = await fixture.place([[print, 1]], { ...online(), codes: [other.code] });
  await cancel(second);
  await fixture.place([[cup, 1]], { codes: [other.code] });
  const stock = await fixture.stockOf(print);
  expect(await pay(second)).toBe(false);
  expect(await readOrder(second.id)).toMatchObject({ status: 'canceled' });
  expect(await fixture.stockOf(print)).toBe(stock);
  expect(await balanceOf(other)).toBe(0);
});

test('a paid order that the staff cancel refunds the card and leaves the rest to its provider', async () => {
  const card = await issue(30);
  const order = await fixture.place([[print, 1]], { ...online(), codes: [card.code] });
  await pay(order);
  await cancel(order, 'staff');
  expect(await balanceOf(card)).toBe(30);
  expect(await readOrder(order.id)).toMatchObject({ refunded: 3000 });
  const [byCard, byProvider] = await readPayments(order.id);
  expect(byCard).toMatchObject({ status: 'refunded', refunded: 3000 });
  expect(byProvider).toMatchObject({ status: 'completed', refunded: 0, amount: 7000 });
});

test('a refund to the card is never more than it paid, and the same key refunds once', async () => {
  const card = await issue(30);
  const order = await fixture.place([[print, 1]], { ...online(), codes: [card.code] });
  const [byCard] = await readPayments(order.id);
  await expect(refund(byCard?.id ?? '', 10)).rejects.toMatchObject({ status: 409 });
  await pay(order);
  await refund(byCard?.id ?? '', 10, 'a');
  await refund(byCard?.id ?? '', 10, 'a');
  expect(await balanceOf(card)).toBe(10);
  await expect(refund(byCard?.id ?? '', 20.01)).rejects.toMatchObject({ status: 409 });
  const tried = await Promise.allSettled(Array.from({ length: 6 }, () => refund(byCard?.id ?? '', 7)));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await balanceOf(card)).toBe(24);
});

test('a blocked card and one that has ended pay for nothing; what is on the latter goes', async () => {
  const blocked = await issue(30);
  await management.setBlocked(blocked.id, true);
  await expect(fixture.place([[cup, 1]], { codes: [blocked.code] })).rejects.toMatchObject({ status: 422 });
  await management.setBlocked(blocked.id, false);
  const ended = await issue(30, { expiresOn: '2030-01-01' });
  const order = await fixture.place([[cup, 1]], { ...online(), codes: [ended.code], expectedDue: 3.33 });
  await sql`update gift_cards set expires_at = now() - interval '1 day' where id = ${ended.id}`.execute(
    database.db,
  );
  await expect(fixture.place([[cup, 1]], { codes: [ended.code] })).rejects.toMatchObject({ status: 422 });
  // Money that comes back can be spent for some days more.
  await cancel(order);
  expect(await management.find(ended.id)).toMatchObject({ state: 'active', balance: 30 });
  await sql`update gift_cards set expires_at = now() - interval '1 day' where id = ${ended.id}`.execute(
    database.db,
  );
  await database.db.transaction().execute(expireCards);
  expect(await management.find(ended.id)).toMatchObject({ state: 'expired', balance: 0 });
});

test('the staff correct a balance that they have seen, with a reason, and never below 0', async () => {
  const card = await issue(30);
  const reason = 'A broken cup';
  expect(await management.adjust(card.id, { amount: 5, reason, balance: 30 }, staffId)).toMatchObject({
    balance: 35,
    entries: [{ kind: 'adjusted', reason, author: 'The admin' }, { kind: 'issued' }],
  });
  await expect(management.adjust(card.id, { amount: 5, reason, balance: 30 }, staffId)).rejects.toMatchObject(
    { status: 409, data: { balance: 35 } },
  );
  await expect(
    management.adjust(card.id, { amount: -36, reason, balance: 35 }, staffId),
  ).rejects.toMatchObject({ status: 409 });
  await expect(
    sql`update gift_card_entries set amount = 1 where card_id = ${card.id}`.execute(database.db),
  ).rejects.toThrow('never changed');
  await expect(
    sql`delete from gift_card_entries where card_id = ${card.id}`.execute(database.db),
  ).rejects.toThrow('never changed');
});

test('the code stands nowhere in clear, and nowhere at all once its email has left', async () => {
  const card = await issue(30, { recipientName: 'Ann', recipientEmail: 'ann@mail.example' });
  const plain = card.code.replaceAll('-', '');
  const stored = async () => {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(c)::text as text from gift_cards c union all select to_jsonb(m)::text from outbox m`.execute(
      database.db,
    );
    return rows.map(({ text }) => text).join('\n');
  };
  expect(await stored()).not.toContain(plain);
  expect(await stored()).not.toContain(card.code);
  const mail = createCardMail(database.db, testSecrets);
  expect(await mail.read(card.id)).toMatchObject({ code: card.code, balance: 3000, recipientName: 'Ann' });
  await mail.markSent(card.id);
  expect(await mail.read(card.id)).toBeNull();
  let file = '';
  const options = { separator: 'comma', language: 'en' } as const;
  for await (const part of management.export({ state: null, words: '' }, options)) file += part;
  expect(file).toContain(`••••${card.last4}`);
  expect(file).not.toContain(card.code);
  expect(JSON.stringify(await management.find(card.id))).not.toContain(card.code);
});

test('an email waits for its day', async () => {
  now = new Date('2030-05-01T10:00:00Z');
  await expect(issue(30, { sendOn: '2030-05-02' })).rejects.toThrow('noEmail');
  const card = await issue(30, { recipientEmail: 'bob@mail.example', sendOn: '2030-05-02' });
  expect(card.sendAt?.slice(0, 10)).toBe('2030-05-02');
  const send = () => database.db.transaction().execute(sendDueCards);
  expect(await send()).toBe(0);
  await sql`update gift_cards set send_at = now() where id = ${card.id}`.execute(database.db);
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  await expect(issue(30, { recipientEmail: 'bob@mail.example', sendOn: '2030-04-30' })).rejects.toMatchObject(
    { status: 422 },
  );
});

test('cards are found by the end of their code, by name and by email', async () => {
  const card = await issue(11, { recipientName: 'Greta Find', recipientEmail: 'greta@mail.example' });
  const find = async (words: string) =>
    (await management.list({ state: null, words }, { offset: 0, limit: 50 })).cards.map(({ id }) => id);
  for (const words of [card.last4, card.last4.toLowerCase(), 'greta f', 'GRETA@mail'])
    expect(await find(words)).toContain(card.id);
  const { counts, total } = await management.list(
    { state: 'active', words: 'greta' },
    { offset: 0, limit: 50 },
  );
  expect([counts.active, total]).toEqual([1, 1]);
});

test('codes are guessed a few times only, and a card’s own is no guess', async () => {
  const card = await issue(30);
  const giver = { userId: null, clientKey: '192.0.2.99' };
  const ask = (codes: string[]) =>
    fixture.orders.quote(
      quoteRequestSchema.parse({ items: [{ variationId: cup, quantity: 1 }], codes }),
      giver,
    );
  for (let times = 0; times < 25; times++) expect((await ask([card.code])).due).toBe(3.33);
  for (let times = 0; times < 20; times++) await ask([`ACDE FGHJ KMNP ${1000 + times}`]);
  const refused = await ask([card.code]);
  expect(refused.due).toBe(33.33);
  expect(refused.codes).toMatchObject([{ isApplied: false, giftCard: null }]);
});

test('random orders with cards, payments, cancels and refunds: every part adds up', async () => {
  let seed = 20261127;
  const random = (bound: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed % bound;
  };
  for (let round = 0; round < 60; round++) {
    const cards = await Promise.all(
      Array.from({ length: 1 + random(3) }, () => issue((1 + random(20_000)) / 100)),
    );
    const order = await fixture.place(
      [
        [print, 1 + random(3)],
        [cup, 1 + random(5)],
      ],
      { ...online(), codes: cards.map(({ code }) => code) },
    );
    const value = cards.reduce((sum, { value: each }) => sum + Math.round(each * 100), 0);
    const { total, gift_card_amount: byCards } = await readOrder(order.id);
    expect(byCards).toBe(Math.min(value, total));
    const told = await readPaidOrder(database.db, order.id);
    expect(sumOfPositions(told)).toBe(total - byCards);
    if (order.due > 0 && random(4) > 0) await pay(order);
    const isPaid = (await readOrder(order.id)).payment_status === 'completed';
    for (const payment of isPaid ? await readPayments(order.id) : []) {
      if (payment.gift_card_id === null || random(2) === 0) continue;
      await refund(payment.id, (1 + random(payment.amount)) / 100);
    }
    const isOver = random(2) === 0;
    if (isOver) await cancel(order, 'staff');
    const left = (await Promise.all(cards.map(balanceOf))).reduce(
      (sum, each) => sum + Math.round(each * 100),
      0,
    );
    expect(left).toBeGreaterThanOrEqual(isOver ? value : value - byCards);
    expect(left).toBeLessThanOrEqual(value);
    const after = await readOrder(order.id);
    const back = (await readPayments(order.id)).reduce((sum, { refunded }) => sum + refunded, 0);
    expect(after.refunded).toBe(back);
  }
  expect(await checkInvariants(database.db)).toEqual([]);
});
