import { readFile } from 'node:fs/promises';

import { sql } from 'kysely';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { signUp } from './support/sign-up.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let admin: Member;

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', downloadLimit: 2 } });
  admin = await makeMember(testShop, 'admin');
});

/** One piece, paid in cash that is in the shop. */
async function makeOrder(variationId: number, userId: number | null = null) {
  const db = testShop.db();
  const order = await insertOrder(db, { paymentMethod: 'cash', paymentStatus: 'cashSuccess', variationId });
  await sql`update orders set cash_received_at = now(), reserved_until = null, user_id = ${userId}
    where id = ${order.id}`.execute(db);
  return order;
}

const content = Buffer.from('%PDF-1.7 of a handbook');

/** The bytes that a press saves. */
async function save(page: Page, press: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('staff add a file to a product; who has paid saves it without script, until the staff take the link back', async () => {
  const made = await testShop.makeProduct({
    title: 'Handbook',
    slug: 'handbook',
    variations: [{ fullPrice: 900 }],
  });
  const form = await openAdmin(testShop, `/products/${made.id}`, { member: admin });
  const files = form.page.getByRole('region', { name: 'Files to download' });
  await files.getByText('up to 200 MB each').waitFor();
  const [chooser] = await Promise.all([
    form.page.waitForEvent('filechooser'),
    files.getByRole('button', { name: 'Add a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'Handbook.pdf', mimeType: 'application/pdf', buffer: content });
  await files.getByRole('button', { name: 'Remove Handbook.pdf' }).waitFor();
  await files.getByRole('button', { name: 'Nothing to deliver' }).click();
  await form.page.getByRole('button', { name: 'Save', exact: true }).click();
  await form.page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
  const stored = testShop.db().selectFrom('products').select('fulfilment').where('id', '=', made.id);
  expect(await stored.executeTakeFirst()).toEqual({ fulfilment: 'download' });
  await expectAccessible(form);
  expect(form.trouble.errors).toEqual([]);
  await form.context.close();

  const order = await makeOrder(made.variationIds[0] ?? 0);
  const link = `/payment?order=${order.number}&token=${await issueOrderAccess(testShop.db(), order.id)}`;
  const buyer = await testShop.open(link, { script: false, width: 390 });
  await buyer.page.getByRole('link', { name: 'Handbook.pdf' }).click();
  await buyer.page.getByRole('heading', { name: 'Handbook.pdf' }).waitFor();
  await buyer.page.getByText('2 downloads left').waitFor();
  const address = buyer.page.url();
  const saved = await save(buyer.page, () => buyer.page.getByRole('button', { name: 'Download' }).click());
  expect(saved).toEqual({ name: 'Handbook.pdf', bytes: content });

  const staff = await openAdmin(testShop, `/orders/${order.number}`, { member: admin });
  const card = staff.page.getByRole('region', { name: 'Downloads' });
  await card.getByText('1 download left until').waitFor();
  await card.getByText('Downloaded once').waitFor();
  await card.getByRole('button', { name: 'Revoke the link to Handbook.pdf' }).click();
  await staff.page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await card.getByText('The staff took the link back.').waitFor();
  await expectAccessible(staff);
  await buyer.page.goto(address);
  await buyer.page.getByRole('heading', { name: 'This link was taken back' }).waitFor();

  await card.getByRole('button', { name: 'Renew the link to Handbook.pdf' }).click();
  const dialog = staff.page.getByRole('dialog', { name: 'Renew the link' });
  await dialog.getByLabel('Downloads from now on').fill('7');
  await dialog.getByRole('button', { name: 'Renew' }).click();
  await card.getByText('7 downloads left until').waitFor();
  expect(staff.trouble.errors).toEqual([]);
  await staff.context.close();
  await buyer.page.goto(address);
  await buyer.page.getByText('7 downloads left').waitFor();
  await buyer.context.close();
});

test('a customer finds all bought files in the account, and before the first one is told so', async () => {
  const made = await testShop.makeProduct({
    title: 'Patterns',
    slug: 'patterns',
    variations: [{ fullPrice: 900 }],
  });
  const form = await openAdmin(testShop, `/products/${made.id}`, { member: admin });
  const [chooser] = await Promise.all([
    form.page.waitForEvent('filechooser'),
    form.page.getByRole('button', { name: 'Add a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'Patterns.pdf', mimeType: 'application/pdf', buffer: content });
  await form.page.getByRole('button', { name: 'Remove Patterns.pdf' }).waitFor();
  await form.context.close();

  const session = await signUp(testShop);
  const opened = await testShop.open('/account/orders', {
    width: 390,
    stored: { 'vitrina-auth': JSON.stringify(session), cookieAccept: 'true' },
  });
  const { page } = opened;
  await page.getByRole('link', { name: 'Files' }).click();
  await page.getByText('You have bought no files yet').waitFor();
  await expectAccessible(opened);
  const order = await makeOrder(made.variationIds[0] ?? 0, session.id);
  // Links are issued a moment after the money came.
  await expect
    .poll(
      async () => {
        await page.reload();
        await page
          .getByText('You have bought no files yet')
          .or(page.getByText('Patterns.pdf'))
          .first()
          .waitFor();
        return page.getByText('Patterns.pdf').isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await page.getByRole('link', { name: `Order ${order.number}` }).waitFor();
  await expectAccessible(opened);
  await page.getByRole('link', { name: 'Patterns.pdf' }).click();
  const saved = await save(page, () => page.getByRole('button', { name: 'Download' }).click());
  expect(saved).toEqual({ name: 'Patterns.pdf', bytes: content });
  expect(opened.trouble.errors).toEqual([]);
  await opened.context.close();
});
