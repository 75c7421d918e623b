import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { findWidthViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let small: number;

beforeAll(async () => {
  const made = await testShop.makeProduct({
    title: 'Moon jar',
    slug: 'moon-jar',
    options: [{ title: 'Size', view: 'button', values: ['Small', 'Large'] }],
    variations: [
      { fullPrice: 9000, stock: 4, title: 'Large', values: { Size: 'Large' }, isDefault: true },
      { fullPrice: 7000, stock: 0, title: 'Small', values: { Size: 'Small' } },
    ],
  });
  small = made.variationIds[1] ?? 0;
  await testShop.set({ ecommerce: { currency: 'USD', backInStock: true } });
});

test('a choice that is sold out can be waited for, in a dialog that says what comes next', async () => {
  const { page, context, trouble } = await testShop.open('/products/moon-jar');
  const ask = page.getByRole('link', { name: 'Tell me when it is back' });
  expect(await ask.count()).toBe(0);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.getByRole('radio', { name: /^Small/ }).click({ force: true });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when it is back' });
  await dialog.getByText('Moon jar, Small').waitFor();
  expect(await findWidthViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Tell me', exact: true }).click();
  await dialog.getByText('This value should not be blank.').first().waitFor();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ann@mail.example');
  await dialog.getByRole('textbox', { name: 'Email' }).press('Enter');
  await dialog.getByText('We have written to ann@mail.example').waitFor();
  const db = testShop.db();
  const requests = await db.selectFrom('stock_requests').select(['email', 'variation_id']).execute();
  expect(requests).toEqual([{ email: 'ann@mail.example', variation_id: small }]);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('the staff see what is waited for, by how many, and save it as a file', async () => {
  await sql`update stock_requests set confirmed_at = now()`.execute(testShop.db());
  const { page, context, trouble } = await openAdmin(testShop, '/waiting', { role: 'manager' });
  const row = page.getByRole('row', { name: /Moon jar/ });
  await row.getByText('Small').waitFor();
  expect(await row.getByRole('link', { name: 'Moon jar' }).getAttribute('href')).toMatch(/\/products\/\d+$/);
  await page.getByText('1 person wants to be told by email').waitFor();
  await expectAccessible({ page });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Separated by commas' }).click();
  expect((await download).suggestedFilename()).toBe('awaited.csv');
  expect(trouble.errors).toEqual([]);
  await context.close();
});
