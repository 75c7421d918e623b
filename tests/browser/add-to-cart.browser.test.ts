import { beforeAll, describe, expect, test } from 'vitest';

import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { useBrowser, widths } from './support/browser.ts';
import { addToCart, cartOf, closeDialog, linesOf } from './support/cart.ts';
import { useTestShop } from './support/test-shop.ts';
import { awaitChoice, holdReact, waitForStill } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

let vase: MadeProduct;
let rare: MadeProduct;

beforeAll(async () => {
  vase = await testShop.makeProduct({
    title: 'Vase',
    slug: 'vase',
    description: '<p>Word</p>'.repeat(60),
    options: [{ title: 'Size', view: 'button', unit: 'cm', values: ['10', '20'] }],
    variations: [
      { sku: 'V-10', fullPrice: 8000, discountPrice: 6000, isDefault: true, values: { Size: '10' } },
      { sku: 'V-20', fullPrice: 9000, values: { Size: '20' } },
    ],
  });
  rare = await testShop.makeProduct({ title: 'Rare bowl', slug: 'rare', variations: [{ stock: 3 }] });
  await testShop.makeProduct({ title: 'Gone', slug: 'gone', variations: [{ stock: 0 }] });
  await testShop.makeProduct({ title: 'Priceless', slug: 'priceless', variations: [{ fullPrice: 0 }] });
  await testShop.set({ ecommerce: { currency: 'USD' } });
});

