import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { makePromotion } from '#tests/support/promotions.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { taxShop } from '#tests/support/taxes.ts';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openCartWith, rowsOf } from './support/cart.ts';
import { fillBuyer, isReady, submitButton } from './support/checkout.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let cup: MadeProduct;

/** A shop in the USA: cups at $19.99, the delivery at $7, a code for 10 %, and 8.875 % of tax on top in New York. */
beforeAll(async () => {
  cup = await testShop.makeProduct({ title: 'Cup', slug: 'cup', variations: [{ fullPrice: 1999 }] });
  await testShop.set({
    ecommerce: { currency: 'USD', priceFormatSeparator: 'comma', showCheckoutPolicy: false },
  });
  await testShop
    .db()
    .insertInto('shipping_zones')
    .values({ code: 'all', title: 'Post', shipping_speed: 'day_3', price: 700 })
    .execute();
  await makePromotion(testShop.db(), {
    title: 'Ten percent',
    effect: { kind: 'percent', percent: 10 },
    codes: ['TEN'],
  });
  await taxShop(testShop.db(), {
    country: 'US',
    pricesIncludeTax: false,
    rates: [{ country: 'US', region: 'NY', percent: 8.875, name: 'Sales tax' }],
  });
  await testShop.notify(['delivery', 'taxes', 'settings', 'promotions']);
});

async function openCheckout(options: { script?: boolean; width?: number } = {}) {
  const opened = await openCartWith(testShop, [[cup, 3]], options);
  const { page, context } = opened;
  await context.addCookies([{ name: 'vt_codes', value: 'TEN', url: testShop.origin() }]);
  await page.reload();
  // 3 × 19.99, less 10 % of it, which is 5.997.
  await page.locator('.vt-cart__total').getByText('$53.97').waitFor();
  await page.getByText('Prices are without tax; it is added at the checkout.').waitFor();
  await page.goto(`${testShop.origin()}/checkout`);
  if (options.script !== false) await isReady(page);
  return opened;
}

async function fillAddressed(page: Page): Promise<void> {
  await fillBuyer(page);
  await page.locator('select[name="address[country]"]').selectOption('US');
  await page.locator('input[name="address[locality]"]').fill('New York');
  await page.locator('textarea[name="address[street]"]').fill('5 Main Street');
  await page.locator('input[name="address[postalCode]"]').fill('10001');
  await page.locator('input[name=paymentMethod][value=cash]').check();
}

const rows = [
  ['Items', '$59.97'],
  ['Ten percent (TEN)', '−$6'],
  ['Delivery', '$7'],
  // 53.97 · 8.875 % is 4.7898, 7.00 · 8.875 % is 0.62125.
  ['Sales tax 8.875%', '$5.41'],
  ['Total', '$66.38'],
];

test.each([390, 1280])(
  'tax is added once the address is known, and order, back office and print agree (%i)',
  async (width) => {
    const { page, context, trouble } = await openCheckout({ width });
    await page.locator('.vt-amounts').getByText('Tax', { exact: true }).waitFor();
    await fillAddressed(page);
    await page.locator('select[name="address[region]"]').selectOption('NY');
    await expect.poll(() => rowsOf(page, '.vt-amounts')).toEqual(rows);
    expect(await findViolations(page)).toEqual([]);
    await submitButton(page).click();
    await page.waitForURL('**/payment**');
    await expect.poll(() => rowsOf(page, '.vt-amounts')).toEqual(rows);
    expect(trouble.errors).toEqual([]);
    await context.close();

    const order = await testShop
      .db()
      .selectFrom('orders')
      .select(['number', 'total', 'tax_added', 'delivery_tax_added'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ total: 6638, tax_added: 541, delivery_tax_added: 62 });
    const admin = await openAdmin(testShop, `/orders/${order.number}`, { width });
    await admin.page.getByText('Sales tax 8.875%').waitFor();
    await admin.page.getByText('$66.38').first().waitFor();
    await expectAccessible(admin);
    await admin.page.goto(`${testShop.origin()}/admin/orders/${order.number}/print?kind=order`);
    await admin.page.locator('tfoot').waitFor();
    const printed = await admin.page.locator('tfoot tr').allInnerTexts();
    expect(printed.map((row) => row.split(/\s*\t\s*/))).toEqual(
      expect.arrayContaining([rows[3], rows[4]].map((row) => expect.arrayContaining(row ?? []))),
    );
    await admin.context.close();
  },
);

test('without script the total with its tax is shown before it is agreed to', async () => {
  const { page, context } = await openCheckout({ script: false });
  await fillAddressed(page);
  await page.locator('select[name="address[region]"]').selectOption('NY');
  await submitButton(page).click();
  await page.getByText('The total has changed: $66.38').first().waitFor();
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  expect(await rowsOf(page, '.vt-amounts')).toEqual(rows);
  await context.close();
});

test('pages say once that prices are without tax', async () => {
  const { page, context } = await testShop.open('/products/cup');
  expect(await page.getByText('Prices are without tax.').count()).toBe(1);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join('')).toContain('"valueAddedTaxIncluded":false');
  await context.close();
});
