import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { taxShop } from '#tests/support/taxes.ts';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openCartWith } from './support/cart.ts';
import { fillBuyer, isReady, submitButton } from './support/checkout.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let bowl: MadeProduct;

/** A Finnish shop whose bowls cost $62.75, $12.75 of it tax, and the delivery $12.55, $2.55 of it tax. */
beforeAll(async () => {
  bowl = await testShop.makeProduct({ title: 'Bowl', slug: 'bowl', variations: [{ fullPrice: 6275 }] });
  await testShop.set({
    ecommerce: { currency: 'USD', priceFormatSeparator: 'comma', showCheckoutPolicy: false },
  });
  await testShop
    .db()
    .insertInto('shipping_zones')
    .values({ code: 'all', title: 'Post', shipping_speed: 'day_3', price: 1255 })
    .execute();
  await taxShop(testShop.db(), {
    country: 'FI',
    taxNumber: 'FI12345678',
    sellsToCompanies: true,
    rates: [{ country: 'FI', percent: 25.5 }],
  });
  await testShop.notify(['delivery', 'taxes']);
});

async function openCheckout(options: { script?: boolean; width?: number } = {}) {
  const opened = await openCartWith(testShop, [[bowl, 1]], options);
  await opened.page.goto(`${testShop.origin()}/checkout`);
  if (options.script !== false) await isReady(opened.page);
  return opened;
}

async function fillAddressed(page: Page): Promise<void> {
  await fillBuyer(page);
  await page.locator('select[name="address[country]"]').selectOption('DE');
  await page.locator('input[name="address[locality]"]').fill('Berlin');
  await page.locator('textarea[name="address[street]"]').fill('Lindenstraße 4');
  await page.locator('input[name=paymentMethod][value=cash]').check();
}

async function fillCompany(page: Page, number: string): Promise<void> {
  await page.getByText('Buy for a company').click();
  await page.getByRole('textbox', { name: 'Company' }).fill('Atelier Berlin');
  await page.getByRole('textbox', { name: 'VAT or tax number' }).fill(number);
}

test.each([390, 1280])(
  'a company of another state pays prices without tax, and the shop sees why (%i)',
  async (width) => {
    const { page, context, trouble } = await openCheckout({ width });
    await fillAddressed(page);
    const sums = page.locator('.vt-amounts');
    await sums.getByText('$75.30').waitFor();
    await fillCompany(page, 'de 136 695 97');
    await submitButton(page).click();
    await page.locator('#checkout-company-taxNumber-error').waitFor();
    await page.getByRole('textbox', { name: 'VAT or tax number' }).fill('de 136 695 976');
    await sums.getByText('Tax not charged (reverse charge)').waitFor();
    await sums.getByText('$60', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await submitButton(page).click();
    await page.waitForURL('**/payment**');
    await page.getByText('Tax not charged (reverse charge)').waitFor();
    expect(await page.getByText('$60', { exact: true }).count()).toBeGreaterThan(0);
    expect(trouble.errors.filter((error) => !error.includes('422'))).toEqual([]);
    await context.close();

    const { number } = await testShop
      .db()
      .selectFrom('orders')
      .select('number')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const admin = await openAdmin(testShop, `/orders/${number}`, { width });
    await admin.page.getByText('Atelier Berlin').waitFor();
    await admin.page.getByText('DE136695976', { exact: true }).waitFor();
    const vies = admin.page.getByRole('link', { name: 'Open VIES' });
    expect(await vies.getAttribute('href')).toContain('/vies/');
    await admin.page.getByText('Tax not charged (reverse charge)').waitFor();
    await expectAccessible(admin);
    await admin.page.goto(`${testShop.origin()}/admin/orders/${number}/print?kind=order`);
    await admin.page.getByRole('heading', { name: 'Company' }).waitFor();
    const rows = await admin.page.locator('tfoot tr').allInnerTexts();
    expect(rows).toContainEqual(expect.stringMatching(/^Tax not charged \(reverse charge\)\s+−\$12\.75$/));
    await admin.context.close();
  },
);

test('without script the price without tax is shown before it is agreed to', async () => {
  const { page, context } = await openCheckout({ script: false });
  await fillAddressed(page);
  await fillCompany(page, 'DE136695976');
  await submitButton(page).click();
  await page.getByText('The total has changed: $60').first().waitFor();
  const number = page.getByRole('textbox', { name: 'VAT or tax number' });
  expect(await number.inputValue()).toBe('DE136695976');
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  await page.getByText('Tax not charged (reverse charge)').waitFor();
  await context.close();
});

test('a shop that sells to no companies asks for none', async () => {
  const db = testShop.db();
  await db.updateTable('tax_settings').set({ sells_to_companies: false }).execute();
  await testShop.notify(['taxes']);
  const { page, context } = await openCheckout();
  expect(await page.getByText('Buy for a company').count()).toBe(0);
  await context.close();
  await db.updateTable('tax_settings').set({ sells_to_companies: true }).execute();
  await testShop.notify(['taxes']);
});
