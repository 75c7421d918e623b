import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Order } from '#domain/schemas/order.schema.ts';
import {
  promotionChangeSchema,
  promotionInputSchema,
  type AdminPromotion,
} from '#domain/schemas/promotion.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { cancelOrder } from '#modules/orders/order-lifecycle.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, openOrders, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createPromotionManagement } from './manage-promotions.ts';

let database: TestDatabase;
let shop: ShopFixture;
let fixture: OrderFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  fixture = await createOrderFixture(database.db);
});
afterAll(async () => {
  const broken = await checkInvariants(database.db);
  await database.drop();
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});

const management = () => createPromotionManagement(database.db, () => new Date());

/** With codes: otherwise it would come by itself to the orders of every test. */
async function promote(
  input: Record<string, unknown>,
  codes: readonly string[],
  codeLimit: number | null = null,
): Promise<AdminPromotion> {
  const promotion = await management().create(
    promotionInputSchema.parse({
      title: 'Summer',
      class: 'order',
      effect: { kind: 'percent', percent: 10 },
      needsCode: true,
      ...input,
    }),
  );
  await management().addCodes(promotion.id, { codes: [...codes], usageLimit: codeLimit });
  return promotion;
}
const guest = { userId: null, clientKey: '192.0.2.1' };
const makeVariation = async (fullPrice: number, rest: object = {}) =>
  (await shop.makeProduct({ variations: [{ fullPrice, stock: 1000, ...rest }] })).variationIds[0] ?? 0;
