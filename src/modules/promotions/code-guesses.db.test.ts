import { afterAll, beforeAll, expect, test } from 'vitest';

import { promotionInputSchema } from '#domain/schemas/promotion.schema.ts';
import { quoteRequestSchema } from '#domain/schemas/order.schema.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, openOrders, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import type { CodeGiver } from './code-guesses.ts';
import { createPromotionManagement } from './manage-promotions.ts';

let database: TestDatabase;
let fixture: OrderFixture;
let variationId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await createOrderFixture(database.db);
  const product = await createShopFixture(database.db).makeProduct({ variations: [{ fullPrice: 10_000 }] });
  variationId = product.variationIds[0] ?? 0;
  const management = createPromotionManagement(database.db, () => new Date());
  const { id } = await management.create(
    promotionInputSchema.parse({
      title: 'Spring',
      class: 'order',
      effect: { kind: 'percent', percent: 10 },
      needsCode: true,
    }),
  );
  await management.addCodes(id, { codes: ['SPRING10'], usageLimit: null });
});
afterAll(() => database.drop());

async function give(codes: string[], giver: CodeGiver, { orders }: OrderFixture = fixture) {
  const quote = await orders.quote(
    quoteRequestSchema.parse({ items: [{ variationId, quantity: 1 }], codes }),
    giver,
  );
  return { total: quote.total, messages: quote.codes.map(({ message }) => message) };
}

async function guess(count: number, giver: CodeGiver, instance?: OrderFixture): Promise<void> {
  for (let index = 0; index < count; index++) await give([`GUESS${index}`], giver, instance);
}

const tooMany = ['Too many codes have been tried. Try again in an hour.'];

test('after twenty wrong codes within an hour a client is told of none, a right one among them', async () => {
  const client = { clientKey: '198.51.100.1', userId: null };
  await guess(19, client);
  expect(await give(['spring 10'], client)).toEqual({ total: 90, messages: [''] });
  await guess(1, client);
  expect(await give(['SPRING10'], client)).toEqual({ total: 100, messages: tooMany });
  expect(await give(['GUESS'], client)).toEqual({ total: 100, messages: tooMany });
  expect(await give(['SPRING10'], { ...client, clientKey: '198.51.100.2' })).toMatchObject({ total: 90 });
  expect(await give([], client)).toEqual({ total: 100, messages: [] });
});

test('the instances count together', async () => {
  const client = { clientKey: '198.51.100.3', userId: null };
  const other = openOrders(database.db);
  await guess(10, client);
  await guess(10, client, other);
  expect(await give(['SPRING10'], client)).toMatchObject({ messages: tooMany });
  expect(await give(['SPRING10'], client, other)).toMatchObject({ messages: tooMany });
});

test('a customer is counted wherever they guess from', async () => {
  const { id: userId } = await makeUser(database.db);
  for (let index = 0; index < 20; index++) await guess(1, { clientKey: `203.0.113.${index}`, userId });
  expect(await give(['SPRING10'], { clientKey: '203.0.113.99', userId })).toMatchObject({
    messages: tooMany,
  });
  expect(await give(['SPRING10'], { clientKey: '203.0.113.99', userId: null })).toMatchObject({ total: 90 });
});

test('a right code is no guess, however often it is given', async () => {
  const client = { clientKey: '198.51.100.4', userId: null };
  for (let index = 0; index < 30; index++) await give(['SPRING10'], client);
  expect(await give(['SPRING10'], client)).toMatchObject({ total: 90 });
});

test('orders are no way around: theirs count, and are refused', async () => {
  const clientKey = '198.51.100.5';
  const order = (codes: string[], fields = {}) =>
    fixture.place([[variationId, 1]], { codes, ...fields }, { clientKey });
  for (let index = 0; index < 20; index++)
    await expect(order([`GUESS${index}`])).rejects.toMatchObject({ code: 'validation_failed' });
  await expect(order(['SPRING10'])).rejects.toMatchObject({ children: { codes: { errors: tooMany } } });
  await expect(order(['SPRING10'], { expectedTotal: 90 })).rejects.toMatchObject({ code: 'conflict' });
  expect(await order([])).toMatchObject({ total: 100 });
});
