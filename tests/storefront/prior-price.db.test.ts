import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createProductManagement } from '#modules/products/manage-products.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let cup: MadeProduct;

beforeAll(async () => {
  site = await startStorefront();
  await site.change(['catalogs', 'products'], async () => {
    const bowls = await site.shop.makeCatalog({ slug: 'bowls', title: 'Bowls' });
    cup = await site.shop.makeProduct({
      slug: 'cup',
      title: 'Cup',
      catalogs: [bowls],
      variations: [{ sku: 'CUP', fullPrice: 10_000 }],
    });
    // Raised five days before the sale.
    await setPrice(9000);
    await age(40);
    await setPrice(10_000);
    await age(5);
  });
  await setPrices(100, 45);
});
afterAll(() => site.stop());
beforeEach(() => site.configure({ ecommerce: { currency: 'EUR' } }));

const setPrice = (price: number) =>
  sql`update variations set full_price = ${price} where sku = 'CUP'`.execute(site.db);
const age = (days: number) =>
  sql`update price_history set valid_from = valid_from - make_interval(days => ${days}),
    valid_to = valid_to - make_interval(days => ${days})`.execute(site.db);

/** As the back office does. */
async function setPrices(fullPrice: number, discountPrice: number | null): Promise<void> {
  const management = createProductManagement({ db: site.db });
  const form = await management.read(cup.id);
  const variations = form.variations.map((own) => ({ ...own, fullPrice, discountPrice }));
  await management.update(cup.id, { ...form, variations });
}

const textOf = async (path: string) => (await site.get(path)).html.visibleText;
const told = (price: string) => `Lowest price in 30 days before the discount: ${price}`;

test('is told on the page of a product, and percents refer to it there, on cards and in searches', async () => {
  const page = await textOf('/products/cup');
  expect(page).toContain(told('€90'));
  // 55 of the full price.
  for (const path of ['/products/cup', '/catalogs/bowls', '/search?q=cup']) {
    const text = await textOf(path);
    expect(text).toContain('−50%');
    expect(text).not.toContain('−55%');
  }
  await site.configure({ ecommerce: { currency: 'EUR', cards: { saleBadge: 'amount' } } });
  expect(await textOf('/catalogs/bowls')).toContain('−€45');
});

test('is told by the API', async () => {
  const read = async () => JSON.parse((await site.get('/api/products/cup')).html.source);
  expect(await read()).toMatchObject({ variations: [{ priorPrice: 90 }] });
  await site.configure({ ecommerce: { currency: 'EUR', priorPrice: 'never' } });
  expect((await read()).variations[0]).not.toHaveProperty('priorPrice');
});

test.each([
  ['outside of the EU', { currency: 'USD' }],
  ['where the owner wants none', { currency: 'EUR', priorPrice: 'never' }],
])('is not told %s', async (_title, ecommerce) => {
  await site.configure({ ecommerce });
  const page = await textOf('/products/cup');
  expect(page).not.toContain('Lowest price');
  expect(page).toContain('−55%');
});

test('pages that are kept say what a change of the price makes of it', async () => {
  const before = [await textOf('/products/cup'), await textOf('/catalogs/bowls')];
  expect(before[0]).toContain(told('€90'));
  await setPrices(100, 60);
  // The discount was taken back in part: what is measured by is the one before.
  expect(await textOf('/products/cup')).toContain(told('€45'));
  expect(await textOf('/products/cup')).not.toContain('−');
  expect(await textOf('/catalogs/bowls')).not.toContain('−40%');
  await setPrices(100, null);
  expect(await textOf('/products/cup')).not.toContain('Lowest price');
});
