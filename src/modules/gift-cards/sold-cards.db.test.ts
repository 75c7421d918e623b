import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { giftCardInputSchema } from '#domain/schemas/gift-card.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { quoteRequestSchema, type Order, type Quote } from '#domain/schemas/order.schema.ts';
import { promotionInputSchema } from '#domain/schemas/promotion.schema.ts';
import type { RefundWish } from '#domain/schemas/refund.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { dropRefund } from '#modules/orders/accept-refund.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { manageGiftCards } from '#tests/support/gift-cards.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { openOrders } from '#tests/support/order-fixture.ts';
import { makePickupPoint } from '#tests/support/pickup-order.ts';
import { testSecrets } from '#tests/support/secrets.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';
import { hire } from '#tests/support/staff.ts';
import { taxShop } from '#tests/support/taxes.ts';

import { createPromotionManagement } from '../promotions/manage-promotions.ts';
import { createCardMail } from './card-mail.ts';
import { issueSoldCards } from './issue-sold-cards.ts';

let database: TestDatabase;
let modules: ReturnType<typeof buildModules>['modules'];
let staffId: number;
/** A gift card of 50.00, and a cup of 10.00 in a shop whose taxes are 19 % and whose goods are free of delivery from 20.00. */
let card: number;
let cup: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await makePickupPoint(db);
  await sql`insert into shipping_zones (code, title, shipping_speed, price, free_from)
    values ('all', 'All', 'day_3', 700, 2000)`.execute(db);
  await taxShop(db, { country: 'DE', byDestination: false, rates: [{ country: 'DE', percent: 19 }] });
  const shop = createShopFixture(db);
  const cards = await shop.makeProduct({
    title: 'Gift card',
    fulfilment: 'gift_card',
    variations: [{ fullPrice: 6000, discountPrice: 5000 }],
  });
  const cups = await shop.makeProduct({ title: 'Cup', variations: [{ fullPrice: 1000, stock: 9000 }] });
  card = cards.variationIds[0] ?? 0;
  cup = cups.variationIds[0] ?? 0;
  staffId = (await hire(database, 'manager', 'Boss')).id;
  modules = buildModules(testModulesOptions(db)).modules;
});
afterAll(async () => {
  const broken = await checkInvariants(database.db);
  await database.drop();
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});

type Items = readonly (readonly [variationId: number, quantity: number])[];
let buyers = 0;
/** Each by somebody else: many orders of one guest cost time. */
const place = (items: Items, fields: Record<string, unknown> = {}): Promise<Order> =>
  openOrders(database.db).place(items, { email: `zoe${(buyers += 1)}@mail.example`, ...fields });
const quote = (items: Items, fields: object = {}): Promise<Quote> =>
  openOrders(database.db).orders.quote(
    quoteRequestSchema.parse({
      items: items.map(([variationId, quantity]) => ({ variationId, quantity })),
      ...fields,
    }),
    { userId: null, clientKey: '10.0.0.1' },
  );
const find = (id: string): Promise<OrderDetail> => modules.orders.management.find(id, staffId);
const settle = (orderId: string) =>
  database.db
    .transaction()
    .execute((trx) => issueSoldCards(trx, orderId, { secrets: testSecrets, timeZone: 'Europe/Berlin' }));
const refund = (orderId: string, wish: RefundWish) =>
  modules.orders.management.refundCash(orderId, { wish, key: crypto.randomUUID(), staffId });

/** An order whose money the shop has in cash, with its cards. */
async function sell(items: Items, fields: Record<string, unknown> = {}): Promise<OrderDetail> {
  const { id } = await place(items, fields);
  const order = await modules.orders.management.setCashReceived(id, true, staffId);
  await settle(id);
  return order;
}

