import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openCartWith } from './support/cart.ts';
import { isReady, submitButton } from './support/checkout.ts';
import { offerDemo } from './support/pay-by-demo.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let song: MadeProduct;
let bowl: MadeProduct;

beforeAll(async () => {
  song = await testShop.makeProduct({
    title: 'Song',
    fulfilment: 'download',
    variations: [{ fullPrice: 1900 }],
  });
  bowl = await testShop.makeProduct({ title: 'Bowl', variations: [{ fullPrice: 6200 }] });
  await testShop.set({
    ecommerce: {
      currency: 'USD',
      showCheckoutPolicy: false,
      showCheckoutReceiver: true,
      showFreeDelivery: true,
    },
  });
  await testShop
    .db()
    .insertInto('shipping_zones')
    .values({ code: 'all', title: 'Post', shipping_speed: 'day_3', price: 1200, free_from: 50_000 })
    .execute();
  await testShop.notify(['delivery']);
});

interface Opening {
  goods: Parameters<typeof openCartWith>[1];
  script?: boolean;
  width?: number;
}

async function openCheckout({ goods, ...options }: Opening) {
  const opened = await openCartWith(testShop, goods, options);
  await opened.page.goto(`${testShop.origin()}/checkout`);
  if (options.script !== false) await isReady(opened.page);
  return opened;
}

const stepsOf = (page: Page) => page.locator('.vt-step__title').allInnerTexts();

async function fillBuyer(page: Page): Promise<void> {
  await page.locator('input[name=firstName]').fill('Anna');
  await page.locator('input[name=phone]').fill('+1 202 555 0142');
  await page.locator('input[name=paymentMethod][value=cash]').check();
}

test.each([390, 1280])('files are ordered with an email, and without a place (%i)', async (width) => {
  const { page, context, trouble } = await openCartWith(testShop, [[song, 1]], { width });
  await page.getByText('$19').first().waitFor();
  expect(await page.getByText('Delivery is counted at the checkout.').count()).toBe(0);
  await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  expect(await stepsOf(page)).toHaveLength(2);
  expect(await page.locator('[name^="address"], [name=deliveryType], [name=hasReceiver]').count()).toBe(0);
  expect(await page.locator('.vt-amounts dt').allInnerTexts()).toEqual(['Items', 'Total']);
  expect(await findViolations(page)).toEqual([]);
  await fillBuyer(page);
  await submitButton(page).click();
  await page.locator('#checkout-email-error').waitFor();
  await page.locator('input[name=email]').fill('anna@mail.example');
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  expect(await page.locator('.vt-order-facts dt').allInnerTexts()).toEqual(['Payment method']);
  const number = new URL(page.url()).searchParams.get('order');
  expect(trouble.errors).toEqual([]);
  await context.close();

  const admin = await openAdmin(testShop, `/orders/${number}`, { width });
  await admin.page.getByText('Nothing to deliver').waitFor();
  expect(await admin.page.getByRole('button', { name: 'Set tracking number' }).count()).toBe(0);
  await expectAccessible(admin);
  await admin.context.close();
});

test('files are ordered without script', async () => {
  const { page, context } = await openCheckout({ goods: [[song, 1]], script: false });
  expect(await page.locator('[name^="address"], [name=deliveryType]').count()).toBe(0);
  const email = page.locator('input[name=email]');
  expect(await email.getAttribute('required')).not.toBeNull();
  await fillBuyer(page);
  await email.fill('anna@mail.example');
  await submitButton(page).click();
  await page.waitForURL('**/payment**');
  await context.close();
});

test('with goods beside them a place is asked for as ever', async () => {
  const { page, context } = await openCheckout({
    goods: [
      [song, 1],
      [bowl, 1],
    ],
  });
  expect(await stepsOf(page)).toHaveLength(3);
  expect(await page.locator('.vt-amounts dt').allInnerTexts()).toEqual(['Items', 'Delivery', 'Total']);
  await context.close();
});

test.each([
  ['en', 'How the buyer gets it', 'As files, nothing is delivered'],
  ['ru', 'Как покупатель его получает', 'Файлами, без доставки'],
] as const)('a product is made one of files in its form (%s)', async (language, label, choice) => {
  const made = await testShop.makeProduct({ title: `Book ${language}` });
  const admin = await openAdmin(testShop, `/products/${made.id}`, { language });
  await admin.page.getByRole('combobox', { name: label }).click();
  await admin.page.getByRole('option', { name: choice }).click();
  await expectAccessible(admin);
  await admin.page
    .getByRole('button', { name: language === 'en' ? 'Save' : 'Сохранить', exact: true })
    .click();
  await admin.page.getByText(language === 'en' ? 'The product was saved' : 'Товар сохранён').waitFor();
  const { fulfilment } = await testShop
    .db()
    .selectFrom('products')
    .select('fulfilment')
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(fulfilment).toBe('download');
  await admin.context.close();
});

for (const script of [true, false]) {
  test(`cash is no way to pay for files where a card is one: ${script ? 'with' : 'without'} script`, async () => {
    await offerDemo(testShop);
    const { page, context } = await openCheckout({ goods: [[song, 1]], script });
    const methods = page.locator('input[name=paymentMethod]');
    await expect
      .poll(() => methods.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)))
      .toEqual(['demo']);
    await context.close();
  });
}
