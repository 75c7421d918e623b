import { expect, test } from 'vitest';

import { expectAccessible, makeMember, openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

const file = {
  name: 'customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'First Name,Last Name,Email,Phone,Total Spent,Tags',
      'Ann,Lee,ann@mail.example,12,40.00,retail',
      'Bo,Kim,bo@mail.example,+1 775 555 0154,0.00,',
      'Cy,Ng,,,0.00,',
    ].join('\n'),
  ),
};

test('customers of another shop are looked at, taken in, and known the next time', async () => {
  const member = await makeMember(testShop, 'admin');
  const { page, context, trouble } = await openAdmin(testShop, '/customers', { member });
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Add 2 customers' }).waitFor();
  for (const words of ['Total Spent', 'Added without the phone', 'Left out: there is no email'])
    await page.getByText(words).waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Add 2 customers' }).click();
  await page.getByText('The new customers have no password yet.').waitFor();
  // The same file once more.
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('This file has no customers that are not here already.').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Bo Kim' }).waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();
});