interface Card {
  id: number;
  balance: number;
  blocked: boolean;
  recipientEmail: string;
  message: string;
  sendAt: Date | null;
}
async function cardsOf(orderId: string): Promise<Card[]> {
  const { rows } = await sql<Card>`select c.id, c.balance, c.blocked_at is not null as blocked,
      c.recipient_email as "recipientEmail", c.message, c.send_at as "sendAt"
    from sold_gift_cards s join gift_cards c on c.id = s.card_id join order_lines l on l.id = s.order_line_id
    where l.order_id = ${orderId} order by c.id`.execute(database.db);
  return rows;
}
const spend = (cardId: number, amount: number, orderId: string) =>
  sql`with moved as (update gift_cards set balance = balance - ${amount} where id = ${cardId} returning id, balance)
    insert into gift_card_entries (card_id, kind, amount, balance, order_id)
    select id, 'adjusted', -${amount}::bigint, balance, ${orderId} from moved`.execute(database.db);
const lineOf = ({ lines }: OrderDetail, at = 0): number => {
  const line = lines[at];
  if (!line) throw new Error('The order has no such line');
  return line.id;
};

test('a gift card costs what it is worth: no lower price, no tax, no delivery, and no help towards free delivery', async () => {
  expect(await quote([[card, 2]])).toMatchObject({
    needsDelivery: false,
    sellsGiftCards: true,
    goods: 100,
    discount: 0,
    total: 100,
    taxes: [],
    giftWrap: null,
  });
  const away = {
    deliveryType: 'delivery',
    address: { country: 'DE', region: '', locality: 'Ulm', street: 'Weg 1', postalCode: '89073' },
  };
  const mixed: Items = [
    [card, 1],
    [cup, 1],
  ];
  expect(await quote(mixed, away)).toMatchObject({
    total: 67,
    delivery: 7,
    freeDelivery: { left: 10 },
    taxes: [{ base: 14.28, amount: 2.72 }],
  });
});

test('promotions and codes leave gift cards alone', async () => {
  const promotions = createPromotionManagement(database.db, () => new Date());
  const half = await promotions.create(
    promotionInputSchema.parse({
      title: 'Half',
      class: 'order',
      effect: { kind: 'percent', percent: 50 },
      needsCode: true,
    }),
  );
  await promotions.addCodes(half.id, { codes: ['HALF'], usageLimit: null });
  const codes = ['HALF'];
  expect(await quote([[card, 1]], { codes })).toMatchObject({ total: 50, codes: [{ isApplied: false }] });
  const mixed: Items = [
    [card, 1],
    [cup, 2],
  ];
  expect(await quote(mixed, { codes })).toMatchObject({ total: 60, adjustments: [{ amount: 10 }] });
  const { id } = await place(mixed, { codes });
  expect((await find(id)).lines.map(({ discount }) => discount)).toEqual([0, 10]);
});

test('an order of gift cards needs an email, and wants a day that comes within a year', async () => {
  const wrong = { giftCard: { email: 'nobody', name: 'Eve', message: 'Hi', sendOn: '2020-01-01' } };
  await expect(place([[card, 1]], { email: '', ...wrong })).rejects.toMatchObject({
    status: 422,
    children: { email: {}, giftCard: { children: { email: {}, sendOn: {} } } },
  });
  await expect(
    place([[card, 1]], { giftCard: { email: '', name: '', message: '', sendOn: '2999-01-01' } }),
  ).rejects.toMatchObject({ status: 422, children: { giftCard: { children: { sendOn: {} } } } });
});

test('whom the cards go to is kept with an order of cards, and with no other', async () => {
  const giftCard = { email: 'Eve@Mail.example', name: ' Eve ', message: '<b>Hi</b>', sendOn: '' };
  const placed = await place([[card, 1]], { giftCard });
  const kept = { email: 'eve@mail.example', name: 'Eve', message: '<b>Hi</b>', sendOn: '' };
  expect(placed.giftCard).toEqual(kept);
  expect((await find(placed.id)).contact.giftCard).toEqual(kept);
  const cups = await place([[cup, 1]], { giftCard });
  expect(cups.giftCard).toBeNull();
  expect((await find(cups.id)).contact.giftCard).toBeNull();
});

