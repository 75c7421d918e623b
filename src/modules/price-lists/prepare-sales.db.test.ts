import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { notifyChange } from '#db/changes.ts';
import { hearOwnCommits } from '#db/own-commits.ts';
import { priceListInputSchema, type AdminPriceList } from '#domain/schemas/price-list.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { answerFromIndex } from '#modules/listing/answer-from-index.ts';
import { createFacetIndex, type FacetIndex } from '#modules/listing/facet-index.ts';
import {
  composeListingPage,
  listProducts,
  planListing,
  type ListingPage,
  type ListingRequest,
} from '#modules/listing/listing-service.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createRandom } from '#modules/maintenance/random.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture, type ShopFixture } from '#tests/support/shop-fixture.ts';

import { bookSales } from './book-sales.ts';
import { createPriceListManagement, type PriceListManagement } from './manage-price-lists.ts';
import { prepareSales, takeOverAhead } from './prepare-sales.ts';

type Db = TestDatabase['db'];

let database: TestDatabase;
let db: Db;
let shop: ShopFixture;
let lists: PriceListManagement;
let index: FacetIndex;
/** Seconds by which the shop's times were moved into the past. */
let passed = 0;
let told: string[] = [];
let stopHearing: () => void;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ db } = database);
  shop = createShopFixture(db);
  const settings = { read: async () => parseSettings({}) };
  lists = createPriceListManagement({ db, settings, now: () => new Date() });
  stopHearing = hearOwnCommits(db, (tags) => {
    told.push(...tags);
    index.invalidate(tags);
  });
});
beforeEach(async () => {
  await sql`delete from layers where id > 0`.execute(db);
  await sql`truncate sale_moments, listing_moments, listing_ahead`.execute(db);
  await shop.clear();
  index = createFacetIndex({ db, clock: () => performance.now() + passed * 1000 });
  index.start();
  await index.settle();
  told = [];
});
afterEach(async () => {
  index.stop();
  await finishSales();
  const broken = await checkInvariants(db);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});
afterAll(() => {
  stopHearing();
  return database.drop();
});

