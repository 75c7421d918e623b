import { beforeAll, expect, test } from 'vitest';

import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { useBrowser } from './support/browser.ts';
import { linesOf } from './support/cart.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

let bowl: MadeProduct;

beforeAll(async () => {
  bowl = await testShop.makeProduct({
    title: 'Bowl',
    slug: 'bowl',
    variations: [{ fullPrice: 2500, stock: 3 }],
  });
  await testShop.makeProduct({ title: 'Cup', slug: 'cup', variations: [{ fullPrice: 1000 }] });
  await testShop.set({ ecommerce: { currency: 'USD' } });
});

test('adds, changes, removes and empties by forms alone', async () => {
  const { page, context, trouble } = await testShop.open('/products/bowl', { script: false });
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect(new URL(page.url()).pathname).toBe('/cart');
  const total = () => page.locator('.vt-cart__total dd').innerText();
  expect(await total()).toBe('$50');
  await page.goto(`${testShop.origin()}/products/cup`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect(await total()).toBe('$60');

  const bowlLine = page.getByRole('article', { name: 'Bowl' });
  await bowlLine.getByRole('spinbutton').fill('1');
  await bowlLine.getByRole('button', { name: 'Update' }).click();
  expect(await total()).toBe('$35');
  await bowlLine.getByRole('spinbutton').fill('2');
  await page.keyboard.press('Enter');
  await expect.poll(total).toBe('$60');
  await page.getByRole('button', { name: 'Remove Cup' }).click();
  expect(await total()).toBe('$50');
  await page.getByRole('button', { name: 'Empty the cart' }).click();
  await page.getByText('Cart is empty').waitFor();
  expect(await context.cookies()).toEqual([]);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('says what there was too little of, and the cookie follows', async () => {
  const { page, context } = await testShop.open('/products/bowl', { script: false });
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('99');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  expect(await page.locator('.vt-changes').innerText()).toBe('Bowl: only 3 items are left.');
  expect(await page.getByRole('spinbutton').inputValue()).toBe('3');
  expect(await page.locator('.vt-cart__total dd').innerText()).toBe('$75');
  expect(await context.cookies()).toMatchObject([
    { name: 'vt_cart', value: `${bowl.id}.${bowl.variationIds[0]}.3`, sameSite: 'Lax', httpOnly: false },
  ]);
  await context.close();
});

test('what was bought so is found by the script later [R734]', async () => {
  const plain = await testShop.open('/products/bowl', { script: false });
  await plain.page.getByRole('button', { name: 'Add to cart' }).click();
  const cookies = await plain.context.cookies();
  await plain.context.close();
  const { page, context } = await testShop.open('/no/such/page');
  await context.addCookies(cookies);
  await page.goto(`${testShop.origin()}/`);
  await expect.poll(() => page.locator('[data-cart-count] >> visible=true').innerText()).toBe('1');
  expect(await linesOf(page)).toEqual([[bowl.variationIds[0], 1]]);
  await context.close();
});

test('a form of another site changes nothing', async () => {
  const form = new URLSearchParams({ op: 'add', product: String(bowl.id), variation: '1', quantity: '1' });
  const answer = await fetch(`${testShop.origin()}/cart`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.status).toBe(403);
  expect(answer.headers.get('set-cookie')).toBeNull();
});
