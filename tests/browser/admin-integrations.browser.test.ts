import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { filesOf31, newsFile } from '#tests/support/providers/one-c-files.ts';
import { createOneC } from '#tests/support/providers/one-c.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

import { expectAccessible, makeMember, openAdmin } from './support/admin.ts';
import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop({ WEBHOOKS_TO_OWN_NETWORK: '1' });

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());

test('an owner adds a webhook on a phone, tries it out, and sees an enquiry arrive', async () => {
  const { page, context } = await openAdmin(testShop, '/integrations', { width: widths[0] });
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByLabel('Address').fill('erp.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Enter a full address such as https://example.com/hook').waitFor();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByLabel('Name').fill('Warehouse');
  await page.getByLabel('Enquiry received').check();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^whsec_/);
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await page.getByRole('button', { name: 'I have kept it' }).click();

  await page.getByRole('link', { name: 'Warehouse' }).click();
  await page.getByText('Nothing was sent yet').waitFor();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('The test has arrived (204)').waitFor();
  await page.getByText('Delivered').first().waitFor();
  expect(receiver.received.map((message) => receiver.isSigned(message, secret))).toEqual([true]);
  await sql`insert into leads (name) values ('Ann')`.execute(testShop.db());
  await page.getByRole('button', { name: 'Message: Enquiry received' }).click({ timeout: 15_000 });
  await page.getByText('"type":"lead.created"').waitFor();
  await expectAccessible({ page });
  await context.close();
});

test('what was given up is sent again, and a webhook is switched off and removed', async () => {
  const { page, context } = await openAdmin(testShop, '/integrations');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('link', { name: receiver.url }).click();
  receiver.answer = (response) => response.writeHead(500).end();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('The test has not arrived: 500').waitFor();
  receiver.answer = (response) => response.writeHead(204).end();
  await page.getByRole('button', { name: 'Resend what failed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resend what failed' }).click();
  await page.getByText('1 message is being sent').waitFor();
  await page.getByText('Delivered').waitFor({ timeout: 15_000 });
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Switch off' }).click();
  await page.getByText('Off', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.waitForURL(/\/admin\/integrations$/);
  await page.getByRole('link', { name: receiver.url }).waitFor({ state: 'detached' });
  expect(
    await testShop.db().selectFrom('webhook_endpoints').where('name', '=', '').select('id').execute(),
  ).toEqual([]);
  await context.close();
});

test('an owner makes a key, a program calls by it, and it is revoked', async () => {
  const { page, context } = await openAdmin(testShop, '/integrations', { width: widths[0] });
  await page.getByRole('button', { name: 'Make an API key' }).click();
  await page.getByLabel('Program').fill('Accounting');
  await page.getByRole('button', { name: 'Make the key' }).click();
  await page.getByText('Choose what the key is for').waitFor();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await page.getByLabel('Enquiries').selectOption('Read');
  await page.getByLabel('Orders, returns and invoices').selectOption('Read and change');
  await page.getByRole('button', { name: 'Make the key' }).click();
  const token = await page.getByLabel('Key', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByText('Orders, returns and invoices: read and change').waitFor();
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${testShop.origin()}/api/admin/${path}`, { headers })).status;
  };
  expect([await ask('leads'), await ask('orders'), await ask('customers')]).toEqual([200, 200, 403]);
  await page.reload();
  await page.getByText('last used').waitFor();
  await expectAccessible({ page });
  await page.goto(`${testShop.origin()}/admin/audit`);
  await page.getByText('by the key “Accounting”').filter({ visible: true }).first().waitFor();
  await page.goto(`${testShop.origin()}/admin/integrations`);
  await page.getByRole('button', { name: 'Revoke the key Accounting' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('Revoked', { exact: true }).waitFor();
  expect(await ask('leads')).toBe(401);
  await context.close();
});

test('an owner lets 1C in, chooses the price, and sees what has come', async () => {
  const { page, context } = await openAdmin(testShop, '/integrations', { width: widths[0] });
  await page.getByRole('link', { name: 'Set up 1C' }).click();
  await page.getByRole('button', { name: 'Make a login and a password' }).click();
  const password = await page.getByLabel('Password', { exact: true }).inputValue();
  await expectAccessible({ page }, { within: '[role="dialog"]' });
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByLabel('Exchange with 1C').check();
  await page.getByLabel('Send orders to 1C').check();
  await page.getByLabel('Take states from 1C').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByText('No order waits for the next exchange').waitFor();
  const oneC = createOneC(
    async ({ method, url, headers, payload }) => {
      const body = payload && { body: new Uint8Array(payload) };
      return (await fetch(`${testShop.origin()}${url}`, { method, headers, ...body })).text();
    },
    { login: await page.getByLabel('Login').inputValue(), password, zip: true },
  );
  const goods = [
    { id: 'c1', title: 'Lamp', sku: '1C-LAMP', price: '12.50', rests: { 'w-1': '3', 'w-2': '1' } },
  ];
  const files = filesOf31({ goods, isFull: true });
  expect(await oneC.exchange(files)).toBe('success');
  expect(await oneC.fetchOrders()).toContain('КоммерческаяИнформация');
  const own = newsFile([{ id: '', number: '1C-7', requisites: { Проведен: 'true' } }]);
  expect(await oneC.sendNews(Buffer.from(own))).toBe('success');
  await page.reload();
  await page.getByText('1C has several price types').waitFor();
  await page.getByText('Order 1C-7: The shop did not send this order').waitFor();
  await page.getByText('1 product has no price yet').first().waitFor();
  await page.getByRole('combobox', { name: 'Price', exact: true }).click();
  await page.getByRole('option', { name: 'Розничная' }).click();
  await page.getByLabel('Основной').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  expect(await oneC.exchange(files)).toBe('success');
  await page.reload();
  await page.getByText('new 1, changed 0').first().waitFor();
  await expectAccessible({ page });
  await page
    .getByRole('link', { name: /^import/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'CommerceML (1C)' }).waitFor();
  await page.getByText('Lamp').first().waitFor();
  await expectAccessible({ page });
  await context.close();
});

test('a manager has no such screen', async () => {
  const member = await makeMember(testShop, 'manager');
  const { page, context } = await openAdmin(testShop, '/', { member });
  await page.getByRole('heading', { name: 'To do' }).waitFor();
  expect(await page.getByRole('link', { name: 'Integrations' }).count()).toBe(0);
  await context.close();
});
