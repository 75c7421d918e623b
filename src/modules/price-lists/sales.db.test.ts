import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '#db/database.ts';
import { quoteRequestSchema } from '#domain/schemas/order.schema.ts';
import { priceListInputSchema, type AdminPriceList } from '#domain/schemas/price-list.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createGroupManagement } from '#modules/customer-groups/manage-groups.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { notePrices } from '#modules/indexing/sale-prices.queries.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { readProducts } from '#modules/products/read-products.ts';
import { makeUser } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createOrderFixture, type OrderFixture } from '#tests/support/order-fixture.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { bookSales } from './book-sales.ts';
import { keepSales } from './keep-sales.ts';
import { createPriceListManagement, type PriceListManagement } from './manage-price-lists.ts';

let database: TestDatabase;
let shop: ReturnType<typeof createShopFixture>;
let fixture: OrderFixture;
let lists: PriceListManagement;
let productId: number;
let cup: number;
let plate: number;
let catalogs: { parent: number; child: number; other: number };

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  shop = createShopFixture(db);
  fixture = await createOrderFixture(db);
  const settings = { read: async () => parseSettings({}) };
  lists = createPriceListManagement({ db, settings, now: () => new Date() });
  const parent = await shop.makeCatalog({ title: 'Ceramics' });
  catalogs = {
    parent,
    child: await shop.makeCatalog({ title: 'Cups', parentId: parent }),
    other: await shop.makeCatalog({ title: 'Prints' }),
  };
});
beforeEach(async () => {
  await sql`delete from layers where id > 0`.execute(database.db);
  await sql`delete from products where title = 'Cup'`.execute(database.db);
  await sql`delete from sale_moments`.execute(database.db);
  const made = await shop.makeProduct({
    title: 'Cup',
    catalogs: [catalogs.child],
    variations: [
      { fullPrice: 10_000, sku: 'CUP', stock: 1000 },
      { fullPrice: 20_000, discountPrice: 15_000, sku: 'PLATE' },
    ],
  });
  productId = made.id;
  [cup = 0, plate = 0] = made.variationIds;
});
afterAll(async () => {
  await bookSales(database.db);
  const broken = await checkInvariants(database.db);
  await database.drop();
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
});

