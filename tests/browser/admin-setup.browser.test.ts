import { afterAll, beforeAll, expect, test } from 'vitest';

import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, openAdmin } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
const account = { user: 'shop@mail.example', password: 'the right one' };
let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer({ account });
});
afterAll(() => mailServer.stop());

test('an invitation without mail has a link to copy', async () => {
  await testShop.set({});
  const opened = await openAdmin(testShop, '/staff', { width: 390 });
  const { page } = opened;
  await page.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByText('No email will be sent').waitFor();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('new@shop.example');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Actions for new@shop.example' }).click();
  await page.getByRole('menuitem', { name: 'Create a link to copy' }).click();
  const link = page.getByRole('dialog', { name: 'Invitation link' });
  await expect.poll(() => link.getByLabel('Link').inputValue()).toContain('/admin/invitation#');
  await expectAccessible(opened, { within: '[role=dialog]' });
  await opened.context.close();
});

test('a new owner is led through the set-up; nothing typed is lost, and the dashboard knows what is left', async () => {
  await testShop.set({ ecommerce: { currency: 'USD' } });
  const opened = await openAdmin(testShop, '/');
  const { page, trouble } = opened;
  page.setDefaultTimeout(10_000);
  await page.getByRole('heading', { name: 'Before you can sell' }).waitFor();
  await page.getByRole('link', { name: 'Set up step by step' }).click();

  await page.getByText('Step 1 of 7').waitFor();
  await page.getByLabel('Shop name').fill('Tide & Clay');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await expectAccessible(opened);
  await page.reload();
  await expect.poll(() => page.getByLabel('Shop name').inputValue()).toBe('Tide & Clay');
  expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Germany');
  await page.getByRole('button', { name: 'Save and continue' }).dblclick();

  await page.getByText('Step 2 of 7').waitFor();
  const emails = page.getByRole('combobox', { name: 'Emails' });
  await emails.fill('hello');
  await emails.blur();
  await page.getByText('One of these is no email address').waitFor();
  expect(await page.getByRole('button', { name: 'Save and continue' }).isDisabled()).toBe(true);
  await emails.focus();
  await page.keyboard.press('Backspace');
  await emails.fill('hello@shop.example');
  await emails.blur();
  await page.getByRole('combobox', { name: 'Phones' }).fill('+49 30 901820');
  await page.getByLabel('Instagram').fill('@tide_and_clay');
  await page.goBack();
  await page.getByText('Step 1 of 7').waitFor();
  await page.goForward();
  await expect.poll(() => page.getByLabel('Instagram').inputValue()).toContain('tide_and_clay');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.getByText('Step 3 of 7').waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();

  await page.getByText('Step 4 of 7').waitFor();
  await page.getByLabel('Server', { exact: true }).fill(`smtp://127.0.0.1:${mailServer.port}`);
  await page.getByLabel('User name').fill(account.user);
  expect(await page.getByLabel('Port').inputValue()).toBe(String(mailServer.port));
  await page.getByRole('combobox', { name: 'Security' }).click();
  await page.getByRole('option', { name: 'None (own network only)' }).click();
  await page.getByRole('textbox', { name: 'Password' }).fill('a wrong one');
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await page.getByText('The server refuses the user name or the password.').waitFor();
  await page.getByRole('textbox', { name: 'Password' }).fill(account.password);
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await page.getByText('The server has accepted the email').waitFor();
  expect(mailServer.mails).toHaveLength(1);
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await page.getByText('Step 5 of 7').waitFor();
  await page.getByLabel('Name that buyers see').fill('Courier');
  await page.getByLabel('Price, USD').fill('4.50');
  await page.getByRole('button', { name: 'Save and continue' }).dblclick();

  await page.getByText('Step 6 of 7').waitFor();
  expect(await page.getByRole('switch', { name: 'Cash on delivery' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await page.getByText('Step 7 of 7').waitFor();
  await page.getByLabel('Legal name of the seller').fill('Tide & Clay LLC');
  await expectAccessible(opened);
  await page.getByRole('button', { name: 'Make the pages' }).click();

  const list = page.getByRole('region', { name: 'Before you can sell' });
  const line = (text: string) => list.getByRole('listitem').filter({ hasText: text });
  await line('Privacy policy').getByText('blanks to fill').waitFor();
  for (const done of ['A delivery zone', 'A way to pay', 'Mail, so that', 'Contacts: an email'])
    await line(done).getByRole('img', { name: 'Done' }).waitFor();
  await line('A product with a price').getByRole('img', { name: 'To do' }).waitFor();
  await expectAccessible(opened);
  expect(trouble.errors).toEqual([]);

  const settings = await testShop.db().selectFrom('settings').select(['name', 'value']).execute();
  const valueOf = (name: string) => settings.find((row) => row.name === name)?.value;
  expect(valueOf('common')).toMatchObject({
    sitename: 'Tide & Clay',
    address: { country: 'DE' },
    emails: ['hello@shop.example'],
    phones: ['+49 30 901820'],
  });
  expect(valueOf('socials')).toMatchObject({ instagram: 'https://www.instagram.com/tide_and_clay' });
  const zones = await testShop.db().selectFrom('shipping_zones').select(['title', 'price']).execute();
  expect(zones).toEqual([{ title: 'Courier', price: 450 }]);
  await opened.context.close();
}, 150_000);

test('a shop that is set up in Russian writes its prices as Russian does', async () => {
  await testShop.set({});
  const opened = await openAdmin(testShop, '/welcome', { width: 390, language: 'ru' });
  const { page } = opened;
  await page.getByLabel('Название магазина').fill('Мастерская');
  await page.getByRole('combobox', { name: 'Язык магазина' }).click();
  await page.getByRole('option', { name: 'Русский' }).click();
  await page.getByRole('button', { name: 'Сохранить и дальше' }).click();
  await page.getByText('Шаг 2 из 7').waitFor();
  const rows = await testShop.db().selectFrom('settings').select(['name', 'value']).execute();
  expect(rows.find(({ name }) => name === 'ecommerce')?.value).toMatchObject({
    priceFormatSeparator: 'space',
  });
  await opened.context.close();
});
