import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { addToCart, closeDialog, linesOf } from './support/cart.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime, stopClock } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

beforeAll(async () => {
  await testShop.makeProduct({ title: 'Bowl', slug: 'bowl', variations: [{ fullPrice: 2500 }] });
  await testShop.makeProduct({ title: 'Cup', slug: 'cup', variations: [{ fullPrice: 1000 }] });
  await testShop.set({ ecommerce: { currency: 'USD' } });
});

const link = (page: Page) => page.locator('.vt-header [data-item=cart] >> visible=true');
const widget = (page: Page) => page.getByRole('dialog', { name: 'Cart', exact: true });

/** The product page of a visitor who has two bowls and a cup. */
async function openWithCart(width = 1280) {
  const opened = await testShop.open('/products/bowl', { width });
  await addToCart(opened.page, 2);
  await closeDialog(opened.page);
  await opened.page.goto(`${testShop.origin()}/products/cup`);
  await addToCart(opened.page);
  await closeDialog(opened.page);
  return opened;
}

describe('the link', () => {
  test('tells how much is in the cart, in words too [R75]', async () => {
    const { page, context } = await testShop.open('/products/bowl');
    expect(await link(page).locator('[data-cart-text]').textContent()).toBe('Cart');
    expect(await link(page).locator('.vt-badge').isVisible()).toBe(false);
    await addToCart(page);
    await closeDialog(page);
    expect(await link(page).locator('.vt-badge').innerText()).toBe('1');
    await page.getByRole('link', { name: '1 item in the cart' }).waitFor();
    await addToCart(page, 2);
    await page.getByRole('link', { name: '3 items in the cart', includeHidden: true }).first().waitFor();
    await context.close();
  });

  test.each([
    [1, '1 товар в корзине'],
    [3, '3 товара в корзине'],
    [5, '5 товаров в корзине'],
    [21, '21 товар в корзине'],
  ])('counts %i in Russian', async (quantity, text) => {
    await testShop.set({ language: 'ru' });
    const { page, context } = await testShop.open('/products/bowl');
    await addToCart(page, quantity);
    expect(await page.locator('[data-cart-text]').first().textContent()).toBe(text);
    await context.close();
    await testShop.set({ ecommerce: { currency: 'USD' } });
  });

  test('of an empty cart, and on a phone, leads to the cart at once', async () => {
    const empty = await testShop.open('/');
    await link(empty.page).click();
    await expect.poll(() => new URL(empty.page.url()).pathname).toBe('/cart');
    await empty.context.close();
    const phone = await openWithCart(390);
    await link(phone.page).click();
    await expect.poll(() => new URL(phone.page.url()).pathname).toBe('/cart');
    await phone.context.close();
  });
});

describe('below the link', () => {
  test('a pointer finds the lines, what they cost, and the ways on', async () => {
    const { page, context, trouble } = await openWithCart();
    await link(page).hover();
    await widget(page).getByText('$60').waitFor();
    expect(await widget(page).getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Bowl\s+2 × \$25/),
      expect.stringMatching(/Cup\s+\$10/),
    ]);
    expect(await widget(page).getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
    await page.mouse.move(200, 700);
    await widget(page).waitFor({ state: 'detached' });
    await link(page).hover();
    await widget(page).getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL('**/cart');
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('lines can be taken out, to the last one [R503]', async () => {
    const { page, context } = await openWithCart();
    await link(page).hover();
    await widget(page).getByRole('button', { name: 'Remove Bowl' }).click();
    await widget(page).getByText('1 item').waitFor();
    expect(await linesOf(page)).toHaveLength(1);
    await widget(page).getByRole('button', { name: 'Remove Cup' }).click();
    await widget(page).getByText('Cart is empty').waitFor();
    await context.close();
  });

  test('a key opens it and moves into it; Escape closes it and goes back', async () => {
    const { page, context } = await openWithCart();
    await link(page).focus();
    await page.keyboard.press('Enter');
    await widget(page).getByText('$60').waitFor();
    expect(await widget(page).evaluate((panel) => panel === document.activeElement)).toBe(true);
    expect(await link(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Bowl');
    await page.keyboard.press('Escape');
    await widget(page).waitFor({ state: 'detached' });
    expect(await link(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await link(page).getAttribute('aria-expanded')).toBe('false');
    await context.close();
  });

  test('passing over opens nothing', async () => {
    const { page, context } = await openWithCart();
    await stopClock(page);
    await link(page).hover();
    await page.mouse.move(200, 700);
    await passTime(page, 2000);
    expect(await widget(page).count()).toBe(0);
    await context.close();
  });
});
