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

describe('the drawer, where the shop wants it', () => {
  const drawer = (page: Page) => page.locator('dialog[data-type=CartDrawer]');
  const drawn = async (page: Page) => {
    await drawer(page).locator('.vt-cart-drawer__total:not([data-stale]) strong:not(:empty)').waitFor();
    return drawer(page).locator('.vt-cart-drawer__total').innerText();
  };

  beforeAll(() => testShop.set({ ecommerce: { currency: 'USD', cartStyle: 'drawer', cartNote: true } }));

  test('opens after adding with lines that can be changed, taken out and brought back', async () => {
    const { page, context, trouble } = await testShop.open('/products/bowl');
    await page.locator('.vt-buy__submit').dblclick();
    await drawer(page).getByText('Added to cart').waitFor();
    expect(await drawn(page)).toMatch(/1 item\s+\$25/);
    await drawer(page).getByRole('button', { name: 'Increase quantity' }).click();
    await drawer(page).getByText('$50').first().waitFor();
    expect((await linesOf(page)).map(([, quantity]) => quantity)).toEqual([2]);
    await drawer(page).getByRole('button', { name: 'Remove Bowl' }).click();
    await drawer(page).getByText('Cart is empty').waitFor();
    const undo = drawer(page).getByRole('button', { name: 'Undo' });
    expect(await undo.evaluate((button) => button === document.activeElement)).toBe(true);
    await undo.click();
    expect(await drawn(page)).toMatch(/2 items\s+\$50/);
    expect(await drawer(page).getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
    expect(trouble.errors).toEqual([]);
    await context.close();
  });

  test('says beside the line that there is no more, and stays', async () => {
    await testShop.makeProduct({
      title: 'Rare',
      slug: 'rare-jug',
      variations: [{ fullPrice: 900, stock: 2 }],
    });
    const { page, context } = await testShop.open('/products/rare-jug');
    await page.locator('.vt-buy__submit').click();
    await drawn(page);
    await drawer(page).getByRole('spinbutton').fill('7');
    await drawer(page).getByText('Only 2 items are available').waitFor();
    expect(await drawer(page).getByRole('spinbutton').inputValue()).toBe('2');
    await context.close();
  });

  test('opens from the icon, on phones too; Escape and "back" close it and the page stays', async () => {
    const { page, context } = await testShop.open('/products/cup', { width: 390 });
    await page.locator('.vt-buy__submit').click();
    await drawn(page);
    await closeDialog(page);
    await link(page).click();
    await drawn(page);
    expect(await drawer(page).getByText('Added to cart').count()).toBe(0);
    expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.goBack();
    await drawer(page).waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/products/cup');
    await context.close();
  });

  test('takes a note, which stands in the comment of the checkout', async () => {
    const { page, context } = await testShop.open('/products/cup');
    await page.locator('.vt-buy__submit').click();
    await drawer(page).getByText('Add a note to the order').click();
    await drawer(page).getByRole('textbox', { name: 'Note to the order' }).fill('It is a gift');
    await drawer(page).getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL('**/checkout');
    const comment = page.locator('[name=comment]');
    await expect.poll(() => comment.inputValue()).toBe('It is a gift');
    expect(await comment.isVisible()).toBe(true);
    await context.close();
  });

  test('an empty cart has no drawer: its icon leads to the page', async () => {
    const { page, context } = await testShop.open('/');
    await link(page).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/cart');
    await context.close();
  });
});
