import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { makeUser } from '#tests/support/accounts.ts';

import { findWidthViolations } from './support/axe.ts';
import { expectAccessible, makeMember, openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const fileOf = (state: string) => ({
  name: 'orders_export_1.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Name,Email,Financial Status,Currency,Subtotal,Shipping,Taxes,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Zip,Notes,Tags,Id',
      `#1044,ines@mail.example,${state},USD,110.00,12.50,0.00,122.50,2024-05-01 10:00:00 -0400,2,Mug,40.00,MUG,Ines Lee,'89801,Ring twice,vip,'5755`,
      '#1044,ines@mail.example,,,,,,,2024-05-01 10:00:00 -0400,1,Print,30.00,PRINT,,,,,',
      '#1043,,paid,JPY,3000,0,0,3500,2024-04-30 23:00:00 +0900,3,Plate,1000,,Bo Kim,,,,5754',
      '#1042,,paid,USD,1,0,0,1,yesterday,1,Plate,1,,,,,,5753',
    ].join('\n'),
  ),
});

test('orders of the former shop are looked at, imported, read and taken out again; their buyer sees them', async () => {
  const member = await makeMember(testShop, 'admin');
  const customer = await makeUser(testShop.db(), 'ines@mail.example');
  await sql`update users set email_confirmed_at = now() where id = ${customer.id}`.execute(testShop.db());
  const { page, context, trouble } = await openAdmin(testShop, '/orders', { member });
  await page.getByRole('link', { name: 'Imported', exact: true }).click();
  await page.getByText('No imported orders yet').waitFor();
  await expectAccessible({ page });
  await page.getByRole('link', { name: 'Import orders' }).click();
  const choose = (state: string) => page.locator('input[type=file]').setInputFiles(fileOf(state));
  await choose('paid');
  await page.getByRole('button', { name: 'Import 2 orders' }).waitFor();
  for (const words of [
    'Read as: Shopify',
    'A column that is not used',
    'this is no date',
    'do not add up to this total',
  ])
    await page.getByText(words).waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Import 2 orders' }).click();
  await page.getByText('orders_export_1.csv is imported').waitFor();
  // The same file once more, and then one that says otherwise.
  await choose('paid');
  await page.getByText('This file brings nothing new.').waitFor();
  await choose('refunded');
  await page.getByRole('button', { name: 'Import 1 order' }).click();
  await page.getByText('orders_export_1.csv is imported').waitFor();

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByPlaceholder('Number, name, email or phone').fill('ines');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await expectAccessible({ page });
  await page.getByRole('link', { name: '#1044' }).click();
  await page.getByRole('heading', { name: 'Order #1044' }).waitFor();
  for (const words of ['Refunded', 'Mug', '$122.50', 'Ring twice'])
    await page.getByText(words).first().waitFor();
  await expectAccessible({ page });
  await page.getByRole('link', { name: 'To the customer’s account' }).click();
  await page.getByRole('region', { name: 'Imported orders' }).getByRole('link', { name: '#1044' }).waitFor();

  const buyer = await testShop.open('/account/orders', {
    stored: {
      'vitrina-auth': JSON.stringify({ id: customer.id, email: 'ines@mail.example', token: customer.token }),
    },
  });
  await buyer.page.getByText('Orders in our former shop').waitFor();
  await buyer.page.getByText('Order details').click();
  await buyer.page.getByText('2 × Mug').waitFor();
  expect(await buyer.page.getByText('Order #1043').count()).toBe(0);
  expect(await findWidthViolations(buyer.page)).toEqual([]);
  expect(buyer.trouble.errors).toEqual([]);
  await buyer.context.close();

  await page.goto(`${testShop.origin()}/admin/orders/imported/import`);
  await page.getByRole('button', { name: 'Undo the import of orders_export_1.csv' }).click();
  await page.getByText('The 2 orders that the file added are deleted').waitFor();
  await page.getByRole('button', { name: 'Delete these orders' }).click();
  await page.getByText('The import was undone').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('No imported orders yet').waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();
});
