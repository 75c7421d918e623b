import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture } from '#tests/support/order-fixture.ts';
import { countRowsRead } from '#tests/support/rows-read.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { hasOrdered } from '../promotions/promotions.queries.ts';
import { openOrder } from './order-placement.queries.ts';

let database: TestDatabase;

/** Guests have come since the figures of the table were taken, as in a rush of a shop. */
beforeAll(async () => {
  database = await createTestDatabase();
  const { variationIds } = await createShopFixture(database.db).makeProduct();
  const { place } = await createOrderFixture(database.db);
  const { id } = await place([[variationIds[0] ?? 0, 1]]);
  const { id: userId } = await makeUser(database.db);
  await copyOrder(id, userId, 1000);
  await sql`update orders set user_id = ${userId}`.execute(database.db);
  await sql`analyze orders`.execute(database.db);
  await copyOrder(id, null, 3000);
});
afterAll(() => database.drop());

async function copyOrder(id: string, owner: number | null, copies: number): Promise<void> {
  await sql`
    insert into orders (id, number, user_id, status, payment_status, payment_method, currency, language,
      goods_total, discount_total, delivery_price, total, pieces, contact, delivery, comment)
    select gen_random_uuid(), nextval('order_numbers')::text, ${owner}::int, status, payment_status, payment_method,
      currency, language, goods_total, discount_total, delivery_price, total, pieces,
      contact || jsonb_build_object('email', 'buyer' || i || '@shop.example', 'phone', '+7495' || 1000000 + i),
      delivery, comment
    from orders, generate_series(1, ${copies}::int) i where id = ${id}`.execute(database.db);
}

const networks = { network: Buffer.from('a'), wideNetwork: Buffer.from('b') };
const open = (email: string, phone: string) =>
  countRowsRead(database.db, 'orders', (trx) =>
    openOrder(trx, {
      claim: null,
      buyer: { userId: null, email, phone },
      networks,
      most: { network: 10, wideNetwork: 10 },
    }),
  );

test('placing an order reads the orders of its buyer, not those of all guests', async () => {
  expect(await open('Buyer7@shop.example', '+74951000009')).toBe(4);
  expect(await open('new@shop.example', '')).toBe(0);
  expect(await open('', '+74951000009')).toBe(2);
});

test('whether a buyer has ordered before is told by the orders of this buyer', async () => {
  const ask = (email: string, phone: string) =>
    countRowsRead(database.db, 'orders', (trx) => hasOrdered(trx, { userId: null, email, phone }));
  expect(await ask('new@shop.example', '+74950000000')).toBe(0);
  expect(await ask('Buyer7@shop.example', '')).toBeLessThanOrEqual(2);
});
