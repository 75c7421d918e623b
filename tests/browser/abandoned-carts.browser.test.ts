import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { makePickupPoint } from '#tests/support/pickup-order.ts';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { findWidthViolations } from './support/axe.ts';
import { openPage, useBrowser } from './support/browser.ts';
import { fillBuyer, isReady, openCheckoutOf, submitButton } from './support/checkout.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-reminders-'));
const testShop = useTestShop({ DATA_DIR: dataDir });
let bowl: { id: number; variationId: number };

beforeAll(async () => {
  await testShop.set({
    common: { emails: ['shop@shop.example'] },
    ecommerce: { currency: 'USD', abandonedCarts: { enabled: true } },
  });
  const { id, variationIds } = await testShop.makeProduct({
    title: 'Blue bowl',
    slug: 'blue-bowl',
    variations: [{ fullPrice: 4500, stock: 5 }],
  });
  bowl = { id, variationId: variationIds[0] ?? 0 };
  await makePickupPoint(testShop.db());
  await testShop.notify(['delivery']);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const carts = () => testShop.db().selectFrom('abandoned_carts').selectAll().execute();
const openCart = () =>
  openCheckoutOf({ origin: testShop.origin(), cart: `${bowl.id}.${bowl.variationId}.2` });

/** Letters to the address, as files. */
function readLetters(to: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => letter.includes(`To: ${to}`));
}

/** The address in the letter, whose lines are folded by quoted-printable. */
function linkOf(letter: string): string {
  const text = letter.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /\/cart\/restore\?token=[\w-]{43}/.exec(text)?.[0] ?? '';
}

test('nothing is kept before the tick, and nothing after it is taken back or the cart is emptied', async () => {
  const { page, context, trouble } = await openCart();
  await page.locator('input[name=email]').fill('eve@mail.example');
  const box = page.getByRole('checkbox', { name: /three letters at most/ });
  expect(await box.isChecked()).toBe(false);
  await page.locator('input[name=firstName]').fill('Eve');
  expect(await carts()).toEqual([]);
  await box.check();
  await expect.poll(carts).toMatchObject([{ email: 'eve@mail.example' }]);
  expect(await findWidthViolations(page)).toEqual([]);
  await box.uncheck();
  await expect.poll(carts).toEqual([]);
  await box.check();
  await expect.poll(carts).toHaveLength(1);
  await page.goto(`${testShop.origin()}/cart`);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(carts).toEqual([]);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('a cart that was left is told of by a letter, comes back by its link in another browser, and is recovered', async () => {
  const left = await openCart();
  await left.page.locator('input[name=email]').fill('ann@mail.example');
  await left.page.getByRole('checkbox', { name: /three letters at most/ }).check();
  await expect.poll(carts).toMatchObject([{ email: 'ann@mail.example' }]);
  await left.context.close();
  await sql`update abandoned_carts set last_seen_at = now() - interval '4 hours'`.execute(testShop.db());
  await expect.poll(() => readLetters('ann@mail.example').length, { timeout: 60_000 }).toBe(1);
  const [letter = ''] = readLetters('ann@mail.example');
  expect(letter).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

  const { page, context, trouble } = await openPage(linkOf(letter), { origin: testShop.origin() });
  await page.getByRole('heading', { name: 'Your cart', level: 1 }).waitFor();
  expect(await findWidthViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put into the cart' }).click();
  await page.getByText('Blue bowl').first().waitFor();
  await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  await fillBuyer(page, { email: 'anna@work.example' });
  await page.locator('input[name=locationCode]').first().check();
  await page.locator('input[name=paymentMethod][value=cash]').check();
  await page.locator('input[name=consent]').check();
  await submitButton(page).click();
  await page.waitForURL(/\/payment/);
  await expect.poll(carts).toMatchObject([{ order_id: expect.any(String) }]);
  expect(trouble.errors).toEqual([]);
  await context.close();

  const admin = await openAdmin(testShop, '/abandoned-carts', { role: 'manager' });
  const row = admin.page.getByRole('row', { name: /ann@mail\.example/ });
  await row.getByText('Recovered', { exact: true }).waitFor();
  await row.getByText('Blue bowl').waitFor();
  await admin.page.getByText('Recovered orders: $90').waitFor();
  await expectAccessible(admin);
  expect(admin.trouble.errors).toEqual([]);
  await admin.context.close();
});