test('cards are issued once they are paid for, one a piece, however often and however many ask', async () => {
  const { id } = await place([[card, 3]], { email: 'zoe@mail.example' });
  expect(await settle(id)).toBe(0);
  await modules.orders.management.setCashReceived(id, true, staffId);
  const counts = await Promise.all(Array.from({ length: 20 }, () => settle(id)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  const cards = await cardsOf(id);
  expect(cards.map(({ balance, recipientEmail }) => [balance, recipientEmail])).toEqual(
    Array.from({ length: 3 }, () => [5000, 'zoe@mail.example']),
  );
});

test('what breaks off amid the cards leaves none of them', async () => {
  const { id } = await place([[card, 3]]);
  await modules.orders.management.setCashReceived(id, true, staffId);
  let count = 0;
  const failing = {
    ...testSecrets,
    encrypt(text: string, use: string) {
      count += 1;
      if (count === 2) throw new Error('The power is gone');
      return testSecrets.encrypt(text, use);
    },
  };
  const broken = database.db
    .transaction()
    .execute((trx) => issueSoldCards(trx, id, { secrets: failing, timeZone: 'Europe/Berlin' }));
  await expect(broken).rejects.toThrow('The power is gone');
  expect(await cardsOf(id)).toEqual([]);
  expect(await settle(id)).toBe(3);
});

test('the transaction that pays leaves the message that issues them', async () => {
  const { id } = await place([[card, 1]]);
  const messages = () =>
    sql`select from outbox where topic = 'gift-cards.settle' and payload ->> 'orderId' = ${id}`
      .execute(database.db)
      .then(({ rows }) => rows.length);
  expect(await messages()).toBe(0);
  await modules.orders.management.setCashReceived(id, true, staffId);
  expect(await messages()).toBe(1);
  await settle(id);
});

test('a card that is to come later waits for the morning of its day, with its words', async () => {
  const sendOn = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const giftCard = { email: 'eve@mail.example', name: 'Eve', message: 'Hi', sendOn };
  const { id } = await sell([[card, 1]], { giftCard });
  const [made] = await cardsOf(id);
  expect(made).toMatchObject({ recipientEmail: 'eve@mail.example', message: 'Hi' });
  expect(made?.sendAt?.toISOString().slice(0, 10)).toBe(sendOn);
});

test('the letter tells who sends the card, and its code pays for another order', async () => {
  const giftCard = { email: 'eve@mail.example', name: 'Eve', message: 'Hi', sendOn: '' };
  const { id } = await sell([[card, 1]], { giftCard, firstName: 'Zoe', lastName: 'Lee' });
  const [made] = await cardsOf(id);
  const letter = await createCardMail(database.db, testSecrets).read(made?.id ?? 0);
  expect(letter).toMatchObject({ sender: 'Zoe Lee', recipientName: 'Eve', message: 'Hi', balance: 5000 });
  const paid = await place([[cup, 3]], { codes: [letter?.code ?? ''] });
  expect(paid).toMatchObject({ total: 30, due: 0, paymentStatus: 'completed' });
  expect(await cardsOf(id)).toMatchObject([{ balance: 2000 }]);
});

test('a gift card pays for no other, but for the goods beside it', async () => {
  const issued = await manageGiftCards(database.db).issue(
    giftCardInputSchema.parse({ amount: 100 }),
    staffId,
  );
  const codes = [issued.code];
  expect(await quote([[card, 1]], { codes })).toMatchObject({ total: 50, due: 50 });
  expect(
    await quote(
      [
        [card, 1],
        [cup, 2],
      ],
      { codes },
    ),
  ).toMatchObject({ total: 70, due: 50 });
  const placed = await place(
    [
      [card, 1],
      [cup, 2],
    ],
    { codes },
  );
  expect(placed).toMatchObject({ total: 70, due: 50, paymentStatus: 'cashSuccess' });
  await expect(place([[card, 1]], { codes, expectedDue: 0 })).rejects.toMatchObject({ status: 409 });
});

test('a refund takes an unspent card off, and it pays no more', async () => {
  const order = await sell([[card, 2]]);
  await refund(order.id, { lines: [{ id: lineOf(order), quantity: 1, restock: false }], delivery: 0 });
  expect((await cardsOf(order.id)).map(({ balance, blocked }) => [balance, blocked]).toSorted()).toEqual([
    [0, true],
    [5000, false],
  ]);
});

test('a card that was spent is refunded up to what is left on it', async () => {
  const order = await sell([[card, 1]]);
  const [made] = await cardsOf(order.id);
  await spend(made?.id ?? 0, 3000, order.id);
  await expect(
    refund(order.id, { lines: [{ id: lineOf(order), quantity: 1, restock: false }], delivery: 0 }),
  ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('"20.00 ') });
  await refund(order.id, { amount: 20 });
  expect(await cardsOf(order.id)).toMatchObject([{ balance: 0, blocked: false }]);
  await expect(refund(order.id, { amount: 0.01 })).rejects.toMatchObject({ status: 409 });
});

test('a refund that the provider refuses after all gives the card its money again, once', async () => {
  const order = await sell([[card, 1]]);
  await refund(order.id, { lines: [{ id: lineOf(order), quantity: 1, restock: false }], delivery: 0 });
  expect(await cardsOf(order.id)).toMatchObject([{ balance: 0, blocked: true }]);
  const booked = await database.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  await database.db.transaction().execute((trx) => dropRefund(trx, booked));
  expect(await cardsOf(order.id)).toMatchObject([{ balance: 5000, blocked: false }]);
});

test('of twenty refunds of one card at once one is made', async () => {
  const order = await sell([[card, 1]]);
  const wish = { lines: [{ id: lineOf(order), quantity: 1, restock: false }], delivery: 0 };
  const tried = await Promise.allSettled(Array.from({ length: 20 }, () => refund(order.id, wish)));
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await cardsOf(order.id)).toMatchObject([{ balance: 0, blocked: true }]);
});

