import type { Page } from 'playwright';
import { expect, test } from 'vitest';

import type { Order } from '#domain/schemas/order.schema.ts';
import { createShopFixture } from '#tests/support/shop-fixture.ts';

import { useBrowser } from './support/browser.ts';
import { fillPickup, isReady, submitButton } from './support/checkout.ts';
import { useTestShop } from './support/test-shop.ts';
import { waitForRequests } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

interface Ecommerce {
  event: string;
  value?: number;
  transaction_id?: string;
  items?: { item_id: string; price: number; quantity: number }[];
}

/** What Google Analytics was told on the page, in order. */
function readEvents(page: Page): Promise<Ecommerce[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const [kind, event, values] = Object.values(entry as object) as [string, string, object];
      return kind === 'event' ? [{ event, ...values } as Ecommerce] : [];
    }),
  );
}

test('each step of a purchase is told once, with the server’s values [R663-665,672]', async () => {
  await testShop.set({ ecommerce: { currency: 'USD' }, seo: { googleAnalytics: 'G-TEST123456' } });
  const place = { code: 'studio', title: 'Studio', shipping_speed: 'day_1', price: 0 };
  await testShop.db().insertInto('locations').values(place).execute();
  await testShop
    .db()
    .insertInto('shipping_zones')
    .values({ ...place, code: 'world' })
    .execute();
  const { id, variationIds } = await createShopFixture(testShop.db()).makeProduct({
    title: 'Moon jar',
    variations: [{ sku: 'MJ-1', fullPrice: 5000, discountPrice: 4000 }],
  });
  const { page, context } = await testShop.open('/robots.txt');
  // A visitor who blocks trackers buys as everyone does; what they would have heard waits for them in vain.
  const blocked: string[] = [];
  await page.route(
    ({ protocol }) => protocol === 'https:',
    (route) => {
      blocked.push(route.request().url());
      return route.abort('blockedbyclient');
    },
  );
  await context.addInitScript(() => localStorage.setItem('cookieAccept', 'true'));
  await context.addCookies([
    { name: 'vt_cart', value: `${id}.${variationIds[0]}.2`, url: testShop.origin() },
  ]);
  await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  await fillPickup(page);
  const steps = async () =>
    (await readEvents(page)).map(({ event }) => event).filter((event) => event !== 'page_view');
  await expect.poll(steps).toEqual(['begin_checkout', 'add_payment_info', 'add_shipping_info']);
  const begin = (await readEvents(page)).find(({ event }) => event === 'begin_checkout');
  expect(begin).toMatchObject({
    value: 80,
    items: [{ item_id: String(variationIds[0]), price: 40, quantity: 2 }],
  });

  const answer = page.waitForResponse(
    (response) => /\/api\/orders\/\d+$/.test(response.url()) && response.request().method() === 'GET',
  );
  await submitButton(page).click();
  await page.waitForURL(/\/payment\?order=\d+$/);
  const order = (await (await answer).json()) as Order;
  await expect.poll(steps).toEqual(['purchase']);
  const purchase = (await readEvents(page)).find(({ event }) => event === 'purchase');
  expect(purchase).toEqual({
    event: 'purchase',
    transaction_id: order.number,
    value: order.totalDiscountPrice,
    currency: 'USD',
    tax: 0,
    shipping: order.deliveryInformation.price,
    payment_type: order.method,
    items: order.items.map(({ product, variation, quantity, price, sumDiscountPrice }) => ({
      item_id: String(variation.id),
      item_name: product.title,
      item_variant: variation.title,
      price: sumDiscountPrice / quantity,
      quantity,
      discount: price - sumDiscountPrice / quantity,
    })),
  });
  expect([order.totalDiscountPrice, order.items.length]).toEqual([80, 1]);
  await expect.poll(() => blocked.length).toBeGreaterThan(0);
  await page.reload({ waitUntil: 'networkidle' });
  // Counting has begun by the time that the view of the page is told.
  await expect.poll(async () => (await readEvents(page)).map(({ event }) => event)).toContain('page_view');
  await page.waitForFunction(() => customElements.get('vt-payment') !== undefined);
  await waitForRequests(page);
  expect(await steps()).toEqual([]);
  await context.close();
});
