import { expect, test } from 'vitest';

import { insertOrder } from '#tests/support/payment-fixture.ts';

import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();

/** A sample and an order of the shop's own; the numbers. */
async function makeOrders(): Promise<{ sample: string; own: string }> {
  const db = testShop.db();
  const [sample, own] = [await insertOrder(db), await insertOrder(db)];
  await db.updateTable('orders').set({ is_sample: true }).where('id', '=', sample.id).execute();
  return { sample: sample.number, own: own.number };
}

test.each([
  ['en', 'Sample'],
  ['ru', 'Образец'],
] as const)('lists and orders say in %s what is a sample', async (language, word) => {
  const { sample, own } = await makeOrders();
  const { page, context } = await openAdmin(testShop, '/orders', { language });
  const row = (number: string) => page.getByRole('row').filter({ hasText: number });
  await row(sample).getByText(word, { exact: true }).filter({ visible: true }).waitFor();
  expect(await row(own).getByText(word, { exact: true }).count()).toBe(0);
  await page.goto(`${testShop.origin()}/admin/orders/${sample}`);
  await page.getByText(word, { exact: true }).waitFor();
  await context.close();
});

test('an owner removes the samples with one button that asks first, and keeps their own orders', async () => {
  const { own } = await makeOrders();
  const { page, context } = await openAdmin(testShop, '/');
  const remove = page.getByRole('button', { name: 'Remove the samples' });
  await remove.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  const samples = () =>
    testShop.db().selectFrom('orders').select('number').where('is_sample', '=', true).execute();
  expect(await samples()).not.toEqual([]);
  await expectAccessible({ page });
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove the samples' }).click();
  await page.getByText('The samples are removed').waitFor();
  await remove.waitFor({ state: 'detached' });
  expect(await samples()).toEqual([]);
  const left = await testShop.db().selectFrom('orders').select('number').execute();
  expect(left.map(({ number }) => number)).toContain(own);
  await context.close();
});

test('a manager sees samples, and nothing to remove them with', async () => {
  await makeOrders();
  const member = await makeMember(testShop, 'manager');
  const { page, context } = await openAdmin(testShop, '/', { member, width: widths[0] });
  await page.getByRole('heading', { name: 'To do' }).waitFor();
  expect(await page.getByRole('button', { name: 'Remove the samples' }).count()).toBe(0);
  await context.close();
});
