import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import type { CartItem } from '#domain/cart.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { useBrowser } from './support/browser.ts';
import { addToCart, linesOf } from './support/cart.ts';
import { useTestShop } from './support/test-shop.ts';
import { passTime } from './support/moments.ts';

useBrowser();
const testShop = useTestShop();

let first: MadeProduct;
let second: MadeProduct;
let third: MadeProduct;

beforeAll(async () => {
  first = await testShop.makeProduct({ title: 'First', slug: 'first' });
  second = await testShop.makeProduct({ title: 'Second', slug: 'second' });
  third = await testShop.makeProduct({ title: 'Third', slug: 'third' });
});

const itemOf = ({ id, variationIds: [variationId = 0] }: MadeProduct, quantity: number): CartItem => ({
  id,
  variationId,
  quantity,
});

interface Server {
  gets: number;
  puts: CartItem[][];
  tokens: (string | undefined)[];
}

/** A visitor, signed in or not, with a cart here and another on the server, which is played. */
async function visit(signedIn: boolean, here: CartItem[], there: CartItem[], path = '/cart') {
  const { page, context } = await testShop.open('/no/such/page');
  const server: Server = { gets: 0, puts: [], tokens: [] };
  await page.route('**/api/users/profile', (route) =>
    route.fulfill({ json: { firstName: 'A', lastName: 'B' } }),
  );
  await page.route('**/api/users/prices*', (route) =>
    route.fulfill({ json: { hasLists: false, products: [] } }),
  );
  // The customer is played, the prices are the shop's.
  await page.route('**/api/orders/quote', async (route) => {
    const { authorization: _, ...headers } = await route.request().allHeaders();
    await route.continue({ headers });
  });
  await page.route('**/api/cart', (route) => {
    const request = route.request();
    server.tokens.push(request.headers()['authorization']);
    if (request.method() === 'GET') server.gets++;
    else server.puts.push(request.postDataJSON() as CartItem[]);
    return route.fulfill({ json: request.method() === 'GET' ? there : request.postDataJSON() });
  });
  await page.evaluate(
    ({ here, signedIn }) => {
      const cart = { version: '0.0.12', status: 'idle', checkoutFields: {}, list: here };
      localStorage.setItem('vitrina-cart', JSON.stringify(cart));
      const session = { id: 1, email: 'a@example.com', token: 'secret' };
      if (signedIn) localStorage.setItem('vitrina-auth', JSON.stringify(session));
    },
    { here, signedIn },
  );
  const go = () => page.goto(testShop.origin() + path);
  return { page, context, server, go };
}

const plus = (page: Page) => page.getByRole('button', { name: 'Increase quantity' }).first();

test('the carts of browser and server become one: the union, the larger quantity of each [R335,338]', async () => {
  const { page, context, server, go } = await visit(
    true,
    [itemOf(first, 2), itemOf(second, 1)],
    [itemOf(first, 1), itemOf(third, 3)],
  );
  await go();
  const merged = [itemOf(first, 2), itemOf(second, 1), itemOf(third, 3)];
  await expect.poll(() => linesOf(page)).toEqual(merged.map((item) => [item.variationId, item.quantity]));
  await expect.poll(() => server.puts).toEqual([merged]);
  expect(server.gets).toBe(1);
  expect(new Set(server.tokens)).toEqual(new Set(['Bearer secret']));
  await context.close();
});

test('five quick clicks are one or two calls, and the last state wins [R334]', async () => {
  const { page, context, server, go } = await visit(true, [itemOf(first, 1)], [itemOf(first, 1)]);
  await go();
  await page.waitForSelector('vt-island[name=cart][data-ready]', { state: 'attached' });
  await expect.poll(() => server.gets).toBe(1);
  await page.locator('.vt-cart-line').waitFor();
  await page.clock.install();
  for (let clicks = 0; clicks < 5; clicks++) await plus(page).click({ delay: 20 });
  await expect.poll(() => server.puts.at(-1)?.[0]?.quantity, { timeout: 4000 }).toBe(6);
  await passTime(page, 2000);
  expect(server.puts.length).toBeLessThanOrEqual(2);
  expect(server.puts.at(-1)).toEqual([itemOf(first, 6)]);
  await context.close();
});

test('what waits to be sent goes out with the page [R333]', async () => {
  const { page, context, server, go } = await visit(true, [], [], '/products/first');
  await go();
  await addToCart(page);
  await page.goto(`${testShop.origin()}/products/second`);
  await expect.poll(() => server.puts).toEqual([[itemOf(first, 1)]]);
  await context.close();
});

test('a visitor keeps the cart to himself', async () => {
  const { page, context, server, go } = await visit(false, [itemOf(first, 1)], []);
  await page.clock.install();
  await go();
  await page.locator('.vt-cart-line').waitFor();
  await plus(page).click();
  await passTime(page, 2000);
  expect(server).toEqual({ gets: 0, puts: [], tokens: [] });
  expect(await linesOf(page)).toEqual([[first.variationIds[0], 2]]);
  await context.close();
});

test('a page that nobody uses asks for nothing until somebody does [R339]', async () => {
  const { page, context, server, go } = await visit(true, [itemOf(first, 1)], [itemOf(first, 1)]);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await page.clock.install();
  await go();
  await page.waitForSelector('vt-island[name=cart][data-ready]', { state: 'attached' });
  await passTime(page, 5000);
  expect(server.gets).toBe(0);
  await page.mouse.move(300, 300);
  await expect.poll(() => server.gets).toBe(1);
  await context.close();
});

test('an expired session ends quietly and leaves the cart [R454]', async () => {
  const { page, context, go } = await visit(true, [itemOf(first, 1)], []);
  await page.unroute('**/api/cart');
  await page.route('**/api/cart', (route) => route.fulfill({ status: 401, json: { code: 'unauthorized' } }));
  await go();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('vitrina-auth'))).toBe('null');
  expect(await linesOf(page)).toEqual([[first.variationIds[0], 1]]);
  await context.close();
});
