import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { CustomerDetail, CustomerList } from '#domain/schemas/customer.schema.ts';
import { makeStaff, makeUser } from '#tests/support/accounts.ts';
import { createApiFixture, type ApiFixture } from '#tests/support/api-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { insertOrder, type UnpaidOrder } from '#tests/support/payment-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

let database: TestDatabase;
let api: ApiFixture;
let admin: { token: string };
let eve: { id: number };
let max: { id: number };

beforeAll(async () => {
  database = await createTestDatabase();
  api = await createApiFixture(database);
  admin = await makeStaff(database.db, 'admin');
  eve = await makeUser(database.db, 'eve@mail.example');
  max = await makeUser(database.db, 'max@mail.example');
  await sql`update users set first_name = 'Eve', last_name = 'Moss', phone = '+7 495 111-22-33'
    where id = ${eve.id}`.execute(database.db);
  await order({ status: 'paid', price: 5000 }, eve.id);
  await order({ status: 'delivered', price: 7000, currency: 'EUR' }, eve.id);
  await order({ status: 'canceled', price: 90_000 }, max.id);
  for (const email of ['Guest@Mail.example', 'guest@mail.example', 'other@mail.example'])
    await order({ status: 'delivered', price: 2000 }, null, email);
  await order({ status: 'delivered' }, null, '');
});
afterAll(async () => {
  await api.app.close();
  await database.drop();
});

async function order(fixture: UnpaidOrder, userId: number | null, email?: string): Promise<void> {
  const { id } = await insertOrder(database.db, fixture);
  await sql`update orders set user_id = ${userId} where id = ${id}`.execute(database.db);
  if (email !== undefined)
    await sql`update orders set contact = contact || jsonb_build_object('email', ${email}::text)
      where id = ${id}`.execute(database.db);
}

const call = (path: string, method: 'GET' | 'DELETE' = 'GET') =>
  api.app.inject({
    method,
    url: `/api/admin/customers${path}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });
const list = async (query: string) => (await call(`?${query}`)).json<CustomerList>();

test('customers are listed with their orders and what they spent, per currency', async () => {
  const { customers, total } = await list('sort=orders');
  expect(total).toBe(2);
  expect(customers).toMatchObject([
    {
      id: eve.id,
      name: 'Eve Moss',
      orders: 2,
      spent: [
        { currency: 'EUR', amount: 70 },
        { currency: 'USD', amount: 50 },
      ],
      lastOrderAt: expect.any(String),
    },
    { id: max.id, orders: 1, spent: [] },
  ]);
});

test('customers are sorted and paged', async () => {
  const idsOf = async (query: string) => (await list(query)).customers.map(({ id }) => id);
  expect(await idsOf('sort=newest')).toEqual([max.id, eve.id]);
  expect(await idsOf('sort=spent')).toEqual([eve.id, max.id]);
  expect(await idsOf('sort=recent')).toEqual([max.id, eve.id]);
  expect(await idsOf('sort=newest&limit=1&offset=1')).toEqual([eve.id]);
});

test('customers who ordered or spent nothing come last, the newest first, and pages go on among them', async () => {
  const older = await makeUser(database.db, 'old@mail.example');
  const newer = await makeUser(database.db, 'new@mail.example');
  const pagesOf = async (sort: string) => {
    const pages = [0, 1, 2, 3].map((offset) => list(`sort=${sort}&limit=1&offset=${offset}`));
    return (await Promise.all(pages)).flatMap(({ customers }) => customers.map(({ id }) => id));
  };
  expect(await pagesOf('orders')).toEqual([eve.id, max.id, newer.id, older.id]);
  expect(await pagesOf('spent')).toEqual([eve.id, newer.id, older.id, max.id]);
  expect(await pagesOf('recent')).toEqual([max.id, eve.id, newer.id, older.id]);
  await sql`delete from users where id in (${newer.id}, ${older.id})`.execute(database.db);
});

test.each(['moss eve', 'EVE@', '495 111-22'])('a customer is found by %j', async (words) => {
  const found = await list(`q=${encodeURIComponent(words)}`);
  expect(found.customers.map(({ id }) => id)).toEqual([eve.id]);
});

test('guests are one customer for each email, however it was written', async () => {
  const { customers, total } = await list('kind=guest&sort=orders');
  expect(total).toBe(2);
  expect(customers).toMatchObject([
    { id: null, email: 'guest@mail.example', name: 'Ann Lee', orders: 2, spent: [{ amount: 40 }] },
    { id: null, email: 'other@mail.example', orders: 1 },
  ]);
  expect((await list('kind=guest&q=other@')).customers).toHaveLength(1);
});

test('a customer is told with profile and reviews', async () => {
  const { id: productId } = await createShopFixture(database.db).makeProduct();
  await sql`insert into reviews (product_id, user_id, name, rating, text)
    values (${productId}, ${eve.id}, 'Eve', 4, 'Good')`.execute(database.db);
  expect((await call(`/${eve.id}`)).json<CustomerDetail>()).toMatchObject({
    id: eve.id,
    email: 'eve@mail.example',
    profile: { firstName: 'Eve', phone: '+7 495 111-22-33' },
    reviews: [{ rating: 4, status: 'pending' }],
  });
  expect((await call('/999999')).statusCode).toBe(404);
});

test('everything that is kept about a customer can be handed out', async () => {
  const answer = (await call(`/${eve.id}/export`)).json();
  expect(answer).toMatchObject({ account: { email: 'eve@mail.example' }, profile: { lastName: 'Moss' } });
  expect(answer.orders).toHaveLength(2);
});

test('an erased customer is gone; what is on its way keeps its address', async () => {
  expect((await call(`/${eve.id}`, 'DELETE')).statusCode).toBe(204);
  expect((await call(`/${eve.id}`)).statusCode).toBe(404);
  expect((await call(`/${eve.id}`, 'DELETE')).statusCode).toBe(404);
  expect((await list('')).customers.map(({ id }) => id)).toEqual([max.id]);
});
