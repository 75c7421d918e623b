import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { quoteRequestSchema, type Quote } from '#domain/schemas/order.schema.ts';
import { priceListInputSchema, type PriceListInput } from '#domain/schemas/price-list.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createGroupManagement } from '#modules/customer-groups/manage-groups.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createPriceListManagement, type PriceListManagement } from './manage-price-lists.ts';

let database: TestDatabase;
let fixture: OrderFixture;
let lists: PriceListManagement;
let groupId: number;
let memberId: number;
let cup: number;
let plate: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const { variationIds } = await createShopFixture(db).makeProduct({
    variations: [{ fullPrice: 10_000, stock: 1000 }, { fullPrice: 5000 }],
  });
  [cup = 0, plate = 0] = variationIds;
  fixture = await createOrderFixture(db);
  const settings = { read: async () => parseSettings({}) };
  lists = createPriceListManagement({ db, settings, now: () => new Date() });
  groupId = (await createGroupManagement({ db }).create({ name: 'Wholesale', note: '' })).id;
  ({ id: memberId } = await makeUser(db, 'member@mail.example'));
});
beforeEach(async () => {
  await sql`delete from price_lists`.execute(database.db);
  await sql`delete from promotions`.execute(database.db);
  await join();
});
afterAll(async () => {
  const broken = await checkInvariants(database.db);
  await database.drop();
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});

const groupsOf = (ids: number[]) => createGroupManagement(database).setGroupsOf(memberId, ids);
const join = () => groupsOf([groupId]);
const make = (fields: Partial<PriceListInput> = {}) =>
  lists.create(priceListInputSchema.parse({ name: 'Dealers', groups: [groupId], ...fields }));
const quote = (
  userId: number | null,
  items: [number, number][],
  fields: Record<string, unknown> = {},
): Promise<Quote> =>
  fixture.orders.quote(
    quoteRequestSchema.parse({
      items: items.map(([variationId, quantity]) => ({ variationId, quantity })),
      ...fields,
    }),
    { userId, clientKey: '192.0.2.1' },
  );
const linesOf = async (orderId: string) => {
  const { rows } = await sql<{ price: number; fullPrice: number; priceList: string | null }>`
    select price, full_price as "fullPrice", snapshot->>'priceList' as "priceList"
    from order_lines where order_id = ${orderId} order by position`.execute(database.db);
  return rows;
};

test('a customer of the group pays by the list, and nobody else, also not with the email of one', async () => {
  await make({ percent: 12.5 });
  const mine = await quote(memberId, [[cup, 2]]);
  expect(mine).toMatchObject({ goods: 200, discount: 25, total: 175 });
  expect(mine.lines).toMatchObject([{ price: 87.5, fullPrice: 100, lineTotal: 175, isOwnPrice: true }]);
  const guest = await quote(null, [[cup, 2]], { email: 'member@mail.example' });
  expect(guest).toMatchObject({ goods: 200, discount: 0, total: 200 });
  expect(guest.lines).toMatchObject([{ price: 100, isOwnPrice: false }]);
  const order = await fixture.place([[cup, 2]], {}, { userId: memberId });
  expect(order).toMatchObject({ totalDiscountPrice: 175 });
  expect(await linesOf(order.id)).toEqual([{ price: 8750, fullPrice: 10_000, priceList: 'Dealers' }]);
  const theirs = await fixture.place([[cup, 2]], { email: 'member@mail.example' }, {});
  expect(theirs).toMatchObject({ totalDiscountPrice: 200 });
  expect(await linesOf(theirs.id)).toEqual([{ price: 10_000, fullPrice: 10_000, priceList: null }]);
});

test('the price of more pieces counts for all of them, from its quantity on', async () => {
  const { id } = await make();
  await lists.setPrice(id, { variationId: cup, minQuantity: 10 }, 80);
  await lists.setPrice(id, { variationId: cup, minQuantity: 50 }, 70);
  const total = async (quantity: number) => (await quote(memberId, [[cup, quantity]])).total;
  expect([await total(9), await total(10), await total(49), await total(50)]).toEqual([900, 800, 3920, 3500]);
  // Two lines of one variation are one.
  expect(
    (
      await quote(memberId, [
        [cup, 5],
        [cup, 5],
      ])
    ).total,
  ).toBe(800);
  expect(
    (
      await quote(memberId, [
        [cup, 9],
        [plate, 1],
      ])
    ).total,
  ).toBe(950);
});

test('promotions come off the price of the list', async () => {
  await make({ percent: 20 });
  await makePromotion(database.db, {
    title: 'Tenth',
    class: 'product',
    effect: { kind: 'percent', percent: 10 },
    codes: ['TENTH'],
  });
  expect(await quote(memberId, [[cup, 1]], { codes: ['TENTH'] })).toMatchObject({ total: 72, discount: 28 });
  expect(await quote(null, [[cup, 1]], { codes: ['TENTH'] })).toMatchObject({ total: 90 });
});

test('prices count as the order is placed: who has seen another total is told', async () => {
  const { id } = await make({ percent: 20 });
  const { total } = await quote(memberId, [[cup, 1]]);
  const ordered = { userId: memberId };
  await groupsOf([]);
  await expect(fixture.place([[cup, 1]], { expectedTotal: total }, ordered)).rejects.toMatchObject({
    status: 409,
    data: { total: 100 },
  });
  await join();
  await lists.setPrice(id, { variationId: cup, minQuantity: 1 }, 90);
  await expect(fixture.place([[cup, 1]], { expectedTotal: total }, ordered)).rejects.toMatchObject({
    status: 409,
    data: { total: 90 },
  });
  expect(await fixture.place([[cup, 1]], { expectedTotal: 90 }, ordered)).toMatchObject({
    totalDiscountPrice: 90,
  });
});

test('an order keeps what it cost when its list is gone', async () => {
  const { id } = await make({ percent: 20 });
  const order = await fixture.place([[cup, 1]], {}, { userId: memberId });
  await lists.remove(id);
  expect(await linesOf(order.id)).toEqual([{ price: 8000, fullPrice: 10_000, priceList: 'Dealers' }]);
  expect(await quote(memberId, [[cup, 1]])).toMatchObject({ total: 100 });
});
