import { beforeAll, expect, test } from 'vitest';

import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { taxShop } from '#tests/support/taxes.ts';

import { openAdmin } from './support/admin.ts';
import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openCartWith } from './support/cart.ts';
import { fillBuyer, isReady, submitButton } from './support/checkout.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let bowl: MadeProduct;

beforeAll(async () => {
  bowl = await testShop.makeProduct({ title: 'Bowl', slug: 'bowl', variations: [{ fullPrice: 4000 }] });
  await testShop.set({
    ecommerce: { currency: 'USD', priceFormatSeparator: 'comma', showCheckoutPolicy: false },
  });
  await testShop
    .db()
    .insertInto('locations')
    .values({ code: 'studio', title: 'Studio', shipping_speed: 'day_1', price: 500 })
    .execute();
  await taxShop(testShop.db(), {
    country: 'FI',
    taxNumber: 'FI12345678',
    rates: [{ country: 'FI', percent: 25.5 }],
  });
  await testShop.notify(['delivery', 'taxes']);
});

/** Two bowls: $80, of which 80 · 25.5 / 125.5 = 16.254… is tax. */
const openCart = (options: { script?: boolean; width?: number } = {}) =>
  openCartWith(testShop, [[bowl, 2]], options);

test('without script the cart says what of its total is tax', async () => {
  const { page, context } = await openCart({ script: false });
  await page.getByText('Including VAT 25.5%: $16.25').waitFor();
  expect(await page.locator('.vt-cart__total dd').innerText()).toBe('$80');
  await context.close();
});

test.each([390, 1280])('cart, checkout and order say it, and the shop prints it (%i)', async (width) => {
  const { page, context, trouble } = await openCart({ width });
  await page.getByText('Including VAT 25.5%: $16.25').waitFor();
  await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  const sums = page.locator('.vt-amounts');
  await sums.getByText('Including VAT 25.5%').waitFor();
  await fillBuyer(page);
  await page.locator('input[name=paymentMethod][value=cash]').check();
  // $5 for the pickup: 1.0159… more.
  await sums.getByText('$17.27').waitFor();
  expect(await findViolations(page)).toEqual([]);
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  await page.getByText('Including VAT 25.5%').waitFor();
  expect(await page.getByText('$17.27').count()).toBe(1);
  expect(trouble.errors).toEqual([]);
  await context.close();

  const { number } = await testShop
    .db()
    .selectFrom('orders')
    .select('number')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const admin = await openAdmin(testShop, `/orders/${number}`, { width });
  await admin.page.getByText(/Including .?VAT 25\.5%/).waitFor();
  await admin.page.goto(`${testShop.origin()}/admin/orders/${number}/print?kind=order`);
  await admin.page.getByText('FI12345678').waitFor();
  const rows = await admin.page.locator('tfoot tr').allInnerTexts();
  expect(rows.slice(-2)).toEqual([
    expect.stringMatching(/^Total\s+\$85$/),
    expect.stringMatching(/^Including .?VAT 25\.5%.?\s+\$17\.27$/),
  ]);
  await admin.context.close();
});
