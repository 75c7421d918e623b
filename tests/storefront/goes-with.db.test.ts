import { afterAll, beforeAll, expect, test } from 'vitest';

import { countBoughtTogether } from '#modules/products/bought-together.ts';
import { createSettingsReader } from '#modules/settings/settings-reader.ts';
import { insertOrder } from '#tests/support/sold-orders.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { startStorefront, type Storefront } from '#tests/support/storefront.ts';

let site: Storefront;
let vase: MadeProduct;
let cup: MadeProduct;
let jug: MadeProduct;

beforeAll(async () => {
  site = await startStorefront();
  vase = await site.shop.makeProduct({ title: 'Vase', slug: 'vase' });
  cup = await site.shop.makeProduct({ title: 'Cup', slug: 'cup' });
  jug = await site.shop.makeProduct({ title: 'Jug', slug: 'jug', variations: [{ stock: 1 }] });
});
afterAll(() => site.stop());

const titles = async () =>
  (await site.get('/products/vase')).html.texts('[aria-labelledby=goes-with-title] .vt-card__title');
const related = async () => {
  const response = await fetch(`${site.origin}/api/products/related-products?ids=${vase.id}`);
  const list = (await response.json()) as { title: string }[];
  return list.map(({ title }) => title);
};
const choose = (goesWith: string) =>
  site.change([`product:${vase.id}`], (db) =>
    db.updateTable('products').set({ goes_with: goesWith }).where('id', '=', vase.id).execute(),
  );

test('a kept page shows what was bought together as soon as it is counted, and nothing before', async () => {
  expect([await titles(), await related()]).toEqual([[], []]);
  for (let times = 0; times < 2; times++) await insertOrder(site.db, [vase, cup]);
  expect(await titles(), 'from the cache').toEqual([]);
  await countBoughtTogether({ db: site.db, settings: createSettingsReader({ db: site.db }) });
  expect([await titles(), await related()]).toEqual([['Cup'], ['Cup']]);
});

test('the owner’s choice takes its place, and is heeded when it comes later or is sold out', async () => {
  await choose('jug, later');
  expect(await titles()).toEqual(['Jug']);
  await site.change(['listings'], () => site.shop.makeProduct({ title: 'Later', slug: 'later' }));
  expect(await titles()).toEqual(['Jug', 'Later']);
  await site.change([`product:${jug.id}`], (db) =>
    db.updateTable('variations').set({ stock: 0 }).where('product_id', '=', jug.id).execute(),
  );
  expect(await titles()).toEqual(['Later']);
});

test('settings keep it from the page, and the count from both', async () => {
  await site.configure({ ecommerce: { goesWith: { page: false } } });
  expect(await titles()).toEqual([]);
  await site.configure({ ecommerce: { goesWith: { bought: false } } });
  expect(await titles()).toEqual(['Later']);
  await choose('');
  expect([await titles(), await related()]).toEqual([[], []]);
  await site.configure({});
  expect(await titles()).toEqual(['Cup']);
});

test('the drawer of the cart asks for it only where the settings want that', async () => {
  const asks = async () => (await site.get('/products/vase')).html.has('body[data-cart-more]');
  await site.configure({ ecommerce: { cartStyle: 'drawer' } });
  expect(await asks()).toBe(true);
  await site.configure({ ecommerce: { cartStyle: 'drawer', goesWith: { cart: false } } });
  expect(await asks()).toBe(false);
});