const readLines = (order: Order) =>
  database.db
    .selectFrom('order_lines')
    .select(['quantity', 'price', 'discount'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
const find = (id: number) => management().find(id);

test('a code takes off what it says, to the last unit, and the order keeps what it was told', async () => {
  const [dear, cheap] = [await makeVariation(33_333), await makeVariation(101)];
  const promotion = await promote({ title: 'Ten off' }, ['TEN10']);
  const items: [number, number][] = [
    [dear, 1],
    [cheap, 3],
  ];
  const order = await fixture.place(items, { codes: [' ten-1o '], expectedTotal: 302.72 });
  expect(order).toMatchObject({
    totalPrice: 336.36,
    totalDiscountPrice: 302.72,
    total: 302.72,
    adjustments: [{ class: 'order', title: 'Ten off', code: 'TEN10', amount: 33.64 }],
  });
  expect(await readLines(order)).toEqual([
    { quantity: 1, price: 33_333, discount: 3334 },
    { quantity: 3, price: 101, discount: 30 },
  ]);
  expect(await find(promotion.id)).toMatchObject({ uses: 1, given: 33.64 });
  await management().remove(promotion.id);
  const kept = await database.db
    .selectFrom('order_adjustments')
    .select(['title', 'code', 'amount'])
    .where('order_id', '=', order.id)
    .execute();
  expect(kept).toEqual([{ title: 'Ten off', code: 'TEN10', amount: 3364 }]);
});

test('a quote says what a code takes off and why another does not', async () => {
  const id = await makeVariation(10_000);
  await promote({ conditions: { minAmount: 150 } }, ['BIG']);
  await promote({}, ['SMALL']);
  const quote = await fixture.orders.quote(
    {
      items: [{ variationId: id, quantity: 1 }],
      codes: ['BIG', 'small', 'nonsense'],
      email: '',
      phone: '',
      locationCode: '',
      address: { country: '', region: '', locality: '', street: '', postalCode: '' },
      taxNumber: '',
    },
    guest,
  );
  expect(quote).toMatchObject({ total: 90, discount: 10 });
  expect(quote.codes).toEqual([
    { code: 'BIG', isApplied: false, isKnown: true, message: expect.stringContaining('50'), giftCard: null },
    { code: 'SMALL', isApplied: true, isKnown: true, message: '', giftCard: null },
    {
      code: 'nonsense',
      isApplied: false,
      isKnown: false,
      message: 'There is no code nonsense. Check the spelling.',
      giftCard: null,
    },
  ]);
});

test('a code that gives nothing is refused where nobody has seen the total, and no order is placed', async () => {
  const id = await makeVariation(10_000);
  await expect(fixture.place([[id, 1]], { codes: ['nonsense'] })).rejects.toMatchObject({
    status: 422,
    children: { codes: { errors: ['There is no code nonsense. Check the spelling.'] } },
  });
});

test('one of 200 buyers at once has the last use of a code, and a canceled order gives it back', async () => {
  const id = await makeVariation(10_000);
  const promotion = await promote({ usageLimit: 1 }, ['ONCE']);
  const attempts = await Promise.allSettled(
    Array.from({ length: 200 }, () => fixture.place([[id, 1]], { codes: ['ONCE'] })),
  );
  const placed = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  expect(placed).toHaveLength(1);
  const statuses = attempts.flatMap((attempt) =>
    attempt.status === 'rejected' ? [(attempt.reason as { status: number }).status] : [],
  );
  expect(statuses.filter((status) => status !== 409 && status !== 422)).toEqual([]);
  expect(await find(promotion.id)).toMatchObject({ uses: 1, state: 'usedUp' });
  await database.db.transaction().execute((trx) => cancelOrder(trx, placed[0]?.id ?? '', 'staff'));
  expect(await find(promotion.id)).toMatchObject({ uses: 0, state: 'active' });
  await fixture.place([[id, 1]], { codes: ['ONCE'] });
});

test('a buyer has it as often as one may, by account, email or phone, two orders at once too', async () => {
  const id = await makeVariation(10_000);
  await promote({ buyerLimit: 1 }, ['MINE']);
  const { id: userId } = await makeUser(database.db);
  const order = () => fixture.place([[id, 1]], { codes: ['MINE'] }, { userId });
  const both = await Promise.allSettled([order(), order()]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const guest = { codes: ['MINE'], email: 'eve@shop.example' };
  await fixture.place([[id, 1]], guest);
  await expect(fixture.place([[id, 1]], { ...guest, email: 'EVE@shop.example' })).rejects.toMatchObject({
    status: 422,
  });
});

test('a first order is one of somebody who has none yet', async () => {
  const id = await makeVariation(10_000);
  await promote({ conditions: { firstOrder: true } }, ['HELLO']);
  const email = 'first@shop.example';
  await fixture.place([[id, 1]], { codes: ['HELLO'], email });
  await expect(fixture.place([[id, 1]], { codes: ['HELLO'], email })).rejects.toMatchObject({ status: 422 });
});

test('an order that costs nothing is paid at once, whatever method was chosen', async () => {
  const id = await makeVariation(10_000);
  await promote({ effect: { kind: 'percent', percent: 100 } }, ['GIFT']);
  const order = await fixture.place([[id, 1]], { codes: ['GIFT'] });
  expect(order).toMatchObject({ total: 0, paymentStatus: 'completed', status: { code: 'paid' } });
});

test('a promotion is for its catalogs with all that is below them', async () => {
  const parent = await shop.makeCatalog();
  const child = await shop.makeCatalog({ parentId: parent });
  const inside = (await shop.makeProduct({ catalogs: [child], variations: [{ fullPrice: 10_000 }] }))
    .variationIds[0];
  const outside = await makeVariation(10_000);
  const goods = { catalogs: [parent] };
  await promote({ class: 'product', conditions: { goods } }, ['SHELF']);
  const order = await fixture.place(
    [
      [inside ?? 0, 1],
      [outside, 1],
    ],
    { codes: ['SHELF'] },
  );
  expect((await readLines(order)).map(({ discount }) => discount)).toEqual([1000, 0]);
});

test('it begins and ends at its moments, and comes by itself where it needs no code', async () => {
  const id = await makeVariation(10_000);
  const hour = 3_600_000;
  const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString();
  const later = await promote({ startsAt: at(1) }, ['LATER']);
  const over = await promote({ startsAt: at(-2), endsAt: at(-1) }, ['OVER']);
  expect([later.state, over.state]).toEqual(['waiting', 'ended']);
  for (const code of ['LATER', 'OVER'])
    await expect(fixture.place([[id, 1]], { codes: [code] })).rejects.toMatchObject({ status: 422 });
  const byItself = await management().create(
    promotionInputSchema.parse({
      title: 'For everybody',
      class: 'order',
      effect: { kind: 'fixed', amount: 5 },
      endsAt: at(1),
    }),
  );
  const fresh = openOrders(database.db);
  expect(await fresh.place([[id, 1]])).toMatchObject({ total: 95 });
  await management().change(byItself.id, { ...withoutFacts(byItself), enabled: false });
});

test('codes are made up by the thousand, each once, and what the shop has already is left out', async () => {
  const promotion = await promote({}, ['SPRING1', 'spring1', 'SPRlNG-1']);
  expect(
    await management().addCodes(promotion.id, { codes: ['Spring 1', 'SPRING2'], usageLimit: 1 }),
  ).toEqual(['SPRING2']);
  const made = await management().addCodes(promotion.id, { count: 1000, prefix: 'VIP-', usageLimit: 1 });
  expect(new Set(made).size).toBe(1000);
  const page = await management().listCodes(promotion.id, { q: '', after: '', limit: 2 });
  expect(page).toMatchObject({ total: 1002, codes: [{ uses: 0 }, { uses: 0 }] });
  expect(await management().listCodes(promotion.id, { q: 'spr1ng 2', after: '', limit: 2 })).toMatchObject({
    total: 1,
    codes: [{ code: 'SPRING2' }],
  });
  const file = await Array.fromAsync(
    management().exportCodes(promotion.id, { separator: 'comma', language: 'en' }),
  );
  const rows = file.join('').split('\r\n');
  expect(rows[0]).toBe('\uFEFFCode,Uses allowed,Uses');
  expect(rows).toHaveLength(1004);
  expect(rows).toContain('SPRING2,1,0');
  await management().removeCode(promotion.id, 'spring-2');
  await expect(management().removeCode(promotion.id, 'spring-2')).rejects.toMatchObject({ status: 404 });
});

test('of two who change it the second is told', async () => {
  const promotion = await promote({}, []);
  const input = withoutFacts(promotion);
  await management().change(promotion.id, { ...input, title: 'First' });
  await expect(management().change(promotion.id, { ...input, title: 'Second' })).rejects.toMatchObject({
    status: 409,
  });
});

function withoutFacts(promotion: AdminPromotion) {
  const { id: _id, state: _state, uses: _uses, given: _given, codes: _codes, ...input } = promotion;
  return promotionChangeSchema.parse(input);
}