/** A layer that begins so many seconds from now and lasts for so many. */
async function makeLayer({ inSeconds = 60, lasts = 3600 } = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into layers (name, color, status, starts_at, ends_at, position)
    select 'Sale', '#c2410c', 'open', now() + ${inSeconds} * interval '1 s',
      now() + ${inSeconds + lasts} * interval '1 s', coalesce(max(position), 0) + 1 from layers
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
let made = 0;
const makeSale = (layer: number, fields: object = {}): Promise<AdminPriceList> =>
  lists.create(priceListInputSchema.parse({ name: `Sale ${++made}`, layer, percent: 20, ...fields }));
/** As approving and pausing do. */
const setStatus = (layer: number, status: string, on: Db = db) =>
  on.transaction().execute(async (trx) => {
    await sql`update layers set status = ${status} where id = ${layer}`.execute(trx);
    await notifyChange(trx, ['layers', 'prices']);
  });
async function approveSale(times: Parameters<typeof makeLayer>[0], fields: object = {}) {
  const layer = await makeLayer(times);
  const list = await makeSale(layer, fields);
  await setStatus(layer, 'approved');
  return { layer, list };
}

/** So many seconds go by: everything that has a time lies that much further back, and nothing is written of it. */
async function pass(seconds: number): Promise<void> {
  const moment = (column: string) => sql`${sql.ref(column)} - ${seconds} * interval '1 s'`;
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update layers set starts_at = ${moment('starts_at')}, ends_at = ${moment('ends_at')}`.execute(
      trx,
    );
    await sql`update sale_moments set at = ${moment('at')}, claimed_until = null`.execute(trx);
    await sql`update listing_moments set at = ${moment('at')}, claimed_until = null`.execute(trx);
    await sql`update price_history set valid_from = ${moment('valid_from')}, valid_to = ${moment('valid_to')}`.execute(
      trx,
    );
  });
  passed += seconds;
}

async function finishSales(): Promise<void> {
  await bookSales(db);
  await takeOverAhead(db);
}

const query = { page: 1, properties: {}, options: {} };
const requests = (catalogId: number | null): ListingRequest[] => [
  { catalogId: null, limit: 100, sortDefault: 'price_asc', query },
  { catalogId, limit: 3, sortDefault: 'price_desc', query },
  { catalogId, limit: 100, sortDefault: 'price_asc', query: { ...query, minPrice: 30, maxPrice: 70 } },
  { catalogId: null, limit: 100, sortDefault: 'price_asc', query: { ...query, discounted: true } },
];

const bySql = (asked: readonly ListingRequest[], from: Db = db) =>
  Promise.all(asked.map((request) => listProducts(from, request)));

async function byIndex(asked: readonly ListingRequest[]): Promise<ListingPage[]> {
  await index.settle();
  const current = await index.current();
  if (!current) throw new Error('The index does not answer');
  return asked.map((request) => composeListingPage(request, answerFromIndex(current, planListing(request))));
}

/** What a listing that was made this moment says, without anything that was written ahead. */
async function byPlainComputation(asked: readonly ListingRequest[]): Promise<ListingPage[]> {
  const pages: ListingPage[] = [];
  const rollback = new Error('rolled back');
  await db
    .transaction()
    .execute(async (trx) => {
      await sql`delete from listing_moments`.execute(trx);
      await sql`delete from product_listing`.execute(trx);
      await refreshListing(trx, 'all');
      for (const request of asked) pages.push(await listProducts(trx, request));
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  return pages;
}

async function expectPlain(catalogId: number | null = null): Promise<void> {
  const asked = requests(catalogId);
  const plain = await byPlainComputation(asked);
  expect(await bySql(asked)).toEqual(plain);
  expect(await byIndex(asked)).toEqual(plain);
}

/** Products by price, with the range of prices. */
async function shown() {
  const asked = requests(null).slice(0, 1);
  const [fromSql] = await bySql(asked);
  const [fromIndex] = await byIndex(asked);
  expect(fromIndex).toEqual(fromSql);
  return { ids: fromSql?.productIds, min: fromSql?.filter.price.min, max: fromSql?.filter.price.max };
}

const edit = (id: number, prices: { full: number; discount?: number | null }) =>
  db.transaction().execute(async (trx) => {
    await sql`update variations set full_price = ${prices.full}, discount_price = ${prices.discount ?? null}
      where product_id = ${id}`.execute(trx);
    await refreshListing(trx, [id]);
    await notifyChange(trx, [`product:${id}`]);
  });

describe('with its moment a sale that was prepared', () => {
  test('changes order, filter and facets, at its start and at its end, without a job', async () => {
    const cheap = await shop.makeProduct({ variations: [{ fullPrice: 9000 }] });
    const dear = await shop.makeProduct({ variations: [{ fullPrice: 10_000 }] });
    index.invalidate(['products']);
    await approveSale({ inSeconds: 60, lasts: 60 }, { covers: 'chosen', products: [dear.id] });
    await prepareSales(db);
    expect(await shown()).toEqual({ ids: [cheap.id, dear.id], min: 90, max: 100 });
    await pass(61);
    expect(await shown()).toEqual({ ids: [dear.id, cheap.id], min: 80, max: 90 });
    await pass(60);
    expect(await shown()).toEqual({ ids: [cheap.id, dear.id], min: 90, max: 100 });
    told = [];
    await finishSales();
    expect(told).toEqual([]);
    expect(await shown()).toEqual({ ids: [cheap.id, dear.id], min: 90, max: 100 });
    expect((await sql`select from listing_ahead`.execute(db)).rows).toEqual([]);
  });

  test('that nobody could prepare in time follows by the job, as one that is approved at once', async () => {
    const { id } = await shop.makeProduct({ variations: [{ fullPrice: 10_000 }] });
    index.invalidate(['products']);
    await approveSale({ inSeconds: -1 });
    await bookSales(db);
    expect(await shown()).toEqual({ ids: [id], min: 80, max: 80 });
    await approveSale({ inSeconds: 5 }, { percent: 40 });
    await pass(6);
    expect(await shown()).toEqual({ ids: [id], min: 80, max: 80 });
    await bookSales(db);
    expect(await shown()).toEqual({ ids: [id], min: 60, max: 60 });
  });

  test('is prepared once by two instances, and where one was stopped by another', async () => {
    await shop.makeProduct();
    await approveSale({ inSeconds: 60 });
    await Promise.all([prepareSales(db), prepareSales(db)]);
    const ready = async () =>
      (await sql<{ is_ready: boolean }>`select is_ready from listing_moments`.execute(db)).rows;
    expect(await ready()).toEqual([{ is_ready: true }]);
    await sql`update listing_moments set is_ready = false, claimed_until = now() + interval '1 minute'`.execute(
      db,
    );
    await prepareSales(db);
    expect(await ready()).toEqual([{ is_ready: false }]);
    await sql`update listing_moments set claimed_until = now() - interval '1 s'`.execute(db);
    await prepareSales(db);
    expect(await ready()).toEqual([{ is_ready: true }]);
  });
});

describe('what changes between', () => {
  test('a sale that is paused, dearer or gone before it begins changes nothing of before', async () => {
    const { id } = await shop.makeProduct({ variations: [{ fullPrice: 10_000 }] });
    index.invalidate(['products']);
    const { layer } = await approveSale({ inSeconds: 60 });
    const { list } = await approveSale({ inSeconds: 60 }, { percent: 10 });
    await prepareSales(db);
    await setStatus(layer, 'paused');
    await lists.setPrice(list.id, { variationId: (await variationOf(id)) ?? 0, minQuantity: 1 }, 95);
    await bookSales(db);
    await pass(61);
    // Nobody prepared it again.
    expect(await shown()).toEqual({ ids: [id], min: 100, max: 100 });
    await bookSales(db);
    expect(await shown()).toEqual({ ids: [id], min: 95, max: 95 });
  });

  test('a sale that is paused by what is committed after its start is not seen in an index that began it', async () => {
    const { id } = await shop.makeProduct({ variations: [{ fullPrice: 10_000 }] });
    index.invalidate(['products']);
    const { layer } = await approveSale({ inSeconds: 60 });
    await prepareSales(db);
    const asked = requests(null).slice(0, 1);
    await db.transaction().execute(async (trx) => {
      await sql`update layers set status = 'paused' where id = ${layer}`.execute(trx);
      // The moment comes for the index, whose clock is ahead of the transaction's.
      passed += 61;
      expect((await byIndex(asked))[0]?.filter.price.min).toBe(80);
      await notifyChange(trx, ['layers', 'prices']);
    });
    passed -= 61;
    expect(await shown()).toEqual({ ids: [id], min: 100, max: 100 });
  });

  test('what was begun before a moment and is committed after all others counts by the moment', async () => {
    const shownBefore = await shop.makeProduct({ variations: [{ fullPrice: 10_000 }] });
    const hidden = await shop.makeProduct({ enabled: false, variations: [{ fullPrice: 5000 }] });
    index.invalidate(['products']);
    await approveSale({ inSeconds: 60 });
    await prepareSales(db);
    await db.transaction().execute(async (trx) => {
      await sql`update products set enabled = true where id = ${hidden.id}`.execute(trx);
      await refreshListing(trx, [hidden.id]);
      await notifyChange(trx, [`product:${hidden.id}`, 'products']);
      await pass(61);
      await finishSales();
    });
    expect(await shown()).toEqual({ ids: [hidden.id, shownBefore.id], min: 40, max: 80 });
    await takeOverAhead(db);
    expect((await sql`select from listing_ahead`.execute(db)).rows).toEqual([]);
    expect(await shown()).toEqual({ ids: [hidden.id, shownBefore.id], min: 40, max: 80 });
  });

  test('nothing is prepared by what somebody is about to change', async () => {
    await shop.makeProduct();
    const { layer } = await approveSale({ inSeconds: 60 });
    const moments = async () => (await sql`select from listing_moments`.execute(db)).rows.length;
    await db.transaction().execute(async (trx) => {
      await sql`update layers set starts_at = starts_at + interval '1 s' where id = ${layer}`.execute(trx);
      await prepareSales(db);
      expect(await moments()).toBe(0);
    });
    await prepareSales(db);
    expect(await moments()).toBeGreaterThan(0);
  });
});

async function variationOf(productId: number): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number;
  }>`select id from variations where product_id = ${productId}`.execute(db);
  return rows[0]?.id;
}

test(
  'listing, filter and facets are at any time what a plain computation gives, whatever changes in between',
  { timeout: 240_000 },
  async () => {
    const random = createRandom(2026_11);
    const parent = await shop.makeCatalog();
    const catalogs = [parent, await shop.makeCatalog({ parentId: parent }), await shop.makeCatalog()];
    const price = () => (random.below(18) + 2) * 500;
    const makeProduct = () =>
      shop.makeProduct({
        catalogs: [random.pick(catalogs)],
        properties: { Paper: random.pick(['Kraft', 'Rag']) },
        variations: [
          { fullPrice: price() },
          { fullPrice: price(), discountPrice: 700, stock: random.below(2) },
        ],
      });
    const ids: number[] = [];
    for (let count = 0; count < 10; count++) ids.push((await makeProduct()).id);
    index.invalidate(['products', 'catalogs']);
    const sales: { layer: number; list: AdminPriceList }[] = [];
    const addSale = async () => {
      const covers = random.chance(0.5) ? { covers: 'chosen', catalogs: [random.pick(catalogs)] } : {};
      const times = { inSeconds: 10 + random.below(100), lasts: 10 + random.below(100) };
      const percent = 10 + random.below(50);
      sales.push(await approveSale(times, { ...covers, percent, skipsReduced: random.chance(0.3) }));
    };
    /** Sales that were changed are seen at once by the job, and what is to come is prepared. */
    const settleSales = async () => {
      await finishSales();
      await prepareSales(db);
    };
    const changes = [
      () => edit(random.pick(ids), { full: price(), discount: random.chance(0.3) ? 600 : null }),
      () => edit(random.pick(ids), { full: price() }),
      async () => {
        const { id } = await makeProduct();
        ids.push(id);
        await notifyChange(db, [`product:${id}`]);
      },
      async () => {
        const id = random.pick(ids);
        await sql`update products set enabled = not enabled where id = ${id}`.execute(db);
        await refreshListing(db, [id]);
        await notifyChange(db, [`product:${id}`]);
      },
      async () => {
        const id = random.pick(ids);
        await sql`update catalog_products set catalog_id = ${random.pick(catalogs)} where product_id = ${id}`.execute(
          db,
        );
        await refreshListing(db, [id]);
        await notifyChange(db, [`product:${id}`]);
      },
      async () => {
        await addSale();
        await settleSales();
      },
      async () => {
        const sale = random.pick(sales);
        await setStatus(sale.layer, random.chance(0.5) ? 'paused' : 'approved');
        await settleSales();
      },
      async () => {
        const sale = random.pick(sales);
        await lists.setPrice(
          sale.list.id,
          { variationId: (await variationOf(random.pick(ids))) ?? 0, minQuantity: 1 },
          5 + random.below(40),
        );
        await settleSales();
      },
      () => prepareSales(db),
      () => finishSales(),
      () => pass(5 + random.below(40)),
      () => pass(5 + random.below(40)),
      () => pass(5 + random.below(40)),
    ];
    await addSale();
    await settleSales();
    let boundaries = 0;
    for (let step = 0; step < 90; step++) {
      await random.pick(changes)();
      boundaries += Number(
        (
          await sql`select from listing_ahead a join listing_moments m on m.id = a.moment_id
        where m.at <= now() limit 1`.execute(db)
        ).rows.length > 0,
      );
      await expectPlain(random.pick([...catalogs, null]));
    }
    // Most of it was asked while the listing itself said something else.
    expect(boundaries).toBeGreaterThan(10);
  },
);
