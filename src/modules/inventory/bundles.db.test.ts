import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { quoteRequestSchema } from '#domain/schemas/order.schema.ts';
import { listParts, readSnapshot } from '#modules/orders/order-records.ts';
import { cancelOrder } from '#modules/orders/order-lifecycle.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makeBundle } from '#tests/support/bundles.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { restockPieces, retakeStock } from './stock.ts';

let database: TestDatabase;
let shop: ShopFixture;
let orders: OrderFixture;
let soap: number;
let towel: number;
let set: number;
let setProduct: number;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  orders = await createOrderFixture(database.db);
});
/** A set of one soap (3.00) and two towels (1.00 each) for 4.00. The set is older than its parts: its id is lower. */
beforeEach(async () => {
  const made = await shop.makeProduct({ title: 'Bathroom set', variations: [{ fullPrice: 400, stock: 77 }] });
  [set = 0] = made.variationIds;
  setProduct = made.id;
  const part = async (title: string, fullPrice: number, stock: number) =>
    (
      await shop.makeProduct({
        title,
        variations: [{ fullPrice, stock, sku: `${title} ${set}`, weight: 0.5 }],
      })
    ).variationIds[0] ?? 0;
  soap = await part('Soap', 300, 10);
  towel = await part('Towel', 100, 9);
  await makeBundle(database.db, set, [
    [soap, 1],
    [towel, 2],
  ]);
});
afterEach(async () => {
  const breaches = await checkInvariants(database.db);
  if (breaches.length > 0) throw new Error(`The doctor finds ${JSON.stringify(breaches)}`);
});
afterAll(() => database.drop());

const stocks = async () => [
  await orders.stockOf(soap),
  await orders.stockOf(towel),
  await orders.stockOf(set),
];
const setStock = (id: number, stock: number | null) =>
  sql`update variations set stock = ${stock} where id = ${id}`.execute(database.db);
const isListed = async () =>
  (
    await database.db
      .selectFrom('product_listing')
      .select('available')
      .where('product_id', '=', setProduct)
      .executeTakeFirstOrThrow()
  ).available;
const linesOf = (orderId: string) =>
  database.db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
const purgedTags = async () => {
  const { rows } = await sql<{ tags: string[] }>`
    select payload -> 'tags' as tags from outbox where topic = 'purge'`.execute(database.db);
  return rows.flatMap(({ tags }) => tags);
};

test('the stock of a bundle is what its parts make, whoever changes theirs', async () => {
  expect(await stocks()).toEqual([10, 9, 4]);
  await setStock(soap, 2);
  expect(await stocks()).toEqual([2, 9, 2]);
  await setStock(towel, null);
  await setStock(soap, 0);
  expect(await stocks()).toEqual([0, null, 0]);
  expect(await isListed()).toBe(false);
  expect(await purgedTags()).toContain(`product:${setProduct}`);
  await setStock(soap, null);
  expect(await stocks()).toEqual([null, null, null]);
  expect(await isListed()).toBe(true);
});

test('nobody sets the stock of a bundle', async () => {
  await setStock(set, 1000);
  await setStock(set, null);
  expect(await stocks()).toEqual([10, 9, 4]);
});

test('an order takes the parts, and its line keeps them with what each brings in', async () => {
  const order = await orders.place([[set, 3]]);
  expect(await stocks()).toEqual([7, 3, 1]);
  const [line] = await linesOf(order.id);
  expect(line).toMatchObject({
    from_stock: true,
    snapshot: {
      weight: 1.5,
      parts: [
        { variationId: soap, title: 'Soap', sku: `Soap ${set}`, quantity: 1, price: 300, amount: 720 },
        { variationId: towel, title: 'Towel', quantity: 2, price: 100, amount: 480 },
      ],
    },
  });
});

test('a bundle and one of its parts are of one stock', async () => {
  await expect(
    orders.place([
      [soap, 8],
      [set, 3],
    ]),
  ).rejects.toMatchObject({
    status: 409,
    data: { lines: [{ index: 1, variationId: set, available: 2 }] },
    children: { items: { children: { 1: { errors: [expect.stringContaining('Only 2 are left beside')] } } } },
  });
  await expect(orders.place([[set, 5]])).rejects.toMatchObject({
    data: { lines: [{ variationId: set, available: 4 }] },
  });
  expect(await stocks()).toEqual([10, 9, 4]);
  await orders.place([
    [soap, 8],
    [set, 2],
    [towel, 5],
  ]);
  expect(await stocks()).toEqual([0, 0, 0]);
});

test('cart, order and back office say what a bundle is made of, the packing slip how many pieces that is', async () => {
  const items = [
    { variationId: soap, quantity: 8 },
    { variationId: set, quantity: 3 },
  ];
  const quote = await orders.orders.quote(quoteRequestSchema.parse({ items }), {
    userId: null,
    clientKey: '',
  });
  const contents = '1\u00a0×\u00a0Soap, 2\u00a0×\u00a0Towel';
  expect(quote.lines).toMatchObject([
    { available: 10, options: '' },
    { available: 2, options: contents },
  ]);
  expect(quote.problems).toMatchObject([{ code: 'stock', value: 2, variationId: set }]);
  const order = await orders.place([[set, 3]]);
  expect(order.items).toMatchObject([{ variation: { title: contents } }]);
  const [line] = await linesOf(order.id);
  const bought = readSnapshot(line?.snapshot);
  expect(listParts(bought, line?.quantity)).toEqual(['3\u00a0×\u00a0Soap', '6\u00a0×\u00a0Towel']);
});

