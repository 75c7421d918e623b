import { beforeAll, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
let admin: Member;

beforeAll(async () => {
  admin = await makeMember(testShop, 'admin');
});

const readSettings = () => testShop.db().selectFrom('tax_settings').selectAll().executeTakeFirstOrThrow();

test('an owner fills in known rates, adds one of their own, and switches taxes on', async () => {
  const { page, context, trouble } = await openAdmin(testShop, '/taxes', { member: admin });
  await page.getByText('No rates yet').waitFor();
  await expectAccessible({ page });
  const rates = page.getByRole('region', { name: 'Rates' });
  await rates.getByRole('button', { name: 'Fill in known rates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('as of Sep 23, 2026').waitFor();
  await expectAccessible({ page });
  await dialog.getByRole('combobox', { name: 'Countries' }).fill('Finl');
  await page.getByRole('option', { name: 'Finland' }).click();
  await dialog.getByRole('textbox', { name: 'Name of the tax' }).fill('ALV');
  await dialog.getByRole('button', { name: 'Fill in known rates' }).click();
  await rates.getByRole('cell', { name: '25.5% ALV' }).waitFor();

  await page.getByRole('button', { name: 'Add a class' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Books and maps');
  expect(await dialog.getByRole('textbox', { name: 'Code' }).inputValue()).toBe('books-and-maps');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('books-and-maps').waitFor();

  await rates.getByRole('button', { name: 'Add a rate' }).click();
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Finl');
  await page.getByRole('option', { name: 'Finland' }).click();
  await dialog.getByRole('combobox', { name: 'Class' }).click();
  await page.getByRole('option', { name: 'Books and maps' }).click();
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('100');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText(/99\.99|less than 100/).waitFor();
  await dialog.getByRole('textbox', { name: 'Rate' }).fill('14');
  await dialog.getByLabel('From').fill('2999-01-01');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await rates.getByText(/Books and maps.*Jan 1, 2999/).waitFor();

  const shop = page.getByRole('region', { name: 'Your shop' });
  await shop.getByRole('switch', { name: 'Show taxes' }).check();
  await shop.getByRole('button', { name: 'Save' }).click();
  await shop.getByText('Choose a country').waitFor();
  await shop.getByRole('combobox', { name: 'Country of the shop' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany', exact: true }).click();
  await shop.getByText('There is no rate for Germany today').waitFor();
  await shop.getByRole('combobox', { name: 'Country of the shop' }).fill('Finl');
  await page.getByRole('option', { name: 'Finland' }).click();
  await shop.getByRole('radio', { name: 'Without tax' }).check();
  await shop.getByRole('textbox', { name: 'VAT number' }).fill('FI1234');
  await shop.getByRole('button', { name: 'Save' }).click();
  await shop.getByText('This is no tax number of that country').waitFor();
  await shop.getByRole('textbox', { name: 'VAT number' }).fill('fi 1234567-8');
  await shop.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: true }).last().waitFor();
  await expect.poll(readSettings).toMatchObject({
    enabled: true,
    prices_include_tax: false,
    country: 'FI',
    tax_number: 'FI12345678',
  });

  await page.getByRole('button', { name: 'Delete Books and maps', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => page.getByText('books-and-maps').count()).toBe(0);
  // Taxes without a country, and a wrong number, were refused.
  expect(trouble.errors.filter((error) => !error.includes('422'))).toEqual([]);
  await context.close();
});

test.each([390, 1280])('at %i pixels the screen fits', async (width) => {
  const { page, context } = await openAdmin(testShop, '/taxes', { member: admin, width });
  await page.getByRole('region', { name: 'Rates' }).waitFor();
  await expectAccessible({ page });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await context.close();
});