test('what was refunded before its card was there is issued no more', async () => {
  const { id } = await place([[card, 2]]);
  const order = await modules.orders.management.setCashReceived(id, true, staffId);
  await refund(id, { lines: [{ id: lineOf(order), quantity: 1, restock: false }], delivery: 0 });
  expect(await settle(id)).toBe(1);
  expect(await cardsOf(id)).toMatchObject([{ balance: 5000 }]);
});

test('an order that is canceled blocks its cards; one whose cards were spent cannot be canceled', async () => {
  const cancel = (order: OrderDetail) =>
    modules.orders.management.changeState(order.id, { from: order.state, to: 'canceled' }, staffId);
  const unspent = await sell([[card, 1]]);
  await cancel(await find(unspent.id));
  expect(await cardsOf(unspent.id)).toMatchObject([{ balance: 5000, blocked: true }]);
  await refund(unspent.id, { amount: 50 });
  expect(await cardsOf(unspent.id)).toMatchObject([{ balance: 0, blocked: true }]);

  const spent = await sell([[card, 1]]);
  const [made] = await cardsOf(spent.id);
  await spend(made?.id ?? 0, 1, spent.id);
  await expect(cancel(await find(spent.id))).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('orders.cardsSpent'),
  });
  expect(await cardsOf(spent.id)).toMatchObject([{ balance: 4999, blocked: false }]);
});

test('money that cards were issued for cannot be said not to have come', async () => {
  const order = await sell([[card, 1]]);
  await expect(modules.orders.management.setCashReceived(order.id, false, staffId)).rejects.toMatchObject({
    status: 409,
    message: 'orders.cardsIssued',
  });
});

test('an order of gift cards is not edited, and none is added to another', async () => {
  const edits = modules.orderEdits.service;
  const nothing = { lines: [], added: [] };
  const order = await sell([[card, 1]]);
  await expect(
    edits.preview(order.id, { ...nothing, lines: [{ id: lineOf(order), quantity: 2 }] }),
  ).rejects.toMatchObject({ status: 409, message: 'orderEdit.giftCards' });
  const cups = await place([[cup, 1]]);
  await expect(
    edits.preview(cups.id, { ...nothing, added: [{ variationId: card, quantity: 1, price: null }] }),
  ).rejects.toMatchObject({ status: 422 });
});
