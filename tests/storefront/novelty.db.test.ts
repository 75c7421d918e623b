import { afterAll, beforeAll, expect, test } from 'vitest';

import { expireNovelty } from '#modules/products/expire-novelty.ts';
import { createSettingsReader } from '#modules/settings/settings-reader.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
beforeAll(async () => {
  site = await startStorefront();
});
afterAll(() => site.stop());

const dayMs = 86_400_000;

test('a kept page loses the badge of a product that is new no more', async () => {
  const now = new Date();
  let id = 0;
  const makeBefore = (ms: number) =>
    site.db
      .updateTable('products')
      .set({ created_at: new Date(now.getTime() - ms) })
      .where('id', '=', id)
      .execute();
  await site.change(['catalogs', 'products'], async () => {
    const catalog = await site.shop.makeCatalog({ slug: 'bowls', title: 'Bowls' });
    ({ id } = await site.shop.makeProduct({ title: 'Bowl', catalogs: [catalog] }));
    await makeBefore(30 * dayMs - 3_600_000);
  });
  await site.configure({ ecommerce: { cards: { newDays: 30 } } });
  const hasBadge = async () => (await site.get('/catalogs/bowls')).html.source.includes('>New<');
  expect(await hasBadge()).toBe(true);

  // As if an hour had passed.
  await makeBefore(30 * dayMs + 60_000);
  expect(await hasBadge(), 'from the cache').toBe(true);
  const settings = createSettingsReader({ db: site.db });
  await expireNovelty(site.db, settings, { since: new Date(now.getTime() - 3_600_000), now });
  expect(await hasBadge()).toBe(false);
});