/** A layer that begins so many seconds from now and lasts for so many. */
async function makeLayer({ inSeconds = -60, lasts = 3600, status = 'approved' } = {}): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into layers (name, color, status, starts_at, ends_at, position)
    select 'Sale', '#c2410c', ${status}, now() + ${inSeconds} * interval '1 s',
      now() + ${inSeconds + lasts} * interval '1 s', coalesce(max(position), 0) + 1 from layers
    returning id`.execute(database.db);
  return rows[0]?.id ?? 0;
}
const moveLayer = (id: number, { starts, ends }: { starts: number; ends: number }) =>
  sql`update layers set starts_at = now() + ${starts} * interval '1 s',
    ends_at = now() + ${ends} * interval '1 s' where id = ${id}`.execute(database.db);
const setStatus = (id: number, status: string) =>
  sql`update layers set status = ${status},
    position = case when ${status} in ('merged', 'discarded') then null else position end
    where id = ${id}`.execute(database.db);
let made = 0;
const makeSale = (layer: number, fields: object = {}): Promise<AdminPriceList> =>
  lists.create(priceListInputSchema.parse({ name: `Sale ${++made}`, layer, percent: 20, ...fields }));

const quote = (userId: number | null = null, variationId = cup) =>
  fixture.orders.quote(quoteRequestSchema.parse({ items: [{ variationId, quantity: 1 }] }), {
    userId,
    clientKey: '192.0.2.1',
  });
/** What page, listing and quote say of both variations. */
async function seen() {
  const [product] = await readProducts(database.db, [productId], { withPriorPrices: true });
  const { rows } = await sql<{ prices: number[]; discounted: boolean }>`
    select prices, discounted from product_listing where product_id = ${productId}`.execute(database.db);
  return {
    page: product?.variations.map(({ discountPrice, fullPrice }) => discountPrice ?? fullPrice),
    card: product?.discount,
    full: product?.variations.map(({ fullPrice }) => fullPrice),
    listing: rows[0]?.prices,
    quoted: [(await quote()).total, (await quote(null, plate)).total],
  };
}
const usual = {
  page: [100, 150],
  card: null,
  full: [100, 200],
  listing: [10_000, 15_000],
  quoted: [100, 150],
};
const fifth = {
  page: [80, 150],
  card: 80,
  full: [100, 200],
  listing: [8000, 15_000],
  quoted: [80, 150],
};
const setFullPrice = (price: number) =>
  database.db.transaction().execute(async (trx) => {
    await sql`update variations set full_price = ${price} where id = ${cup}`.execute(trx);
    await refreshListing(trx, [productId]);
  });
const historyOf = async (variationId: number) => {
  const { rows } = await sql<{ price: number; reduced: boolean }>`
    select price, reduced from price_history where variation_id = ${variationId}
    order by valid_from`.execute(database.db);
  return rows.map(({ price, reduced }) => (reduced ? -price : price));
};

describe('a sale', () => {
  test('lowers prices from the start of its layer to its end, and leaves nothing behind', async () => {
    const layer = await makeLayer({ inSeconds: 3600 });
    await makeSale(layer);
    await bookSales(database.db);
    expect(await seen()).toEqual(usual);
    await moveLayer(layer, { starts: -10, ends: 3600 });
    // What is asked and shown is right without anything being written; the listing follows.
    expect(await seen()).toEqual({ ...fifth, listing: usual.listing });
    await bookSales(database.db);
    expect(await seen()).toEqual(fifth);
    await moveLayer(layer, { starts: -20, ends: -10 });
    expect(await seen()).toEqual({ ...usual, listing: fifth.listing });
    await bookSales(database.db);
    expect(await seen()).toEqual(usual);
    expect(await historyOf(cup)).toEqual([10_000, -8000, 10_000]);
  });

  test.each(['open', 'paused', 'discarded'])('of a layer that is %s lowers nothing', async (status) => {
    const layer = await makeLayer();
    await makeSale(layer);
    await bookSales(database.db);
    expect(await seen()).toEqual(fifth);
    await setStatus(layer, status);
    await bookSales(database.db);
    expect(await seen()).toEqual(usual);
  });

  test('that is switched off or deleted lowers nothing', async () => {
    const layer = await makeLayer();
    const { version, id } = await makeSale(layer, { name: 'Off' });
    const input = priceListInputSchema.parse({ name: 'Off', layer, percent: 20, enabled: false });
    expect(await lists.change(id, { ...input, version })).toMatchObject({ state: 'off' });
    expect((await seen()).page).toEqual(usual.page);
    await lists.change(id, { ...input, enabled: true, version: version + 1 });
    expect((await seen()).page).toEqual(fifth.page);
    await bookSales(database.db);
    await lists.remove(id);
    await bookSales(database.db);
    expect(await seen()).toEqual(usual);
  });

  test('of chosen catalogs covers what is below them and what comes into them later', async () => {
    const layer = await makeLayer();
    const list = await makeSale(layer, { covers: 'chosen', catalogs: [catalogs.parent] });
    expect(list).toMatchObject({ cheaper: 1, state: 'active' });
    expect((await seen()).page).toEqual(fifth.page);
    const { db } = database;
    const later = await shop.makeProduct({ title: 'Cup', catalogs: [catalogs.other] });
    const priceOf = async (id: number) => (await readProducts(db, [id]))[0]?.discount;
    expect(await priceOf(later.id)).toBeNull();
    await sql`insert into catalog_products (catalog_id, product_id, position)
      values (${catalogs.child}, ${later.id}, 9)`.execute(db);
    await refreshListing(db, [later.id]);
    expect(await priceOf(later.id)).toBe(80);
    await sql`delete from catalog_products where product_id = ${later.id}`.execute(db);
    await refreshListing(db, [later.id]);
    expect(await priceOf(later.id)).toBeNull();
  });

  test('of nothing chosen lowers its own prices alone', async () => {
    const list = await makeSale(await makeLayer(), { covers: 'chosen' });
    expect(list.cheaper).toBe(0);
    expect((await seen()).page).toEqual(usual.page);
    await lists.paste(list.id, { text: 'CUP 1\t79.90\nPLATE; 160', mark: '.', replaces: false });
    expect((await seen()).page).toEqual(usual.page);
    await lists.paste(list.id, { text: 'CUP\t79.90\nPLATE\t160', mark: '.', replaces: false });
    expect((await seen()).page).toEqual([79.9, 150]);
    await lists.paste(list.id, { text: 'PLATE\t140', mark: '.', replaces: true });
    expect((await seen()).page).toEqual([100, 140]);
  });

  test('may leave alone what is reduced already, and never makes a price higher', async () => {
    const list = await makeSale(await makeLayer(), { percent: 50, skipsReduced: true });
    expect((await seen()).page).toEqual([50, 150]);
    await lists.setPrice(list.id, { variationId: plate, minQuantity: 1 }, 120);
    expect((await seen()).page).toEqual([50, 120]);
    await lists.setPrice(list.id, { variationId: plate, minQuantity: 1 }, 180);
    await lists.setPrice(list.id, { variationId: cup, minQuantity: 1 }, 250);
    expect((await seen()).page).toEqual([100, 150]);
    await lists.removePrice(list.id, { variationId: cup, minQuantity: 1 });
    expect((await seen()).page).toEqual([50, 150]);
  });

  test('beside others: the lowest price counts, whatever their order', async () => {
    const [one, two] = [await makeLayer(), await makeLayer()];
    await makeSale(one, { percent: 10 });
    await makeSale(two, { percent: 30 });
    await makeSale(one, { percent: 20 });
    expect((await seen()).page).toEqual([70, 140]);
    await setStatus(two, 'paused');
    expect((await seen()).page).toEqual([80, 150]);
  });

  test('beside the list of a group: who is in it pays the lower of both', async () => {
    const groups = createGroupManagement(database);
    const group = (await groups.create({ name: `Group ${++made}`, note: '' })).id;
    const { id: member } = await makeUser(database.db);
    await groups.setGroupsOf(member, [group]);
    const list = await lists.create(
      priceListInputSchema.parse({ name: `Dealers ${++made}`, groups: [group], percent: 10 }),
    );
    const layer = await makeLayer();
    await makeSale(layer);
    expect((await quote(member)).lines).toMatchObject([{ price: 80, isOwnPrice: false }]);
    await setStatus(layer, 'paused');
    expect((await quote(member)).lines).toMatchObject([{ price: 90, isOwnPrice: true }]);
    await lists.remove(list.id);
  });

  test('leaves gift cards and what has no price as they are', async () => {
    const { id: card } = await shop.makeProduct({ title: 'Cup', fulfilment: 'gift_card' });
    const { id: asked } = await shop.makeProduct({ title: 'Cup', variations: [{ fullPrice: 0 }] });
    await makeSale(await makeLayer());
    const products = await readProducts(database.db, [card, asked]);
    expect(products.map(({ discount }) => discount)).toEqual([null, null]);
  });
});

describe('orders', () => {
  test('who has seen the price of the sale is told when it is over, and pays what was shown', async () => {
    const layer = await makeLayer();
    const { name } = await makeSale(layer);
    const order = await fixture.place([[cup, 1]], { expectedTotal: 80 });
    const { rows } = await sql<{ price: number; list: string; full: number }>`
      select price, full_price as full, snapshot->>'priceList' as list from order_lines
      where order_id = ${order.id}`.execute(database.db);
    expect(rows).toEqual([{ price: 8000, full: 10_000, list: name }]);
    await moveLayer(layer, { starts: -20, ends: -1 });
    await expect(fixture.place([[cup, 1]], { expectedTotal: 80 })).rejects.toMatchObject({
      status: 409,
      data: { total: 100 },
    });
    await expect(fixture.place([[cup, 1]], { expectedTotal: 100 })).resolves.toMatchObject({ total: 100 });
  });

  test('that meet a boundary cost what was shown before it or after it, never something else', async () => {
    const layer = await makeLayer({ inSeconds: -60, lasts: 61 });
    await makeSale(layer);
    const told = new Set<string>();
    for (const until = Date.now() + 10_000; Date.now() < until && !told.has('100: 100');) {
      const { total } = await quote();
      const [placed] = await Promise.allSettled([fixture.place([[cup, 1]], { expectedTotal: total })]);
      const paid =
        placed.status === 'fulfilled' ? placed.value.total : `refused for ${placed.reason.data.total}`;
      told.add(`${total}: ${paid}`);
    }
    // The second one is met where the sale ends between both.
    told.delete('80: refused for 100');
    expect([...told]).toEqual(['80: 80', '100: 100']);
  });
});

describe('what is kept for good', () => {
  test('costs the same all the while, and belongs to the products in the end', async () => {
    const layer = await makeLayer();
    const list = await makeSale(layer, { percent: 30 });
    await bookSales(database.db);
    const during = await seen();
    await sql`update price_lists set is_kept = true where layer_id = ${layer}`.execute(database.db);
    await setStatus(layer, 'merged');
    expect(await seen()).toEqual(during);
    expect(await lists.find(list.id)).toMatchObject({ state: 'active' });
    await expect(lists.remove(list.id)).rejects.toMatchObject({ status: 409 });
    await keepSales(database.db);
    await bookSales(database.db);
    expect(await seen()).toEqual(during);
    const { rows } = await sql<{ price: number }>`select discount_price as price from variations
      where product_id = ${productId} order by id`.execute(database.db);
    expect(rows.map(({ price }) => price)).toEqual([7000, 14_000]);
    expect(await lists.find(list.id)).toMatchObject({ state: 'ended', cheaper: 0 });
    expect(await historyOf(cup)).toEqual([10_000, -7000]);
    await lists.remove(list.id);
    expect(await seen()).toEqual(during);
  });
});

describe('what is derived', () => {
  test('the history says when a sale began and ended, also when that is noted late and in one go', async () => {
    const layer = await makeLayer({ inSeconds: 3600 });
    await makeSale(layer);
    await bookSales(database.db);
    // Nobody was there for two hours.
    await sql`update price_history set valid_from = now() - interval '1 day'
      where variation_id = ${cup}`.execute(database.db);
    await sql`update layers set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
      where id = ${layer}`.execute(database.db);
    await sql`delete from sale_moments`.execute(database.db);
    await sql`insert into sale_moments (at) select unnest(array[starts_at, ends_at]) from layers
      where id = ${layer}`.execute(database.db);
    await bookSales(database.db);
    await bookSales(database.db);
    const { rows } = await sql<{ price: number; hours: number }>`
      select price, round(extract(epoch from now() - valid_from) / 3600)::int as hours
      from price_history where variation_id = ${cup} order by valid_from`.execute(database.db);
    expect(rows).toEqual([
      { price: 10_000, hours: 24 },
      { price: 8000, hours: 2 },
      { price: 10_000, hours: 1 },
    ]);
  });

  test('the prior price is the lowest of the thirty days before the sale, from its first moment on', async () => {
    await sql`update price_history set valid_from = now() - interval '20 days'
      where variation_id = ${cup}`.execute(database.db);
    const layer = await makeLayer();
    await makeSale(layer);
    const prior = async () =>
      (await readProducts(database.db, [productId], { withPriorPrices: true }))[0]?.variations[0]?.priorPrice;
    expect(await prior()).toBe(100);
    await bookSales(database.db);
    expect(await prior()).toBe(100);
    await setFullPrice(12_000);
    expect(await historyOf(cup)).toEqual([10_000, -8000, -9600]);
  });

  test('feeds and sitemaps make the parts of changed products anew, and no other', async () => {
    const layer = await makeLayer({ inSeconds: 3600 });
    await makeSale(layer);
    await bookSales(database.db);
    const parts = async () => {
      const { rows } = await sql<{ part: number }>`
        delete from product_part_changes returning part`.execute(database.db);
      return [...new Set(rows.map(({ part }) => part))];
    };
    await parts();
    await bookSales(database.db);
    expect(await parts()).toEqual([]);
    await moveLayer(layer, { starts: -10, ends: 3600 });
    await bookSales(database.db);
    expect(await parts()).toEqual([Math.floor((productId - 1) / 100) + 1]);
  });

  test('two instances book a moment once, and one that was stopped is followed by another', async () => {
    await makeSale(await makeLayer());
    await Promise.all([bookSales(database.db), bookSales(database.db)]);
    await bookSales(database.db);
    expect(await historyOf(cup)).toEqual([10_000, -8000]);
    const { rows } = await sql`select from sale_moments`.execute(database.db);
    expect(rows).toHaveLength(1);
    await sql`insert into sale_moments (at, claimed_until) values (now(), now() - interval '1 s')`.execute(
      database.db,
    );
    await bookSales(database.db);
    expect((await sql`select from sale_moments`.execute(database.db)).rows).toHaveLength(1);
  });

  test('a change of the full price moves the price by percentage with it', async () => {
    await makeSale(await makeLayer());
    await setFullPrice(5000);
    expect((await seen()).page).toEqual([40, 150]);
    await bookSales(database.db);
    expect(await historyOf(cup)).toEqual([10_000, -8000, -4000]);
  });
});

describe('the price between a boundary and its booking', () => {
  const takeOutOfSale = async (trx: Kysely<Database>) => {
    await sql`delete from catalog_products where product_id = ${productId}`.execute(trx);
    await refreshListing(trx, [productId]);
  };
  const edit = (run: (trx: Kysely<Database>) => Promise<void>) => database.db.transaction().execute(run);

  test('is known where the full price changes in between, from the boundary on', async () => {
    const layer = await makeLayer({ inSeconds: 3600 });
    await makeSale(layer);
    await bookSales(database.db);
    await sql`update price_history set valid_from = now() - interval '1 day'`.execute(database.db);
    // It began an hour ago and has just ended, and nobody has booked either.
    await moveLayer(layer, { starts: -3600, ends: -1 });
    await sql`delete from sale_moments`.execute(database.db);
    await sql`insert into sale_moments (at) select unnest(array[starts_at, ends_at]) from layers
      where id = ${layer}`.execute(database.db);
    await setFullPrice(12_000);
    for (const isBooked of [false, true]) {
      if (isBooked) await bookSales(database.db);
      const { rows } = await sql<{ price: number; minutes: number }>`
        select price, round(extract(epoch from now() - valid_from) / 60)::int as minutes
        from price_history where variation_id = ${cup} order by valid_from`.execute(database.db);
      expect(rows).toEqual([
        { price: 10_000, minutes: 24 * 60 },
        { price: 8000, minutes: 60 },
        { price: 10_000, minutes: 0 },
        { price: 12_000, minutes: 0 },
      ]);
    }
  });

  test('is the prior price of a later reduction, of what was taken out of the sale in between, too', async () => {
    const layer = await makeLayer();
    await makeSale(layer, { covers: 'chosen', catalogs: [catalogs.parent] });
    await edit(takeOutOfSale);
    await bookSales(database.db);
    expect(await historyOf(cup)).toEqual([10_000, -8000, 10_000]);
    await edit(async (trx) => {
      await sql`update variations set discount_price = 9000 where id = ${cup}`.execute(trx);
      await refreshListing(trx, [productId]);
    });
    const [product] = await readProducts(database.db, [productId], { withPriorPrices: true });
    expect(product?.variations[0]).toMatchObject({ discountPrice: 90, priorPrice: 80 });
  });

  test('is known where the sale itself gets other prices in between', async () => {
    const { id, version } = await makeSale(await makeLayer());
    const other = { name: `Sale ${++made}`, layer: (await lists.find(id)).layer, percent: 10 };
    await lists.change(id, { ...priceListInputSchema.parse(other), version });
    await bookSales(database.db);
    expect(await historyOf(cup)).toEqual([10_000, -8000, -9000]);
  });

  test('is known where the sale is paused, ended, moved, switched off or deleted in between, and is not one of later', async () => {
    const ways: ((layer: number, list: AdminPriceList) => Promise<unknown>)[] = [
      (layer) => setStatus(layer, 'paused'),
      (layer) => setStatus(layer, 'discarded'),
      (layer) => moveLayer(layer, { starts: 3600, ends: 7200 }),
      (_, { id }) => sql`update price_lists set enabled = false where id = ${id}`.execute(database.db),
      (_, { id }) => lists.remove(id),
    ];
    for (const [turn, change] of ways.entries()) {
      const layer = await makeLayer();
      const list = await makeSale(layer);
      const waiting = await makeLayer({ status: 'open' });
      await makeSale(waiting, { percent: 30 });
      await change(layer, list);
      await setStatus(waiting, 'approved');
      await bookSales(database.db);
      const ofTurn = [10_000, -8000, 10_000, -7000];
      expect(await historyOf(cup)).toEqual(Array.from({ length: turn + 1 }, () => ofTurn).flat());
      await setStatus(waiting, 'discarded');
      await bookSales(database.db);
    }
  });

  test('is known once where booking and edit meet', async () => {
    await makeSale(await makeLayer());
    const { rows } = await sql<{ at: string }>`select at::text from sale_moments`.execute(database.db);
    const booking = await database.db.startTransaction().execute();
    await notePrices(booking, [productId], rows[0]?.at ?? '');
    const edited = setFullPrice(5000);
    await expect
      .poll(async () => {
        const waiting = await sql`select from pg_stat_activity
          where wait_event_type = 'Lock' and datname = current_database()`.execute(database.db);
        return waiting.rows.length;
      })
      .toBe(1);
    await booking.commit().execute();
    await edited;
    await bookSales(database.db);
    expect(await historyOf(cup)).toEqual([10_000, -8000, -4000]);
  });
});
