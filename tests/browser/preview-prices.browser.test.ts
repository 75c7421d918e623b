import { sql } from 'kysely';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import type { Preview } from '#domain/schemas/preview.schema.ts';
import { priceListInputSchema } from '#domain/schemas/price-list.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createPriceListManagement } from '#modules/price-lists/manage-price-lists.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { makeMember, signIn } from './support/admin.ts';
import { openPage, useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let path: string;

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', cards: { quickView: true } } });
  const db = testShop.db();
  const catalog = await createShopFixture(db).makeCatalog({ title: 'Pottery', slug: 'pottery' });
  await testShop.makeProduct({
    title: 'Bowl',
    slug: 'bowl',
    catalogs: [catalog],
    variations: [{ fullPrice: 4000, sku: 'BOWL', stock: 5 }],
  });
  const { rows } = await sql<{ id: number }>`
    insert into layers (name, color, position, starts_at, ends_at)
    values ('Black Friday', '#c2410c', 1, now() + interval '1 day', now() + interval '3 days')
    returning id`.execute(db);
  const layer = rows[0]?.id ?? 0;
  await createPriceListManagement({
    db,
    settings: { read: async () => parseSettings({}) },
    now: () => new Date(),
  }).create(priceListInputSchema.parse({ name: 'Pottery week', layer, percent: 20 }));
  const { token } = await signIn(testShop, await makeMember(testShop));
  const answer = await fetch(`${testShop.origin()}/api/admin/previews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'share', hours: 1, page: '/catalogs/pottery', layer }),
  });
  path = ((await answer.json()) as Preview).url;
});

const shows = (page: Page, place: string, price: string) =>
  page.locator(place).filter({ hasText: price }).first().waitFor();

test('a link to a campaign has its prices on cards, in the quick view and on the page of a product; the cart has today’s', async () => {
  const { page, context, trouble } = await openPage(path, { origin: testShop.origin(), width: 1280 });
  await page.getByText('Prices are those of').waitFor();
  await shows(page, '.vt-card', '$32');
  await page.locator('.vt-card').first().hover();
  await page.locator('.vt-card__view').first().click();
  const view = page.locator('dialog[data-type=QuickView]');
  await shows(page, 'dialog[data-type=QuickView]', '$32');
  expect(await view.innerText()).toContain('$40');
  await view.locator('.vt-quick-view__add').click();
  await view.waitFor({ state: 'detached' });
  await page.goto(`${testShop.origin()}/products/bowl${new URL(page.url()).search}`);
  await shows(page, 'main', '$32');
  await page.goto(`${testShop.origin()}/cart`);
  await shows(page, 'main', '$40');
  expect(await page.locator('main').innerText()).not.toContain('$32');
  await page.goto(`${testShop.origin()}/products/bowl`);
  await shows(page, 'main', '$40');
  expect(await page.locator('main').innerText()).not.toContain('$32');
  expect(trouble.errors).toEqual([]);
  await context.close();
});
