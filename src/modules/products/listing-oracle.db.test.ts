import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createCatalogManagement } from '#modules/catalogs/manage-catalogs.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { createRandom } from '#modules/maintenance/random.ts';
import { makeStaff } from '#tests/support/accounts.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { createProductManagement } from './manage-products.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const edits = 500;

async function readListing(): Promise<unknown[]> {
  const { rows } = await sql`
    select product_id, catalogs, facet_values, prices, price_low, price_high, available, title_key, position
    from product_listing order by product_id`.execute(database.db);
  return rows;
}

test(
  `after ${edits} random edits the listing is what a rebuild from nothing makes`,
  { timeout: 180_000 },
  async () => {
    const { db } = database;
    const random = createRandom(2026);
    const [products, catalogs] = [createProductManagement({ db }), createCatalogManagement({ db })];
    const { id: staffId } = await makeStaff(db, 'admin');
    const shop = createShopFixture(db);
    const form = { slug: '', imageId: null, description: '', sortCriteria: 'title', enabled: true } as const;
    const tree: number[] = [];
    for (let index = 0; index < 6; index++) {
      const parentId = index < 2 ? null : (tree[index - 2] ?? null);
      tree.push((await catalogs.create({ ...form, title: `C${index}`, parentId }, staffId)).id);
    }
    const ids: number[] = [];
    for (let index = 0; index < 12; index++) {
      const made = await shop.makeProduct({
        title: `P${index}`,
        catalogs: [random.pick(tree)],
        properties: { Paper: random.pick(['Kraft', 'Rag']) },
        options: [{ title: 'Size', values: ['S', 'M'] }],
        variations: [
          { values: { Size: 'S' }, stock: 2, isDefault: true },
          { values: { Size: 'M' }, stock: null },
        ],
      });
      ids.push(made.id);
    }
    const kinds = [
      async () => {
        const {
          id,
          reviewCount: _1,
          createdAt: _2,
          updatedAt: _3,
          ...product
        } = await products.read(random.pick(ids));
        await products.update(id, {
          ...product,
          title: `P${random.below(99)}`,
          enabled: random.chance(0.8),
          catalogIds: tree.filter(() => random.chance(0.3)),
          properties: random.chance(0.5)
            ? []
            : [{ title: 'Paper', value: `V${random.below(4)}`, unit: null }],
          variations: product.variations.map((own) => ({
            ...own,
            fullPrice: random.below(50),
            discountPrice: null,
          })),
        });
      },
      () =>
        products.bulk({
          target: { ids: ids.filter(() => random.chance(0.5)).concat(random.pick(ids)) },
          changes: {
            stock: { kind: 'set', value: random.below(3) },
            price: { kind: 'percent', value: random.below(40) - 20, rounding: 'cent' },
            enabled: random.chance(0.8),
          },
          dryRun: false,
        }),
      async () => {
        const { items } = await products.listGrid({ ids: [random.pick(ids)] }, { offset: 0, limit: 1 });
        const [row] = items;
        if (row)
          await products.changeCells([
            {
              variationId: row.variationId,
              field: 'fullPrice',
              value: random.below(80),
              before: row.fullPrice,
            },
            { variationId: row.variationId, field: 'stock', value: random.below(3), before: row.stock },
          ]);
      },
      async () => {
        // A move below itself is refused.
        await catalogs
          .move(random.pick(tree), { parentId: random.chance(0.4) ? null : random.pick(tree), before: null })
          .catch(() => {});
      },
      async () => {
        const {
          id,
          position: _1,
          image: _2,
          productCount: _3,
          isShown: _4,
          ...catalog
        } = await catalogs.read(random.pick(tree));
        await catalogs.update(id, { ...catalog, enabled: random.chance(0.7) }, staffId);
      },
    ];
    for (let edit = 0; edit < edits; edit++) await random.pick(kinds)();
    const kept = await readListing();
    await sql`delete from product_listing`.execute(db);
    await refreshListing(db, 'all');
    expect(kept).toEqual(await readListing());
    expect(kept.length).toBeGreaterThan(0);
    expect(await checkInvariants(db)).toEqual([]);
  },
);
