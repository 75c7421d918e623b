import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Page } from 'playwright';

import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { useBrowser } from './support/browser.ts';
import { cartOf, closeDialog, linesOf, totalOf } from './support/cart.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime, waitForStill } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

let vase: MadeProduct;
let bowl: MadeProduct;
let bead: MadeProduct;

beforeAll(async () => {
  vase = await testShop.makeProduct({
    title: 'Vase',
    slug: 'vase',
    options: [{ title: 'Size', unit: 'cm', values: ['10', '20'] }],
    variations: [
      { sku: 'V-10', fullPrice: 8000, discountPrice: 6000, isDefault: true, values: { Size: '10' } },
      { sku: 'V-20', fullPrice: 9000, values: { Size: '20' } },
    ],
  });
  bowl = await testShop.makeProduct({
    title: 'Bowl',
    slug: 'bowl',
    variations: [{ fullPrice: 2500, stock: 3 }],
  });
  bead = await testShop.makeProduct({ title: 'Bead', slug: 'bead', variations: [{ fullPrice: 10 }] });
});

beforeEach(async () => {
  await testShop.set({ ecommerce: { currency: 'USD' } });
});

type Bought = readonly [product: MadeProduct, quantity: number, seenPrice?: number];

/** The cart page of a visitor who has chosen these before, the first variation of each. */
async function openCart(bought: readonly Bought[], options: Parameters<typeof testShop.open>[1] = {}) {
  const { page, context, trouble } = await testShop.open('/no/such/page', options);
  trouble.errors.length = 0;
  const list = bought.map(([{ id, slug, variationIds }, quantity, price]) => {
    const [variationId = 0] = variationIds;
    const variations = [{ id: variationId, stock: null, ...(price !== undefined && { price }) }];
    return { id, variationId, quantity, product: { id, title: slug, slug, variations } };
  });
  await page.evaluate(
    (list) =>
      localStorage.setItem(
        'vitrina-cart',
        JSON.stringify({ version: '0.0.12', status: 'idle', checkoutFields: {}, list }),
      ),
    list,
  );
  await page.goto(`${testShop.origin()}/cart`);
  await page.waitForSelector('vt-island[name=cart][data-ready]', { state: 'attached' });
  if (list.length > 0) await page.locator('.vt-cart-line, .vt-empty').first().waitFor();
  return { page, context, trouble };
}

const lineOf = (page: Page, title: string) => page.getByRole('article', { name: title });
const quantityOf = (page: Page, title: string) =>
  page.getByRole('spinbutton', { name: `Quantity: ${title}` });

