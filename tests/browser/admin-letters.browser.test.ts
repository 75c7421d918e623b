import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { insertOrder, type InsertedOrder } from '#tests/support/payment-fixture.ts';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-letters-'));
const testShop = useTestShop({ DATA_DIR: dataDir });
let order: InsertedOrder;

beforeAll(async () => {
  await testShop.set({
    ecommerce: { currency: 'USD' },
    common: { sitename: 'Tide & Clay', emails: ['hello@shop.example'] },
  });
  order = await placeOrder();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** One whose buyer is known to read the mails to the email. */
async function placeOrder(): Promise<InsertedOrder> {
  return testShop
    .db()
    .transaction()
    .execute(async (trx) => {
      const made = await insertOrder(trx);
      await sql`update orders set email_confirmed_at = now() where id = ${made.id}`.execute(trx);
      return made;
    });
}

/** The mail about an order, as the shop has kept it. */
async function readMail({ number }: InsertedOrder): Promise<string> {
  const folder = join(dataDir, 'mail');
  const find = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .find((mail) => new RegExp(`^Subject: .*\\b${number}\\b`, 'm').test(mail));
  await expect.poll(find, { timeout: 10_000 }).toBeDefined();
  return find() ?? '';
}

test('the owner changes what an email says, sees it with a real order, and puts it back', async () => {
  const opened = await openAdmin(testShop, '/mail/letters');
  const { page, context, trouble } = opened;
  await expectAccessible(opened);
  await page.getByRole('link', { name: 'Order placed' }).click();
  const frame = page.frameLocator('iframe[title="The email as it is sent"]');
  await frame.getByText('Thank you for your order').waitFor();
  await page.getByText(`With the data of order ${order.number}.`).waitFor();
  await expectAccessible(opened);

  await page.getByLabel('Subject', { exact: true }).fill('');
  await page.keyboard.type('Ahoy ');
  await page.getByRole('button', { name: 'Insert a placeholder: Subject' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Order number' }).press('Enter');
  await expect.poll(() => page.getByLabel('Subject', { exact: true }).inputValue()).toBe('Ahoy {number}');
  await page.getByText(`Ahoy ${order.number}`).waitFor();
  await page.getByLabel('Heading', { exact: true }).fill('Yours is {order}');
  await page.getByText('{order} is not a placeholder of this text').waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
  await page.getByLabel('Heading', { exact: true }).fill('A fair wind');
  await page
    .getByLabel('Your own text at the end', { exact: true })
    .fill('Follow us:\nhttps://shop.example/news');
  await frame.getByRole('heading', { name: 'A fair wind' }).waitFor();
  await frame.getByRole('link', { name: 'https://shop.example/news' }).waitFor();

  await page.getByText('Русский', { exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. Emails say it from now on.').waitFor();
  const mail = await readMail(await placeOrder());
  expect(mail).toMatch(/^Subject: Ahoy \d+/m);
  expect(mail).toContain('A FAIR WIND');

  await page.getByRole('button', { name: 'Back to the original', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back to the original' }).click();
  await frame.getByText('Thank you for your order').waitFor();
  await expect
    .poll(() => page.getByLabel('Subject', { exact: true }).inputValue())
    .toBe('We have received your order {number}');
  expect(await readMail(await placeOrder())).toMatch(/^Subject: We have received your order \d+/m);
  // Axe wants to run in the letter's frame too, and its sandbox lets nothing run.
  expect(trouble.errors.filter((error) => !error.includes("execution in 'about:srcdoc'"))).toEqual([]);
  await context.close();
});
