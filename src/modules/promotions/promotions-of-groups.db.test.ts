import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { quoteRequestSchema, type Quote } from '#domain/schemas/order.schema.ts';
import { buildModules } from '#modules/build-modules.ts';
import { createGroupManagement } from '#modules/customer-groups/manage-groups.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { testModulesOptions } from '#tests/support/modules.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let fixture: OrderFixture;
let variationId: number;
let clubId: number;
let memberId: number;
let strangerId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const made = await createShopFixture(db).makeProduct({ variations: [{ fullPrice: 10_000, stock: 100 }] });
  variationId = made.variationIds[0] ?? 0;
  const groups = createGroupManagement({ db });
  clubId = (await groups.create({ name: 'Club', note: '' })).id;
  ({ id: memberId } = await makeUser(db, 'member@mail.example'));
  ({ id: strangerId } = await makeUser(db));
  await join(memberId);
  const terms = { effect: { kind: 'percent', percent: 10 }, conditions: { groups: [clubId] } };
  await makePromotion(db, { ...terms, title: 'Club price', class: 'product' });
  await makePromotion(db, { ...terms, title: 'Club code', codes: ['CLUB'] });
  fixture = await createOrderFixture(db);
});
afterAll(async () => {
  const broken = await checkInvariants(database.db);
  await database.drop();
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});

const groupsOf = (userId: number, ids: number[]) => createGroupManagement(database).setGroupsOf(userId, ids);
const join = (userId: number) => groupsOf(userId, [clubId]);
const leave = (userId: number) => groupsOf(userId, []);
const quote = (userId: number | null, fields: Record<string, unknown> = {}): Promise<Quote> =>
  fixture.orders.quote(quoteRequestSchema.parse({ items: [{ variationId, quantity: 1 }], ...fields }), {
    userId,
    clientKey: '192.0.2.1',
  });
const place = (userId: number | null, fields: Record<string, unknown> = {}) =>
  fixture.place([[variationId, 1]], fields, userId === null ? {} : { userId });

test('a member pays less, and nobody else, also not with the email of a member', async () => {
  expect(await quote(memberId)).toMatchObject({ total: 90, adjustments: [{ title: 'Club price' }] });
  expect(await quote(strangerId)).toMatchObject({ total: 100, adjustments: [] });
  expect(await quote(null, { email: 'member@mail.example' })).toMatchObject({ total: 100, adjustments: [] });
  expect(await place(memberId)).toMatchObject({ totalDiscountPrice: 90 });
  expect(await place(strangerId)).toMatchObject({ totalDiscountPrice: 100 });
  expect(await place(null, { email: 'member@mail.example' })).toMatchObject({ totalDiscountPrice: 100 });
});

test('a code of a group says what to do, and never the name of the group', async () => {
  const tell = async (userId: number | null) => (await quote(userId, { codes: ['club'] })).codes;
  expect(await tell(memberId)).toMatchObject([{ code: 'CLUB', isApplied: true, message: '' }]);
  expect(await tell(strangerId)).toMatchObject([
    { isApplied: false, message: 'The code CLUB is for certain customers only' },
  ]);
  expect(await tell(null)).toMatchObject([
    {
      isApplied: false,
      message: 'The code CLUB is for certain customers. Sign in to use it if you are one of them.',
    },
  ]);
  await expect(place(strangerId, { codes: ['CLUB'] })).rejects.toMatchObject({
    status: 422,
    children: { codes: { errors: ['The code CLUB is for certain customers only'] } },
  });
});

test('membership counts as the order is placed: who has left meanwhile is told the other total', async () => {
  const { total } = await quote(memberId);
  await leave(memberId);
  await expect(place(memberId, { expectedTotal: total })).rejects.toMatchObject({ status: 409 });
  expect(await place(memberId)).toMatchObject({ totalDiscountPrice: 100 });
  // And the other way round.
  const dear = await quote(memberId);
  await join(memberId);
  await expect(place(memberId, { expectedTotal: dear.total })).rejects.toMatchObject({ status: 409 });
  expect(await place(memberId)).toMatchObject({ totalDiscountPrice: 90 });
});

test('one of several groups is enough, and a promotion without groups is for everybody', async () => {
  const { db } = database;
  const press = await createGroupManagement({ db }).create({ name: 'Press', note: '' });
  const promotion = await makePromotion(db, {
    title: 'Both',
    effect: { kind: 'fixed', amount: 1 },
    conditions: { groups: [press.id, clubId] },
    codes: ['BOTH'],
  });
  expect(promotion.conditions.groups).toEqual([clubId, press.id].toSorted((a, b) => a - b));
  expect((await quote(memberId, { codes: ['BOTH'] })).codes).toMatchObject([{ isApplied: true }]);
  expect((await quote(strangerId, { codes: ['BOTH'] })).codes).toMatchObject([{ isApplied: false }]);
  await sql`delete from promotion_groups where promotion_id = ${promotion.id}`.execute(db);
  expect((await quote(strangerId, { codes: ['BOTH'] })).codes).toMatchObject([{ isApplied: true }]);
});

test('pages and feeds show the price of everybody', async () => {
  const { db } = database;
  await makePromotion(db, {
    title: 'Everybody’s',
    class: 'product',
    effect: { kind: 'percent', percent: 5 },
  });
  const { modules } = buildModules(testModulesOptions(db));
  const product = await modules.products.reader.findByVariation(variationId);
  if (!product) throw new Error('The product is there');
  const { prices } = await modules.promotions.prices.readNow(product);
  expect([...prices.values()]).toMatchObject([{ price: 9500, titles: ['Everybody’s'] }]);
});
