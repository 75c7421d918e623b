import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { parseSettings } from '#domain/settings/settings.schema.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { createProductManagement, type ProductManagement } from './manage-products.ts';
import { deleteOldPrices } from './price-history.queries.ts';
import { createProductReader } from './product-reader.ts';

let database: TestDatabase;
let shop: ShopFixture;
let management: ProductManagement;
let id: number;
let productId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  shop = createShopFixture(database.db);
  management = createProductManagement({ db: database.db });
});
beforeEach(async () => {
  await shop.clear();
  const made = await shop.makeProduct({
    title: 'Cup',
    slug: 'cup',
    variations: [{ sku: 'CUP', fullPrice: 10_000 }],
  });
  productId = made.id;
  id = made.variationIds[0] ?? 0;
});
afterAll(() => database.drop());

type Period = { price: number; reduced: boolean; isPresent: boolean };

/** In the order of time; without gaps. */
async function history(variationId = id): Promise<[price: number, reduced: boolean][]> {
  const { rows } = await sql<Period & { isNext: boolean }>`
    select price, reduced, valid_to is null as "isPresent",
      lag(valid_to) over (order by valid_from) is not distinct from valid_from
        or row_number() over (order by valid_from) = 1 as "isNext"
    from price_history where variation_id = ${variationId} order by valid_from`.execute(database.db);
  expect(rows.every(({ isNext }) => isNext)).toBe(true);
  expect(rows.map(({ isPresent }) => isPresent)).toEqual(rows.map((_, index) => index === rows.length - 1));
  return rows.map(({ price, reduced }) => [price, reduced]);
}

const setPrices = (fullPrice: number, discountPrice: number | null = null) =>
  sql`update variations set full_price = ${fullPrice}, discount_price = ${discountPrice} where id = ${id}`.execute(
    database.db,
  );

/** As if all that is written had been so many days earlier. */
const age = (days: number) =>
  sql`update price_history set valid_from = valid_from - make_interval(days => ${days}),
    valid_to = valid_to - make_interval(days => ${days})`.execute(database.db);

const settings = { read: async () => parseSettings({ ecommerce: { priorPrice: 'always' } }) };
async function read() {
  const reader = createProductReader({ db: database.db, settings });
  return (await reader.findBySlugOrId('cup'))?.variations[0]?.priorPrice;
}

describe('prices are kept', () => {
  test('of a new variation from its beginning on', async () => {
    expect(await history()).toEqual([[10_000, false]]);
  });

  test('by the form of a product', async () => {
    const form = await management.read(productId);
    const priced = (fullPrice: number, discountPrice: number | null) => ({
      ...form,
      variations: form.variations.map((own) => ({
        ...own,
        stockBefore: own.stock,
        fullPrice,
        discountPrice,
      })),
    });
    const saved = await management.update(productId, priced(100, 80));
    expect(await history()).toEqual([
      [10_000, false],
      [8000, true],
    ]);
    await management.update(productId, { ...priced(100, 80), title: 'Big cup', version: saved.version });
    expect(await history()).toHaveLength(2);
  });

  test('by cells', async () => {
    await management.changeCells([{ variationId: id, field: 'fullPrice', value: 90, before: 100 }]);
    expect(await history()).toEqual([
      [10_000, false],
      [9000, false],
    ]);
  });

  test('in bulk', async () => {
    await management.bulk({
      target: { ids: [productId] },
      changes: { discount: { kind: 'percent', value: 20, rounding: 'cent' } },
      dryRun: false,
    });
    expect(await history()).toEqual([
      [10_000, false],
      [8000, true],
    ]);
  });

  test('of a copy, from when it was made', async () => {
    const copy = await management.duplicate(productId);
    expect(await history(copy.variations[0]?.id ?? 0)).toEqual([[10_000, false]]);
  });

  test('and go with their variation', async () => {
    await management.remove(productId);
    expect(await sql`select from price_history`.execute(database.db)).toMatchObject({ rows: [] });
  });

  test('but not what is written again as it was, nor another full price of what has a discount', async () => {
    await setPrices(10_000);
    await sql`update variations set stock = 3, sku = 'other' where id = ${id}`.execute(database.db);
    expect(await history()).toHaveLength(1);
    await setPrices(10_000, 8000);
    await setPrices(12_000, 8000);
    expect(await history()).toHaveLength(2);
  });

  test('but not what nobody saw, for the same transaction changed it again', async () => {
    await database.db.transaction().execute(async (trx) => {
      for (const price of [5000, 7000])
        await sql`update variations set full_price = ${price} where id = ${id}`.execute(trx);
    });
    expect(await history()).toEqual([
      [10_000, false],
      [7000, false],
    ]);
  });

  test('of a transaction that began before another and ended after it', async () => {
    await database.db.transaction().execute(async (slow) => {
      await sql`select 1`.execute(slow);
      await setPrices(5000);
      await sql`update variations set full_price = 7000 where id = ${id}`.execute(slow);
    });
    expect((await history()).map(([price]) => price)).toEqual([10_000, 5000, 7000]);
    expect(await checkInvariants(database.db)).toEqual([expect.objectContaining({ name: 'listing-prices' })]);
  });
});

describe('the price before a discount', () => {
  test('is the lowest of the 30 days before, and stays while the discount goes further', async () => {
    await setPrices(9000);
    await age(10);
    await setPrices(12_000);
    await age(10);
    await setPrices(12_000, 8000);
    expect(await read()).toBe(90);
    await age(100);
    await setPrices(12_000, 6000);
    expect(await read()).toBe(90);
  });

  test('is not known of what was reduced from the start, and absent without a discount', async () => {
    expect(await read()).toBeUndefined();
    await sql`delete from price_history`.execute(database.db);
    await setPrices(10_000, 8000);
    expect(await read()).toBeNull();
  });
});

test('old prices go, but for those that the discount of today is measured by', async () => {
  await setPrices(9000);
  await age(300);
  await setPrices(10_000);
  await age(200);
  await setPrices(10_000, 8000);
  await age(10);
  const before = await history();
  await deleteOldPrices(database.db);
  expect(await history()).toEqual(before.slice(1));
  await age(600);
  await deleteOldPrices(database.db);
  expect(await history()).toEqual([
    [10_000, false],
    [8000, true],
  ]);
  expect(await read()).toBe(100);
});