test('what was ordered goes back as it was ordered, whatever the bundle is made of since', async () => {
  const order = await orders.place([
    [set, 2],
    [towel, 1],
  ]);
  expect(await stocks()).toEqual([8, 4, 2]);
  await sql`delete from bundle_items where bundle_variation_id = ${set}`.execute(database.db);
  await makeBundle(database.db, set, [[soap, 4]]);
  expect(await stocks()).toEqual([8, 4, 2]);
  await database.db.transaction().execute((trx) => cancelOrder(trx, order.id, 'staff'));
  expect(await stocks()).toEqual([10, 9, 2]);
  const retaken = await database.db.transaction().execute(async (trx) => {
    const isTaken = await retakeStock(trx, order.id);
    const during = await sql<{ stock: number }>`select stock from variations where id = ${towel}`.execute(
      trx,
    );
    await sql`update orders set restocked_at = now() where id = ${order.id}`.execute(trx);
    await sql`update variations set stock = stock + case id when ${soap} then 2 else 5 end
      where id in (${soap}, ${towel})`.execute(trx);
    return [isTaken, during.rows[0]?.stock];
  });
  expect(retaken).toEqual([true, 4]);
});

test('a bundle that comes back brings back its parts, once', async () => {
  const { id } = await orders.place([
    [set, 2],
    [towel, 2],
  ]);
  expect(await stocks()).toEqual([8, 3, 1]);
  const [first, second] = await linesOf(id);
  const giveBack = () =>
    database.db.transaction().execute((trx) =>
      restockPieces(trx, id, [
        { lineId: first?.id ?? 0, quantity: 1 },
        { lineId: second?.id ?? 0, quantity: 2 },
      ]),
    );
  await giveBack();
  expect(await stocks()).toEqual([9, 7, 3]);
  await giveBack();
  expect(await stocks()).toEqual([10, 9, 4]);
});

test('a part that is not counted takes nothing and gives nothing back', async () => {
  await setStock(towel, null);
  const { id } = await orders.place([[set, 2]]);
  await setStock(towel, 5);
  await database.db.transaction().execute((trx) => cancelOrder(trx, id, 'staff'));
  expect(await stocks()).toEqual([10, 5, 2]);
});

test('a bundle that has lost a part is sold out until it is mended', async () => {
  await sql`delete from products where title = 'Towel'`.execute(database.db);
  expect(await orders.stockOf(set)).toBe(0);
  expect(await isListed()).toBe(false);
  await expect(orders.place([[set, 1]])).rejects.toMatchObject({ status: 409 });
  await sql`delete from bundle_items where variation_id is null`.execute(database.db);
  expect(await orders.stockOf(set)).toBe(10);
});

test('a bundle is in no bundle, and not in itself', async () => {
  const other = (await shop.makeProduct({ variations: [{ stock: 1 }] })).variationIds[0] ?? 0;
  await expect(makeBundle(database.db, other, [[set, 1]])).rejects.toMatchObject({ code: '23503' });
  await expect(makeBundle(database.db, soap, [[towel, 1]])).rejects.toMatchObject({ code: '23503' });
  await expect(makeBundle(database.db, other, [[other, 1]])).rejects.toMatchObject({ code: '23503' });
  await expect(makeBundle(database.db, other, [[soap, 100]])).rejects.toMatchObject({ code: '23514' });
});

test('200 buyers of a bundle and of its parts get what there is, and no more', async () => {
  const other = (await shop.makeProduct({ variations: [{ fullPrice: 500 }] })).variationIds[0] ?? 0;
  await makeBundle(database.db, other, [
    [towel, 1],
    [soap, 2],
  ]);
  await setStock(soap, 60);
  await setStock(towel, 80);
  const baskets = [
    [[set, 1]],
    [[towel, 1]],
    [[other, 1]],
    [
      [soap, 1],
      [set, 1],
    ],
    [
      [towel, 1],
      [other, 1],
    ],
  ] as const;
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => orders.place(baskets[index % baskets.length] ?? [])),
  );
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(failures.filter(({ status }) => status !== 409)).toEqual([]);
  expect(failures.length).toBeGreaterThan(0);
  const { rows } = await sql<{ id: number; taken: number }>`
    select piece.id, sum(l.quantity * piece.quantity)::int as taken
    from order_lines l cross join lateral (
      select l.variation_id as id, 1 as quantity where jsonb_array_length(l.snapshot -> 'parts') = 0
      union all select (p ->> 'variationId')::int, (p ->> 'quantity')::int
      from jsonb_array_elements(l.snapshot -> 'parts') p) piece
    where piece.id in (${soap}, ${towel}) group by 1`.execute(database.db);
  const taken = new Map(rows.map((row) => [row.id, row.taken]));
  expect(await orders.stockOf(soap)).toBe(60 - (taken.get(soap) ?? 0));
  expect(await orders.stockOf(towel)).toBe(80 - (taken.get(towel) ?? 0));
  // Whoever was refused would be refused now.
  const [soaps, towels] = [await orders.stockOf(soap), await orders.stockOf(towel)];
  expect(Math.min(soaps ?? 0, towels ?? 0)).toBeLessThan(2);
});
