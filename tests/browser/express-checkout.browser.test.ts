import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startFakeStripe, type FakeStripe } from '#tests/support/providers/fake-stripe.ts';
import { offerMethod } from '#tests/support/payment-fixture.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { findViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { cartOf, openCartWith } from './support/cart.ts';
import { isReady } from './support/checkout.ts';
import { waitForStill } from './support/moments.ts';
import { annsWallet, serveStripeJs, type StandInWallet } from './support/stripe-js.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let stripe: FakeStripe;
let vase: MadeProduct;

/** Vases at $40, brought for $5 within the USA. */
beforeAll(async () => {
  stripe = await startFakeStripe();
  vase = await testShop.makeProduct({ title: 'Vase', slug: 'vase', variations: [{ fullPrice: 4000 }] });
  await testShop.set({ ecommerce: { currency: 'USD', priceFormatSeparator: 'comma' } });
  await testShop
    .db()
    .insertInto('shipping_zones')
    .values({ code: 'us', title: 'Post', shipping_speed: 'day_3', price: 500, countries: ['US'] })
    .execute();
  await offerMethod(testShop.db(), 'stripe', {
    ...stripe.settings,
    express: { enabled: true, publishableKey: 'pk_test_0123456789abcd' },
  });
  await testShop.notify(['delivery', 'payment-methods']);
});
afterAll(() => stripe.stop());

async function openCheckout(wallet: Partial<StandInWallet> = {}, width = 390) {
  const opened = await openCartWith(testShop, [[vase, 1]], { width });
  const { page } = opened;
  await serveStripeJs(page, { ...annsWallet, ...wallet });
  // Stripe's own servers, at which the stand-in pays.
  await page.route('**/stand-in-confirm?**', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const intent = [...stripe.intents.values()].find((one) => one.client_secret === asked.get('secret'));
    expect(intent?.amount).toBe(Number(asked.get('amount')));
    if (intent) stripe.changeIntent(intent.id, { status: 'succeeded' });
    await route.fulfill({ body: '{}' });
  });
  await page.addInitScript(watchShifts);
  await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  return opened;
}

/** Runs in the page. */
function watchShifts(): void {
  const shifts = { sum: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) shifts.sum += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as Window & { shifts?: { sum: number } }).shifts?.sum ?? 1);
const ordersOf = () =>
  testShop
    .db()
    .selectFrom('orders')
    .select(['number', 'status', 'payment_status', 'contact', 'delivery', 'total'])
    .orderBy('created_at')
    .execute();

test('a whole purchase in one sheet: agreed, addressed, priced, paid', async () => {
  const { page, context, trouble } = await openCheckout();
  const sheet = page.locator('dialog[open]');
  const pay = page.getByRole('button', { name: 'Google Pay' });
  await pay.waitFor();
  expect(await findViolations(page)).toEqual([]);
  expect(await shiftsOf(page)).toBeLessThanOrEqual(0.01);
  await pay.click();
  await page.getByRole('alert').getByText('Please give your consent to continue').waitFor();
  expect(await sheet.count()).toBe(0);
  await page.locator('.vt-express input[type=checkbox]').check();
  expect(await page.locator('input[name=consent]').isChecked()).toBe(true);

  // Closed, it leaves nothing behind.
  await pay.click();
  await sheet.getByText('Post 500 · Pay 4500').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
  expect(await ordersOf()).toEqual([]);
  expect((await cartOf(page)).list).toHaveLength(1);

  await pay.click();
  await sheet.getByText('Post 500 · Pay 4500').waitFor();
  await sheet.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(/\/payment\?order=\d+$/);
  await page.getByRole('heading', { level: 1, name: 'paid' }).waitFor();
  expect((await cartOf(page)).list).toEqual([]);
  const orders = await ordersOf();
  expect(orders).toMatchObject([
    {
      status: 'paid',
      payment_status: 'completed',
      total: 4500,
      contact: { firstName: 'Ann', lastName: 'Lee', email: 'ann@mail.example', phone: '+12025550142' },
      delivery: { code: 'us', address: { country: 'US', region: 'MD', street: '1 Main St' } },
    },
  ]);
  expect(stripe.intents.size).toBe(1);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('an address without delivery is told, and a device without a wallet has the form alone', async () => {
  const address = { ...annsWallet.address, country: 'DE', state: '', city: 'Berlin' };
  const abroad = await openCheckout({ address }, 1280);
  await abroad.page.locator('.vt-express input[type=checkbox]').check();
  await abroad.page.getByRole('button', { name: 'Google Pay' }).click();
  await abroad.page.locator('dialog[open]').getByText('Not delivered there').waitFor();
  await abroad.page.locator('.vt-express__error').getByText('We do not deliver to this address').waitFor();
  await abroad.context.close();

  const without = await openCheckout({ isThere: false });
  await without.page.locator('.vt-express').waitFor({ state: 'hidden' });
  await waitForStill(without.page);
  expect(await shiftsOf(without.page)).toBeLessThanOrEqual(0.01);
  expect(without.trouble.errors).toEqual([]);
  await without.context.close();
});

test('nothing of Stripe is asked for where wallets are off, nor on other pages where they are on', async () => {
  const { page, context } = await openCartWith(testShop, [[vase, 1]]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/cart', '/product/vase']) {
    const answer = await page.goto(testShop.origin() + path);
    expect(answer?.headers()['content-security-policy']).not.toContain('stripe');
  }
  await offerMethod(testShop.db(), 'stripe', stripe.settings);
  await testShop.notify(['payment-methods']);
  const answer = await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  expect(answer?.headers()['content-security-policy']).not.toContain('stripe');
  expect(await page.locator('.vt-express').count()).toBe(0);
  expect(asked.filter((url) => url.includes('stripe.com'))).toEqual([]);
  await context.close();
});
