import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { saveFile } from './support/save-file.ts';
import { signUp } from './support/sign-up.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let admin: Member;

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', priceFormatSeparator: 'comma' } });
  admin = await makeMember(testShop, 'admin');
});

/** Three cups of 25.00 in cash that is in the shop, handed over. */
async function makeOrder(userId: number | null = null) {
  const { db } = testShop;
  const order = await insertOrder(db(), {
    status: 'delivered',
    paymentStatus: 'cashSuccess',
    paymentMethod: 'cash',
    price: 2500,
    quantity: 3,
  });
  await sql`update orders set cash_received_at = now(), reserved_until = null, user_id = ${userId}
    where id = ${order.id}`.execute(db());
  return order;
}

test('staff issue an invoice, refund and see the credit note; the buyer saves both without script', async () => {
  const settings = await openAdmin(testShop, '/invoice-settings', { member: admin });
  await settings.page.getByLabel('When an order is paid').check();
  await settings.page.getByLabel('Legal name').fill('Ferry Cups LLC');
  await settings.page.getByLabel('Before the number of an invoice').fill('FC-');
  await settings.page.getByLabel('Before the number of a credit note').fill('FC-');
  await settings.page.getByRole('button', { name: 'Save' }).click();
  await settings.page.getByText('Invoices and credit notes need different prefixes').waitFor();
  await settings.page.getByLabel('Before the number of a credit note').fill('FCN-');
  await settings.page.getByRole('button', { name: 'Save' }).click();
  await settings.page.getByText(/Next: FC-\d{4}-00001 and FCN-\d{4}-00001/).waitFor();
  await expectAccessible(settings);
  await settings.context.close();

  const order = await makeOrder();
  const staff = await openAdmin(testShop, `/orders/${order.number}`, { member: admin });
  const { page } = staff;
  const card = page.getByRole('region', { name: 'Invoices and documents' });
  const issue = card.getByRole('button', { name: 'Issue the invoice' });
  const first = card.getByRole('button', { name: /Download FC-\d{4}-00001 as PDF/ });
  // The shop may have been quicker: the order is paid.
  await issue.or(first).first().waitFor();
  if (await issue.isVisible()) await issue.click();
  await first.waitFor();
  await expectAccessible(staff);
  const invoice = await saveFile(page, () => first.click());
  expect(invoice.name).toMatch(/^FC-\d{4}-00001\.pdf$/);
  expect(invoice.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const slip = await saveFile(page, () => card.getByRole('button', { name: /packing slip/ }).click());
  expect(slip.name).toBe(`packing-slip-${order.number}.pdf`);

  await page.getByRole('button', { name: 'Refund', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Refund/ });
  await dialog.getByText('Amount', { exact: true }).click();
  await dialog.getByLabel('Amount, USD').fill('25');
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await card.getByText(/For a refund, to invoice FC-\d{4}-00001/).waitFor({ timeout: 20_000 });
  await card.getByText('−$25').waitFor();

  const link = `/payment?order=${order.number}&token=${await issueOrderAccess(testShop.db(), order.id)}`;
  const buyer = await testShop.open(link, { script: false, width: 390 });
  await buyer.page.getByRole('heading', { name: 'Documents' }).waitFor();
  const theirs = await saveFile(buyer.page, () =>
    buyer.page.getByRole('link', { name: /^Invoice FC-\d{4}-00001/ }).click(),
  );
  expect(theirs.bytes.equals(invoice.bytes)).toBe(true);
  const credit = await saveFile(buyer.page, () =>
    buyer.page.getByRole('link', { name: /^Credit note FCN-\d{4}-00001/ }).click(),
  );
  expect(credit.name).toMatch(/^FCN-\d{4}-00001\.pdf$/);
  await buyer.context.close();

  await card.getByRole('button', { name: 'Cancel and issue anew' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel and issue anew' }).click();
  await card.getByRole('button', { name: /Download FC-\d{4}-00002 as PDF/ }).waitFor();
  await card.getByText('Canceled', { exact: true }).waitFor();
  expect(staff.trouble.errors).toEqual([]);
  await staff.context.close();

  const list = await openAdmin(testShop, '/invoices', { member: admin });
  await list.page.getByRole('tab', { name: /Credit notes/ }).click();
  await list.page.getByRole('row').filter({ hasText: 'issued anew' }).waitFor();
  await expectAccessible(list);
  await list.page.getByRole('button', { name: 'Export' }).click();
  const file = await saveFile(list.page, () =>
    list.page.getByRole('menuitem', { name: 'Separated by commas' }).click(),
  );
  expect(file.bytes.toString()).toContain('Credit note');
  expect(list.trouble.errors).toEqual([]);
  await list.context.close();
});

test('a customer saves the invoice from the order in the account; a stranger is told of nothing', async () => {
  const session = await signUp(testShop);
  const order = await makeOrder(session.id);
  const staff = await openAdmin(testShop, `/orders/${order.number}`, { member: admin });
  const card = staff.page.getByRole('region', { name: 'Invoices and documents' });
  const issue = card.getByRole('button', { name: 'Issue the invoice' });
  const issued = card.getByRole('button', { name: /^Download .*\d{5} as PDF/ });
  await issue.or(issued).first().waitFor();
  if (await issue.isVisible()) await issue.click();
  await issued.waitFor();
  await staff.context.close();

  const customer = await testShop.open(`/account/orders/details?number=${order.number}`, {
    stored: { 'vitrina-auth': JSON.stringify(session) },
  });
  const { page } = customer;
  const link = page.getByRole('link', { name: /^Invoice / });
  const file = await saveFile(page, () => link.click());
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const href = (await link.getAttribute('href')) ?? '';
  expect(customer.trouble.errors).toEqual([]);
  await customer.context.close();

  const stranger = await testShop.open('/');
  const answer = await stranger.page.request.get(testShop.origin() + href);
  expect(answer.status()).toBe(404);
  await stranger.context.close();
});
