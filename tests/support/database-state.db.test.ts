import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makeStaff } from './accounts.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createStateStore } from './database-state.ts';
import { insertOrder } from './payment-fixture.ts';
import { createShopFixture } from './shop-fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('all that a database held is put back, whatever was made, changed and deleted meanwhile', async () => {
  const { db } = database;
  const shop = createShopFixture(db);
  const { variationIds } = await shop.makeProduct({ title: 'Kettle', properties: { Colour: 'Blue' } });
  await insertOrder(db, { variationId: variationIds[0] ?? null });
  await sql`insert into audit_log (action, result) values ('staff.invite', 200)`.execute(db);
  await makeStaff(db, 'admin');
  const store = await createStateStore(db);
  const before = await store.read();
  expect(before.map(({ table }) => table)).toEqual(
    expect.arrayContaining(['audit_log', 'orders', 'products']),
  );

  expect(await store.read()).toEqual(before);

  await shop.makeProduct({ title: 'Cup' });
  await insertOrder(db);
  await sql`delete from order_lines`.execute(db);
  await sql`update variations set full_price = 1`.execute(db);
  await sql`insert into audit_log (action, result) values ('staff.disable', 200)`.execute(db);
  expect(await store.read()).not.toEqual(before);

  await store.putBack(before);
  expect(await store.read()).toEqual(before);
  // New rows get numbers of their own.
  await shop.makeProduct({ title: 'Jug' });
});
