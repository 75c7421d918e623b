import { afterAll, beforeAll, expect, test } from 'vitest';

import { startStorefront, type Storefront } from '#tests/support/storefront.ts';
import { startTlsProxy, type TlsProxy } from '#tests/support/tls-proxy.ts';

import { makeMember } from './support/admin.ts';
import { openPage, useBrowser } from './support/browser.ts';
import { linesOf } from './support/cart.ts';

useBrowser();
let proxy: TlsProxy;
let site: Storefront;

beforeAll(async () => {
  proxy = await startTlsProxy();
  site = await startStorefront({ env: { PUBLIC_URL: proxy.origin, TRUST_PROXY: '1' }, isDrawn: true });
  proxy.sendTo(site.origin);
  await site.shop.makeProduct({ title: 'Bowl', slug: 'bowl', variations: [{ fullPrice: 2500, stock: 3 }] });
});
afterAll(async () => {
  await proxy.stop();
  await site.stop();
});

const open = (path: string, script = true) => openPage(path, { origin: proxy.origin, script });

test('over https the browser keeps the cart under the prefix, with script and without', async () => {
  const plain = await open('/products/bowl', false);
  await plain.page.getByRole('button', { name: 'Add to cart' }).click();
  await plain.page.getByRole('article', { name: 'Bowl' }).waitFor();
  const kept = await plain.context.cookies();
  expect(kept).toMatchObject([{ name: '__Host-vt_cart', secure: true, path: '/', domain: 'localhost' }]);
  await plain.context.close();

  const { page, context, trouble } = await open('/no/such/page');
  await context.addCookies(kept);
  await page.goto(`${proxy.origin}/products/bowl`);
  await expect.poll(() => page.locator('[data-cart-count] >> visible=true').innerText()).toBe('1');
  expect(await linesOf(page)).toHaveLength(1);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(async () => (await linesOf(page))[0]?.[1]).toBe(2);
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({
    name: '__Host-vt_cart',
    value: expect.stringMatching(/\.2$/),
    secure: true,
  });
  await page.goto(`${proxy.origin}/cart`);
  expect(await page.getByRole('article', { name: 'Bowl' }).getByRole('spinbutton').inputValue()).toBe('2');
  expect(trouble.errors.filter((text) => !text.includes('404'))).toEqual([]);
  await context.close();
});

test('over https a reload of the back office keeps who is signed in, by the prefixed cookie', async () => {
  const { email, password } = await makeMember({
    db: () => site.db,
    origin: () => proxy.origin,
    open: openPage,
  });
  const { page, context } = await open('/admin/');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  await page.keyboard.press('Enter');
  const account = page.getByRole('button', { name: 'Your account' });
  await account.waitFor();
  expect(await context.cookies()).toMatchObject([
    { name: '__Host-vt_admin', secure: true, httpOnly: true, sameSite: 'Strict', path: '/' },
  ]);
  await page.reload();
  await account.waitFor();
  await context.close();
});