describe('adding', () => {
  test('shows what was added and the two ways on; the same once more is one line of two [R342-343,490]', async () => {
    const { page, context, trouble } = await testShop.open('/products/vase');
    await addToCart(page);
    const dialog = page.getByRole('dialog', { name: 'Added to cart' });
    expect(await dialog.getAttribute('data-type')).toBe('AddToCart');
    expect(await dialog.innerText()).toMatch(/Vase\s+10 cm\s+\$60.*\$80/s);
    await dialog.getByRole('button', { name: 'Back to shopping' }).click();
    await dialog.waitFor({ state: 'detached' });

    await addToCart(page);
    await closeDialog(page);
    expect(await linesOf(page)).toEqual([[vase.variationIds[0], 2]]);

    await page.locator('.vt-value', { hasText: '20' }).click();
    await addToCart(page, 2);
    expect(await dialog.innerText()).toMatch(/20 cm\s+2 × \$90/);
    expect(await linesOf(page)).toEqual([
      [vase.variationIds[0], 2],
      [vase.variationIds[1], 2],
    ]);
    await dialog.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL((url) => url.pathname === '/cart');
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('keeps what the specification says of a cart [R325,453,594,727]', async () => {
    const { page, context } = await testShop.open('/products/rare');
    await addToCart(page);
    const [variationId] = rare.variationIds;
    expect(await cartOf(page)).toEqual({
      version: '0.0.12',
      status: 'idle',
      checkoutFields: {},
      list: [
        {
          id: rare.id,
          variationId,
          quantity: 1,
          product: {
            id: rare.id,
            title: 'Rare bowl',
            slug: 'rare',
            variations: [{ id: variationId, stock: 3, price: 100 }],
          },
        },
      ],
    });
    expect(await context.cookies()).toMatchObject([
      { name: 'vt_cart', value: `${rare.id}.${variationId}.1` },
    ]);
    await context.close();
  });

  test('counts all that is in the cart against the stock [R340-341,491,718]', async () => {
    const { page, context } = await testShop.open('/products/rare');
    await addToCart(page, 2);
    await closeDialog(page);
    await addToCart(page, 2);
    const dialog = page.getByRole('dialog', { name: 'Not enough in stock' });
    expect(await dialog.getAttribute('data-type')).toBe('AddToCartStockError');
    expect(await dialog.innerText()).toContain('Only 3 items are available');
    expect(await linesOf(page)).toEqual([[rare.variationIds[0], 2]]);
    await dialog.getByRole('button', { name: 'Ok' }).click();
    await dialog.waitFor({ state: 'detached' });
    await context.close();
  });

  test('works before the choice is alive, and waits for choices already made', async () => {
    const { page, context } = await testShop.open('/no/such/page');
    const react = await holdReact(page);
    const asked = page.waitForRequest('**/assets/react-*.js');
    await page.goto(`${testShop.origin()}/products/vase`, { waitUntil: 'domcontentloaded' });
    await page.locator('.vt-value', { hasText: '20' }).click();
    await asked;
    await page.locator('.vt-buy__submit').click();
    react.letGo();
    await page.locator('dialog[data-type=AddToCart]').waitFor();
    expect(await linesOf(page)).toEqual([[vase.variationIds[1], 1]]);
    await context.close();
  });

  test('a double click is one addition', async () => {
    const { page, context } = await testShop.open('/products/vase');
    await page.locator('.vt-buy__submit').dblclick();
    await page.locator('dialog[data-type=AddToCart]').waitFor();
    expect(await linesOf(page)).toEqual([[vase.variationIds[0], 1]]);
    await context.close();
  });

  test('says when the shop cannot be asked, and tries again [R107,601]', async () => {
    const { page, context } = await testShop.open('/products/vase');
    await page.route('**/api/products/*', (route) => route.abort());
    await page.locator('.vt-buy__submit').click();
    const dialog = page.getByRole('dialog', { name: 'Could not be added' });
    await dialog.waitFor();
    await page.unroute('**/api/products/*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await page.locator('dialog[data-type=AddToCart]').waitFor();
    expect(await linesOf(page)).toHaveLength(1);
    await context.close();
  });

  test('a shop of services calls it an order [R2]', async () => {
    await testShop.set({ common: { type: 'services_cart' } });
    const { page, context } = await testShop.open('/products/vase');
    expect(await page.locator('.vt-buy__submit').innerText()).toBe('Add to order');
    await addToCart(page);
    const dialog = page.getByRole('dialog', { name: 'Added to order' });
    await dialog.getByRole('link', { name: 'View order' }).waitFor();
    await context.close();
    await testShop.set({ ecommerce: { currency: 'USD' } });
  });
});

describe('what cannot be bought', () => {
  test.each([
    { slug: 'gone', text: 'Sold out' },
    { slug: 'priceless', text: 'Price on request' },
  ])('$slug has no form', async ({ slug, text }) => {
    const { page, context } = await testShop.open(`/products/${slug}`);
    expect(await page.locator('.vt-buy').count()).toBe(0);
    expect(await page.getByRole('button', { name: text }).isDisabled()).toBe(true);
    await context.close();
  });

  test('is told when it is sold out meanwhile', async () => {
    const { page, context } = await testShop.open('/products/rare');
    await page.route('**/api/products/*', (route) =>
      route.fulfill({ status: 404, json: { code: 'not_found' } }),
    );
    await addToCart(page);
    expect(await page.locator('dialog[data-type=AddToCartStockError]').innerText()).toContain('sold out');
    await context.close();
  });
});

describe('the quantity', () => {
  test('has a label, steps, and says that there is no more', async () => {
    const { page, context } = await testShop.open('/products/rare');
    await awaitChoice(page);
    const field = page.getByRole('spinbutton', { name: 'Quantity' });
    const more = page.getByRole('button', { name: 'Increase quantity' });
    await more.click();
    await more.click();
    await expect.poll(() => field.inputValue()).toBe('3');
    expect(await page.locator('.vt-choice [role=status]').innerText()).toBe('Quantity: 3');
    await more.click();
    await page.getByRole('dialog', { name: 'Not enough in stock' }).waitFor();
    expect(await field.inputValue()).toBe('3');
    await context.close();
  });

  test('is a whole number from one on, whatever is typed', async () => {
    const { page, context } = await testShop.open('/products/vase');
    await awaitChoice(page);
    const field = page.getByRole('spinbutton', { name: 'Quantity' });
    for (const [typed, kept] of [
      ['12', '12'],
      ['', '12'],
      ['0', '12'],
      ['-4', '12'],
      ['2.7', '2'],
    ] as const) {
      await field.fill(typed);
      await field.blur();
      await expect.poll(() => field.inputValue()).toBe(kept);
    }
    await context.close();
  });
});

describe('a dialog', () => {
  test('holds the focus, closes by Escape and backdrop, and gives the focus back [R488,505,741]', async () => {
    const { page, context } = await testShop.open('/products/vase');
    const button = page.locator('.vt-buy__submit');
    const dialog = page.locator('dialog[data-type=AddToCart]');
    await addToCart(page);
    expect(await dialog.getAttribute('aria-modal')).toBe('true');
    for (let presses = 0; presses < 6; presses++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).not.toBe(
        undefined,
      );
      expect(await page.evaluate(() => document.activeElement?.matches('.vt-header *, main *'))).toBe(false);
    }
    await closeDialog(page);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await addToCart(page);
    await page.mouse.click(5, 5);
    await dialog.waitFor({ state: 'detached' });
    await context.close();
  });

  test('that is asked for again while it fades comes back', async () => {
    const { page, context } = await testShop.open('/products/vase');
    await addToCart(page);
    await page.getByRole('button', { name: 'Back to shopping' }).click();
    await page.locator('dialog[data-closing]').waitFor({ state: 'hidden' });
    await addToCart(page);
    expect(await linesOf(page)).toEqual([[vase.variationIds[0], 2]]);
    await context.close();
  });

  test('is closing for 550 ms, then gone [R489,591,721]', async () => {
    const { page, context } = await testShop.open('/products/vase');
    await addToCart(page);
    const times = await page.evaluate(async () => {
      const find = () => document.querySelector<HTMLElement>('dialog[data-type=AddToCart]');
      const begin = performance.now();
      find()?.querySelector<HTMLElement>('.vt-dialog__close')?.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const isClosing = find()?.dataset['closing'] !== undefined;
      while (find()) await new Promise((resolve) => setTimeout(resolve, 5));
      return { isClosing, gone: performance.now() - begin };
    });
    expect(times.isClosing).toBe(true);
    expect(times.gone).toBeGreaterThanOrEqual(545);
    await context.close();
  });

  test('on a phone "back" closes it first, and its link leaves one entry behind [R506]', async () => {
    const { page, context } = await testShop.open('/products/vase', { width: 390 });
    await addToCart(page);
    await page.goBack();
    await page.locator('dialog[data-type=AddToCart]').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/products/vase');
    await addToCart(page);
    await page.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL((url) => url.pathname === '/cart');
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/products/vase');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await context.close();
  });
});

describe('the buy bar', () => {
  test('on a phone comes with the form out of sight, goes over the footer, and hides no focus [R311]', async () => {
    const { page, context } = await testShop.open('/products/vase', { width: 390 });
    await page.getByRole('button', { name: 'Accept' }).click();
    await awaitChoice(page);
    const bar = page.locator('.vt-buy-bar');
    const scrollTo = (top: number) =>
      page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
    expect(await bar.isVisible()).toBe(false);
    const form = await page.locator('.vt-buy').boundingBox();
    await scrollTo((form?.y ?? 0) + 400);
    await bar.waitFor({ state: 'visible' });
    expect(await bar.innerText()).toMatch(/Vase\s+\$60\s+Add to cart/);

    const link = page.locator('.vt-footer a').first();
    await link.evaluate((element) => element.focus());
    await expect
      .poll(() =>
        page.evaluate(() => {
          const focus = document.activeElement?.getBoundingClientRect();
          const bar = document.querySelector('.vt-buy-bar:not([inert])')?.getBoundingClientRect();
          return !bar || (focus?.bottom ?? 0) <= bar.top;
        }),
      )
      .toBe(true);

    await scrollTo(100_000);
    await bar.waitFor({ state: 'hidden' });
    await scrollTo((form?.y ?? 0) + 400);
    await bar.getByRole('button').click();
    await page.locator('dialog[data-type=AddToCart]').waitFor();
    await context.close();
  });

  test('stays away from wider screens', async () => {
    for (const width of widths.slice(1)) {
      const { page, context } = await testShop.open('/products/vase', { width });
      await awaitChoice(page);
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await waitForStill(page);
      expect(await page.locator('.vt-buy-bar').isVisible()).toBe(false);
      await context.close();
    }
  });

  test('comes on wider screens too where the shop says so', async () => {
    await testShop.set({ ecommerce: { currency: 'USD', buyBar: 'everywhere' } });
    for (const width of widths.slice(1)) {
      const { page, context } = await testShop.open('/products/vase', { width });
      await page.setViewportSize({ width, height: 400 });
      await page.getByRole('button', { name: 'Accept' }).click();
      await awaitChoice(page);
      // More to read, with a place of its own, as cards have: it passes below the bar.
      await page.locator('main').evaluate((main) => {
        main.insertAdjacentHTML('beforeend', '<div style="position: relative; block-size: 3000px"></div>');
      });
      await page.evaluate(() => window.scrollTo({ top: 1800, behavior: 'instant' }));
      await expect.poll(() => page.locator('.vt-buy-bar').isVisible()).toBe(true);
      await waitForStill(page);
      const isOnTop = await page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight - 8)?.closest('.vt-buy-bar') !== null,
      );
      expect(isOnTop, `${width} px`).toBe(true);
      await context.close();
    }
  });
});
