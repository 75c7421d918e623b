import { beforeAll, expect, test } from 'vitest';

import { authKey } from '#site/shop/storage-keys.ts';

import { findWidthViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { signUp } from './support/sign-up.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', wishlist: true } });
  await testShop.makeProduct({ title: 'Blue bowl', slug: 'blue-bowl', variations: [{ fullPrice: 4500 }] });
  await testShop.makeProduct({
    title: 'Moon jar',
    slug: 'moon-jar',
    variations: [{ fullPrice: 9000, stock: 0 }],
  });
});

const wishes = () => testShop.db().selectFrom('wishlist_items').selectAll().execute();

test('a guest’s list comes along into the account, is shared by a link, and its link is withdrawn', async () => {
  const { page, context, trouble } = await testShop.open('/products/blue-bowl');
  const heart = page.locator('form[data-vt-wish] button');
  await page.waitForLoadState('networkidle');
  await heart.click();
  await expect.poll(() => heart.innerText()).toBe('Remove from wishlist');
  expect(new URL(page.url()).pathname).toBe('/products/blue-bowl');
  await page.reload();
  await expect.poll(() => heart.innerText()).toBe('Remove from wishlist');
  await page.getByRole('link', { name: 'Wishlist' }).filter({ visible: true }).click();
  await page.getByRole('heading', { name: 'Wishlist', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Blue bowl' }).waitFor();
  await page.getByRole('link', { name: 'Sign in to find the list on all of your devices' }).waitFor();
  expect(await page.getByRole('button', { name: 'Share the list' }).isVisible()).toBe(false);

  const session = await signUp(testShop);
  const jar = await testShop
    .db()
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'moon-jar')
    .executeTakeFirstOrThrow();
  await testShop
    .db()
    .insertInto('wishlist_items')
    .values({ user_id: session.id, product_id: jar.id })
    .execute();
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    authKey,
    JSON.stringify(session),
  ] as const);
  await page.reload();
  // What another device has put aside comes in, and what this browser had goes into the account.
  await page.getByRole('link', { name: 'Moon jar' }).waitFor();
  await page.getByRole('link', { name: 'Blue bowl' }).waitFor();
  await expect.poll(async () => (await wishes()).length).toBe(2);
  await page.getByRole('button', { name: 'Share the list' }).click();
  const link = page.getByRole('textbox', { name: 'Link to the list' });
  await expect.poll(() => link.inputValue()).toMatch(/\/wishlist\/shared\/[\w-]{43}$/);
  expect(await findWidthViolations(page)).toEqual([]);
  const address = new URL(await link.inputValue());

  const other = await testShop.open(address.pathname);
  await other.page.getByRole('heading', { name: 'A wishlist', level: 1 }).waitFor();
  await other.page.getByRole('link', { name: 'Moon jar' }).waitFor();
  expect(await other.page.content()).not.toContain(session.email);
  await other.page.waitForLoadState('networkidle');
  await other.page.locator('form[data-vt-wish] button').first().click();
  expect((await wishes()).length).toBe(2);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByText('The link no longer works.').waitFor();
  expect((await other.page.goto(address.href))?.status()).toBe(404);
  expect(trouble.errors).toEqual([]);
  await other.context.close();

  await page.locator('form[data-vt-wish] button').first().click();
  await expect.poll(async () => (await wishes()).length).toBe(1);
  await context.close();
});

test('who signs out leaves no list behind, and finds it again', async () => {
  const session = await signUp(testShop);
  const { page, context, trouble } = await testShop.open('/products/moon-jar', {
    stored: { [authKey]: JSON.stringify(session) },
  });
  await page.waitForLoadState('networkidle');
  await page.locator('form[data-vt-wish] button').click();
  await expect.poll(async () => (await wishes()).some(({ user_id }) => user_id === session.id)).toBe(true);
  await page.goto(`${testShop.origin()}/account/settings`);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(`${testShop.origin()}/`);
  await page.goto(`${testShop.origin()}/wishlist`);
  await page.getByText('Nothing is on your list yet').waitFor();
  await context.close();

  const again = await testShop.open('/wishlist', {
    stored: { [authKey]: JSON.stringify(await signInAgain(session)) },
  });
  await again.page.getByRole('link', { name: 'Moon jar' }).waitFor();
  expect([...trouble.errors, ...again.trouble.errors]).toEqual([]);
  await again.context.close();
});

/** The same account, after its session has ended. */
async function signInAgain({ id, email }: { id: number; email: string }) {
  const answer = await fetch(`${testShop.origin()}/api/login_check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password: 'violet heron flies' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { id, email, token };
}