describe('the page', () => {
  test('lists picture, title, options, price, quantity, sum of each line, and the total [R345]', async () => {
    const { page, context, trouble } = await openCart([
      [vase, 2],
      [bead, 3],
    ]);
    const line = lineOf(page, 'Vase');
    expect(await line.innerText()).toMatch(/Vase\s+10 cm\s+.*\$60\s+.*\$80\s+\$120/s);
    expect(await line.locator('img').count()).toBe(1);
    expect(await line.getByRole('link', { name: 'Vase' }).getAttribute('href')).toBe(
      `/products/vase?variation=${vase.variationIds[0]}`,
    );
    // 3 × 0.1 is 0.3.
    expect(await lineOf(page, 'Bead').locator('.vt-cart-line__total').innerText()).toBe('$0.30');
    expect(await page.locator('.vt-cart__sums').innerText()).toMatch(
      /5 items\s+\$160\.30\s+Discount\s+−\$40/,
    );
    expect(await page.locator('.vt-cart__total').innerText()).toMatch(/Total\s+\$120\.30/);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    expect(await page.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('is drawn by the server once the cookie is there', async () => {
    const { page, context } = await openCart([[vase, 2]]);
    const html = await (await page.request.get(`${testShop.origin()}/cart`)).text();
    expect(html).toMatch(/10 cm.*\$120/s);
    const quotes: string[] = [];
    page.on('request', (request) => request.url().endsWith('/orders/quote') && quotes.push(request.url()));
    await page.clock.install();
    await page.reload();
    await page.waitForSelector('vt-island[name=cart][data-ready]', { state: 'attached' });
    expect(await totalOf(page)).toBe('$120');
    await passTime(page, 2000);
    expect(quotes).toEqual([]);
    await context.close();
  });

  test('shows the policies of the shop below the total [R349]', async () => {
    await testShop.set({
      ecommerce: { shippingPolicy: '<p>Three days</p>', refundPolicy: '<p>Thirty days</p>' },
    });
    const { page, context } = await openCart([[vase, 1]]);
    const text = page.getByText('Thirty days');
    expect(await text.isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'Returns' }).click();
    await expect.poll(() => text.isVisible()).toBe(true);
    await context.close();
  });

  test('that is empty says so and leads on [R714]', async () => {
    const { page, context } = await openCart([]);
    expect(await page.locator('main').innerText()).toContain('Cart is empty');
    await page.getByRole('link', { name: 'Go to the catalog' }).click();
    await page.waitForURL('**/catalogs');
    await context.close();
  });

  test('is an order in a shop of services [R2,132]', async () => {
    await testShop.set({ common: { type: 'services_cart' } });
    const { page, context } = await openCart([]);
    expect(await page.locator('main').innerText()).toContain('Order is empty');
    expect(await page.locator('.vt-breadcrumbs [aria-current]').innerText()).toBe('Order');
    expect(await page.locator('h1').innerText()).toBe('Order');
    await context.close();
  });
});

describe('a change', () => {
  test('of the quantity is counted by the server and announced [R107,348]', async () => {
    const { page, context } = await openCart([[vase, 1]]);
    await lineOf(page, 'Vase').getByRole('button', { name: 'Increase quantity' }).click();
    await expect.poll(() => quantityOf(page, 'Vase').inputValue()).toBe('2');
    await expect.poll(() => totalOf(page)).toBe('$120');
    expect(await page.locator('.vt-cart__summary [role=status]').innerText()).toBe('New total: $120');
    await quantityOf(page, 'Vase').fill('5');
    await expect.poll(() => totalOf(page)).toBe('$300');
    expect(await linesOf(page)).toEqual([[vase.variationIds[0], 5]]);
    await context.close();
  });

  test('beyond the stock is refused with what there is [R330,340,718]', async () => {
    const { page, context } = await openCart([[bowl, 1]]);
    await quantityOf(page, 'Bowl').fill('99');
    const dialog = page.getByRole('dialog', { name: 'Not enough in stock' });
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('Only 3 items are available');
    await closeDialog(page);
    expect(await quantityOf(page, 'Bowl').inputValue()).toBe('3');
    await lineOf(page, 'Bowl').getByRole('button', { name: 'Increase quantity' }).click();
    await dialog.waitFor();
    expect(await linesOf(page)).toEqual([[bowl.variationIds[0], 3]]);
    await context.close();
  });

  test('that removes a line can be undone [R331]', async () => {
    const { page, context } = await openCart([
      [vase, 2],
      [bead, 1],
    ]);
    await page.getByRole('button', { name: 'Remove Vase' }).click();
    await expect.poll(() => totalOf(page)).toBe('$0.10');
    expect(await linesOf(page)).toEqual([[bead.variationIds[0], 1]]);
    const undo = page.getByRole('button', { name: 'Undo' });
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.press('Enter');
    await expect.poll(() => totalOf(page)).toBe('$120.10');
    expect(await linesOf(page)).toEqual([
      [vase.variationIds[0], 2],
      [bead.variationIds[0], 1],
    ]);
    await expect
      .poll(() => quantityOf(page, 'Vase').evaluate((field) => field === document.activeElement))
      .toBe(true);
    await context.close();
  });

  test('that empties the cart says that it is empty, and can be undone [R332,344]', async () => {
    const { page, context } = await openCart([
      [vase, 2],
      [bead, 1],
    ]);
    await page.getByRole('button', { name: 'Empty the cart' }).click();
    await page.getByText('Cart is empty').waitFor();
    expect(await linesOf(page)).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => totalOf(page)).toBe('$120.10');
    await context.close();
  });

  test('keeps the old figures, dimmed, until the new ones are there', async () => {
    const { page, context } = await openCart([[vase, 1]]);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/orders/quote', async (route) => {
      await held;
      await route.continue();
    });
    await lineOf(page, 'Vase').getByRole('button', { name: 'Increase quantity' }).click();
    await page.locator('.vt-cart__sums[data-stale]').waitFor();
    expect(await page.locator('.vt-cart__total dd').innerText()).toBe('$60');
    letGo();
    expect(await totalOf(page)).toBe('$120');
    await context.close();
  });

  test('that cannot be counted says so and can be tried again', async () => {
    const { page, context } = await openCart([[vase, 1]]);
    await page.route('**/orders/quote', (route) => route.fulfill({ status: 503, json: {} }));
    await lineOf(page, 'Vase').getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.locator('.vt-cart__sums[data-stale]').count()).toBe(1);
    await page.unroute('**/orders/quote');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => totalOf(page)).toBe('$120');
    expect(await page.getByRole('alert').count()).toBe(0);
    await context.close();
  });
});

