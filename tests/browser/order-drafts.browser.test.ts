import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { checkInvariants } from '#modules/maintenance/check-invariants.ts';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { offerDemo } from './support/pay-by-demo.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let staff: Member;
let cup: number;

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', priceFormatSeparator: 'comma' } });
  const made = await testShop.makeProduct({
    title: 'Ferry cup',
    variations: [{ stock: 7, sku: 'CUP', fullPrice: 2500 }],
  });
  cup = made.variationIds[0] ?? 0;
  await offerDemo(testShop);
  staff = await makeMember(testShop, 'manager');
});

async function readStock(): Promise<number | null> {
  const { stock } = await testShop
    .db()
    .selectFrom('variations')
    .select('stock')
    .where('id', '=', cup)
    .executeTakeFirstOrThrow();
  return stock;
}

test('an order by phone goes from an empty screen to paid by its link', async () => {
  const before = (await readStock()) ?? 0;
  const opened = await openAdmin(testShop, '/orders', { member: staff });
  const { page } = opened;
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('heading', { name: 'New order' }).waitFor();
  await page.getByRole('button', { name: 'Add goods' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add goods to the order' });
  await dialog.getByRole('searchbox').fill('ferry');
  await dialog.getByRole('button', { name: 'Ferry cup' }).click();
  await page.getByLabel('Pieces: Ferry cup').fill('2');
  await page.getByRole('button', { name: 'Add something not in the catalog' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Engraving');
  await page.getByLabel('Price: Engraving', { exact: true }).fill('7.5');
  await page.getByLabel('First name').fill('Ann');
  await page.getByLabel('Phone').fill('+7 495 000-00-14');
  await page.getByLabel('Email', { exact: true }).fill('ann@mail.example');
  await page.getByRole('radio', { name: 'Brought to an address' }).check();
  await page.getByRole('combobox', { name: 'Country' }).fill('Finl');
  await page.getByRole('option', { name: 'Finland' }).click();
  await page.getByLabel('City').fill('Turku');
  await page.getByLabel('Street').fill('Quay 1');
  await page.getByLabel('Delivery, USD').fill('6');
  await page.getByLabel('Your discount').selectOption('Percent');
  await page.getByLabel('Discount, percent of the goods').fill('10');
  await page.getByLabel('Reason').fill('You waited long');
  const result = page.getByRole('region', { name: 'The order' });
  // 50.00 + 7.50, less 5.75, and 6.00 of the delivery.
  await result.getByText('$57.75').waitFor();
  await expectAccessible(opened);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(opened);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'Save the draft' }).click();
  await page.waitForURL(/\/orders\/drafts\/[0-9a-f-]{36}$/);
  expect(await readStock()).toBe(before);
  await page.goto(`${testShop.origin()}/admin/orders/drafts`);
  await page.getByText('3 pieces').waitFor();
  await expectAccessible(opened);
  await page.getByRole('link', { name: 'Ann' }).click();
  await result.getByText('$57.75').waitFor();
  await result.getByText('The customer gets an email').or(result.getByText('shows a link')).waitFor();
  await result.getByRole('button', { name: 'Place the order' }).click();

  await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor();
  await page.getByText('Order placed', { exact: true }).first().waitFor();
  expect(await readStock()).toBe(before - 2);
  await page.getByRole('button', { name: 'Make a link to pay' }).click();
  const url = await page.getByLabel('Link to pay', { exact: true }).inputValue();
  await expectAccessible(opened);

  const buyer = await testShop.open(new URL(url).pathname + new URL(url).search, { width: 390 });
  await buyer.page.getByText('Engraving').waitFor();
  await buyer.page.getByText('$57.75').first().waitFor();
  await buyer.page.getByRole('button', { name: 'Continue', exact: true }).click();
  await buyer.page.locator('button[value="completed"]').click();
  await buyer.page.waitForURL(/\/payment\?order=/);
  await buyer.context.close();
  await page.reload();
  await page.getByText('Paid', { exact: true }).first().waitFor();
  await opened.context.close();
  expect(await checkInvariants(testShop.db())).toEqual([]);
});

test('stock is kept for a draft until a time, and given back', async () => {
  const before = (await readStock()) ?? 0;
  const opened = await openAdmin(testShop, '/orders/drafts/new', { member: staff });
  const { page } = opened;
  await page.getByRole('button', { name: 'Add goods' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ferry cup' }).click();
  await page.getByRole('button', { name: 'Save the draft' }).click();
  const card = page.getByRole('region', { name: 'Stock' });
  await card.getByLabel('Keep for').selectOption('4 hours');
  await card.getByRole('button', { name: 'Keep the stock' }).click();
  await card.getByText('Kept for this draft until').waitFor();
  expect(await readStock()).toBe(before - 1);
  await expectAccessible(opened);
  await page.goto(`${testShop.origin()}/admin/orders/drafts`);
  await page.getByText('stock kept until').waitFor();
  await page.getByRole('link', { name: 'No name yet' }).click();
  await card.getByRole('button', { name: 'Give it back' }).click();
  await card.getByText('others can buy these goods').waitFor();
  expect(await readStock()).toBe(before);
  await opened.context.close();
});

test('an order at the counter is paid in cash and done', async () => {
  const before = (await readStock()) ?? 0;
  const opened = await openAdmin(testShop, '/orders/drafts', { member: staff });
  const { page } = opened;
  await page.getByRole('link', { name: 'New order' }).click();
  await page.getByRole('button', { name: 'Add goods' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add goods to the order' });
  await dialog.getByRole('button', { name: 'Ferry cup' }).click();
  await page.getByRole('radio', { name: 'Paid in cash at the counter' }).check();
  const result = page.getByRole('region', { name: 'The order' });
  await result.getByText('$25').first().waitFor();
  await result.getByText('The order is paid and delivered at once.').waitFor();
  await result.getByRole('button', { name: 'Place the order' }).click();
  await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor();
  await page.getByText('Delivered').first().waitFor();
  await page.getByText('Cash received').first().waitFor();
  expect(await readStock()).toBe(before - 1);
  await opened.context.close();
});

test('a price that has changed since is told before it is an order', async () => {
  const opened = await openAdmin(testShop, '/orders/drafts/new', { member: staff });
  const { page } = opened;
  await page.getByRole('button', { name: 'Add goods' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ferry cup' }).click();
  await page.getByRole('radio', { name: 'Paid in cash at the counter' }).check();
  const result = page.getByRole('region', { name: 'The order' });
  await result.getByText('$25').first().waitFor();
  await sql`update variations set full_price = 2600 where id = ${cup}`.execute(testShop.db());
  await result.getByRole('button', { name: 'Place the order' }).click();
  await result.getByText('It was $25 and is $26 now.').waitFor();
  await page.getByText('$25 when it was added').waitFor();
  await result.getByRole('button', { name: 'Place the order' }).click();
  await page.getByRole('heading', { name: /^Order \d+$/ }).waitFor();
  await page.getByText('$26').first().waitFor();
  expect(await page.getByText('$25').count()).toBe(0);
  await sql`update variations set full_price = 2500 where id = ${cup}`.execute(testShop.db());
  await opened.context.close();
});

test('who saves over what somebody else has saved keeps both', async () => {
  const first = await openAdmin(testShop, '/orders/drafts/new', { member: staff });
  await first.page.getByLabel('First name').fill('Bo');
  await first.page.getByRole('button', { name: 'Save the draft' }).click();
  await first.page.waitForURL(/\/orders\/drafts\/[0-9a-f-]{36}$/);
  const path = new URL(first.page.url()).pathname.replace('/admin', '');
  const second = await openAdmin(testShop, path, { member: staff });
  await second.page.getByLabel('Last name').fill('Berg');
  await second.page.getByRole('button', { name: 'Save the draft' }).click();
  await second.page.getByText('The draft is saved').waitFor();
  await first.page.getByLabel('Note').fill('Ring twice');
  await first.page.getByRole('button', { name: 'Save the draft' }).click();
  await first.page.getByRole('alert').getByText('Somebody else has changed this draft meanwhile').waitFor();
  expect(await first.page.getByLabel('Last name').inputValue()).toBe('Berg');
  expect(await first.page.getByLabel('Note').inputValue()).toBe('Ring twice');
  await first.page.getByRole('button', { name: 'Save the draft' }).click();
  await first.page.getByText('The draft is saved').first().waitFor();

  await first.page.goto(`${testShop.origin()}/admin/orders/drafts`);
  await first.page.getByRole('button', { name: 'Delete the draft: Bo Berg' }).click();
  await first.page.getByRole('button', { name: 'Delete the draft', exact: true }).click();
  await first.page.getByText('The draft is deleted').waitFor();
  await Promise.all([first.context.close(), second.context.close()]);
});