describe('what the shop changed', () => {
  test('is told: gone, repriced, fewer [R336-337]', async () => {
    const lost = { id: 9999, slug: 'lost', variationIds: [9999], optionValueIds: {} };
    const { page, context } = await openCart([
      [lost, 1],
      [vase, 1, 55],
      [bowl, 7, 25],
    ]);
    const told = page.locator('.vt-changes');
    await told.waitFor();
    expect(await told.locator('li').allInnerTexts()).toEqual([
      'lost is no longer sold and has been removed.',
      'The price of Vase has changed: $60.',
      'Bowl: only 3 items are left.',
    ]);
    await expect.poll(() => totalOf(page)).toBe('$135');
    expect(await linesOf(page)).toEqual([
      [vase.variationIds[0], 1],
      [bowl.variationIds[0], 3],
    ]);
    await page.clock.install();
    await page.reload();
    await page.waitForSelector('vt-island[name=cart][data-ready]', { state: 'attached' });
    await passTime(page, 2000);
    expect(await totalOf(page)).toBe('$135');
    await waitForStill(page);
    expect(await told.count()).toBe(0);
    await context.close();
  });

  test('is told of a price that the server has drawn already', async () => {
    const coin = await testShop.makeProduct({
      title: 'Coin',
      slug: 'coin',
      variations: [{ fullPrice: 500 }],
    });
    const { page, context } = await openCart([[coin, 1]]);
    await testShop.changeVariation(coin.variationIds[0] ?? 0, { full_price: 700 });
    await page.reload();
    await page.getByText('The price of Coin has changed: $7.').waitFor();
    await testShop.changeVariation(coin.variationIds[0] ?? 0, { stock: 0 });
    await page.reload();
    await page.getByText('Coin is sold out and has been removed.').waitFor();
    await page.getByText('Cart is empty').waitFor();
    await expect.poll(async () => (await cartOf(page)).list).toEqual([]);
    await context.close();
  });
});

describe('stored carts', () => {
  test.each([
    [
      'of another version',
      JSON.stringify({
        version: '0.0.11',
        checkoutFields: { email: 'a@b.c' },
        list: [{ id: 1, variationId: 1, quantity: 1 }],
      }),
    ],
    ['that cannot be read', '{"version":'],
    ['with lines that are none', JSON.stringify({ version: '0.0.12', list: [null, { id: 'x' }, 7] })],
  ])('%s are no carts [R326-327]', async (_name, stored) => {
    const { page, context, trouble } = await testShop.open('/no/such/page');
    trouble.errors.length = 0;
    await page.evaluate((text) => localStorage.setItem('vitrina-cart', text), stored);
    await page.goto(`${testShop.origin()}/cart`);
    await page.getByText('Cart is empty').waitFor();
    await page.goto(`${testShop.origin()}/products/bead`);
    await page.locator('.vt-buy__submit').click();
    await page.locator('dialog[data-type=AddToCart]').waitFor();
    expect(await cartOf(page)).toMatchObject({
      version: '0.0.12',
      checkoutFields: {},
      list: [{ id: bead.id }],
    });
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('are not needed: without storage the cookie carries the cart [R595]', async () => {
    const { page, context, trouble } = await testShop.open('/no/such/page');
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    trouble.errors.length = 0;
    await page.goto(`${testShop.origin()}/products/bead`);
    await page.locator('.vt-buy__submit').click();
    await page.locator('dialog[data-type=AddToCart]').waitFor();
    await page.goto(`${testShop.origin()}/cart`);
    await page.waitForSelector('vt-island[name=cart][data-ready]', { state: 'attached' });
    expect(await totalOf(page)).toBe('$0.10');
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('are shared by tabs [R347]', async () => {
    const { page, context } = await openCart([[vase, 1]]);
    const other = await context.newPage();
    await other.goto(`${testShop.origin()}/cart`);
    await other.waitForSelector('vt-island[name=cart][data-ready]', { state: 'attached' });
    await lineOf(page, 'Vase').getByRole('button', { name: 'Increase quantity' }).click();
    await expect.poll(() => quantityOf(other, 'Vase').inputValue()).toBe('2');
    await expect.poll(() => totalOf(other)).toBe('$120');
    await expect.poll(() => other.locator('[data-cart-count] >> visible=true').innerText()).toBe('2');
    await page.getByRole('button', { name: 'Remove Vase' }).click();
    await other.getByText('Cart is empty').waitFor();
    await context.close();
  });
});
