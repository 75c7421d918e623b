import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { insertOrder, type InsertedOrder } from '#tests/support/payment-fixture.ts';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { rowsOf } from './support/cart.ts';
import { payByDemo } from './support/pay-by-demo.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let staff: Member;
let cup: number;
let plate: number;

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', priceFormatSeparator: 'comma' } });
  const made = await testShop.makeProduct({ title: 'Ferry cup', variations: [{ stock: 7, sku: 'CUP' }] });
  const other = await testShop.makeProduct({
    title: 'Ferry plate',
    variations: [{ stock: 4, sku: 'PLATE', fullPrice: 1250 }],
  });
  cup = made.variationIds[0] ?? 0;
  plate = other.variationIds[0] ?? 0;
  staff = await makeMember(testShop, 'manager');
});

/** Three cups of 25.00, to be paid online. */
const makeOrder = (): Promise<InsertedOrder> =>
  insertOrder(testShop.db(), { variationId: cup, price: 2500, quantity: 3 });

async function readStock(variationId: number): Promise<number | null> {
  const { stock } = await testShop
    .db()
    .selectFrom('variations')
    .select('stock')
    .where('id', '=', variationId)
    .executeTakeFirstOrThrow();
  return stock;
}

test('an order is edited from the screen to the ledger, and its buyer sees what is left to pay', async () => {
  const order = await makeOrder();
  const [cups, plates] = [(await readStock(cup)) ?? 0, (await readStock(plate)) ?? 0];
  const opened = await openAdmin(testShop, `/orders/${order.number}`, { member: staff });
  const { page } = opened;
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByRole('heading', { name: `Change order ${order.number}` }).waitFor();
  const result = page.getByRole('region', { name: 'The order afterwards' });
  await result.getByText('$75').first().waitFor();
  expect(await result.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);

  await page.getByLabel('Pieces: Cup').fill('2');
  await page.getByRole('button', { name: 'Add goods' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add goods to the order' });
  await dialog.getByRole('searchbox').fill('plate');
  await dialog.getByRole('button', { name: 'Ferry cup' }).waitFor({ state: 'detached' });
  await expectAccessible(opened, { within: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Ferry plate' }).click();
  await page.getByLabel('Pieces: Ferry plate').fill('5');
  await result.getByText('Only 4 more in stock').waitFor();
  await page.getByLabel('Pieces: Ferry plate').fill('3');
  await page.getByLabel('Delivery, USD').fill('6');
  await page.getByLabel('Your discount').selectOption('Percent');
  await page.getByLabel('Discount, percent of the goods').fill('10');
  await page.getByLabel('Reason').fill('You waited long');
  // 50.00 + 37.50, less 8.75, and 6.00 of the delivery.
  await result.getByText('$84.75').waitFor();
  await result.getByText('$9.75 more than $75').waitFor();
  await expectAccessible(opened);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(opened);
  await page.setViewportSize({ width: 1280, height: 900 });
  await result.getByRole('button', { name: 'Save' }).click();

  await page.getByRole('heading', { name: `Order ${order.number}`, exact: true }).waitFor();
  await page.getByText('You waited long').first().waitFor();
  await page.getByText('Total: $75 → $84.75').waitFor();
  await page.getByText('Added: Ferry plate, 3').waitFor();
  expect([await readStock(cup), await readStock(plate)]).toEqual([cups + 1, plates - 3]);
  // A discount that is typed as it was does not hide what was added.
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Add goods' }).click();
  await dialog.getByRole('button', { name: 'Ferry plate' }).click();
  await page.getByLabel('Reason').fill('You waited');
  await page.getByLabel('Reason').fill('You waited long');
  await result.getByText('more than $84.75').waitFor();
  expect(await result.getByRole('button', { name: 'Save' }).isEnabled()).toBe(true);
  // What there is too little of was refused.
  expect(opened.trouble.errors.filter((error) => !error.includes('status of 422'))).toEqual([]);
  await opened.context.close();

  const token = await issueOrderAccess(testShop.db(), order.id);
  const guest = await testShop.open(`/payment?order=${order.number}&token=${token}`, {
    script: false,
    width: 390,
  });
  await guest.page.getByText('$84.75').first().waitFor();
  await guest.page.getByText('You waited long').first().waitFor();
  await guest.context.close();
});

test('who edits what somebody else has changed meanwhile keeps what was typed', async () => {
  const order = await makeOrder();
  const [mine, theirs] = await Promise.all(
    [1, 2].map(() => openAdmin(testShop, `/orders/${order.number}/edit`, { member: staff })),
  );
  if (!mine || !theirs) throw new Error('Two screens were opened');
  await mine.page.getByLabel('Pieces: Cup').fill('1');
  await theirs.page.getByLabel('Delivery, USD').fill('4');
  await theirs.page.getByRole('button', { name: 'Save' }).click();
  await theirs.page.getByRole('heading', { name: `Order ${order.number}`, exact: true }).waitFor();
  await mine.page.getByRole('button', { name: 'Save' }).click();
  await mine.page.getByRole('alert').getByText('Somebody else has changed this order meanwhile').waitFor();
  expect(await mine.page.getByLabel('Pieces: Cup').inputValue()).toBe('1');
  expect(await mine.page.getByLabel('Delivery, USD').inputValue()).toBe('4');
  await mine.page.getByRole('button', { name: 'Save' }).click();
  await mine.page.getByText('Total: $79 → $29').waitFor();
  await Promise.all([mine.context.close(), theirs.context.close()]);
});

test('what a paid order is made cheaper by is given back by the dialog of refunds', async () => {
  const { db } = testShop;
  const order = await makeOrder();
  const admin = await makeMember(testShop, 'admin');
  const { page, context } = await openAdmin(testShop, `/orders/${order.number}/edit`, { member: admin });
  await payByDemo(testShop, page, order);
  await page.waitForURL(/\/payment\?order=/);

  await page.goto(`${testShop.origin()}/admin/orders/${order.number}/edit`);
  await page.getByLabel('Pieces: Cup').fill('1');
  await page.getByText('$50 less than $75').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The order costs $50 less than was paid for it. Refund it.').waitFor();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund by/ });
  await dialog.getByText('To be refunded: $50').waitFor();
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText('$50 refunded').first().waitFor();
  await page.getByText('Refund it.').waitFor({ state: 'detached' });
  const { rows } = await sql`select o.total, o.refunded, p.refunded as given from orders o
    join payments p on p.order_id = o.id where o.id = ${order.id}`.execute(db());
  expect(rows).toEqual([{ total: 2500, refunded: 0, given: 5000 }]);
  await context.close();
});

test('what a paid order is made dearer by is paid by a link, and the invoice is issued anew', async () => {
  const order = await makeOrder();
  const buyer = await testShop.open('/');
  await payByDemo(testShop, buyer.page, order);
  await buyer.page.waitForURL(/\/payment\?order=/);
  const opened = await openAdmin(testShop, `/orders/${order.number}`, { member: staff });
  const { page } = opened;
  const documents = page.getByRole('region', { name: 'Invoices and documents' });
  await documents.getByRole('button', { name: 'Issue the invoice' }).click();
  await documents.getByRole('button', { name: /^Download INV-/ }).waitFor();

  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Add goods' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ferry plate' }).click();
  await page.getByLabel('Delivery, USD').fill('2.5');
  const result = page.getByRole('region', { name: 'The order afterwards' });
  // 75.00, a plate of 12.50, and 2.50 of the delivery.
  await result.getByText('$15 more than $75').waitFor();
  await result.getByText('Left to pay: $15.').waitFor();
  await result.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Since it was paid the order costs $15 more.').waitFor();
  await page.getByText('Partly paid').first().waitFor();
  await expectAccessible(opened);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(opened);
  await page.setViewportSize({ width: 1280, height: 900 });
  const { rows: letters } = await sql`select from outbox where topic = 'mail.order-edited'
    and payload ->> 'orderId' = ${order.id}`.execute(testShop.db());
  expect(letters).toHaveLength(1);

  await page.getByRole('button', { name: 'Make a link to pay' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to pay' }).inputValue();
  const guest = await testShop.open(new URL(link).pathname + new URL(link).search, {
    script: false,
    width: 390,
  });
  await guest.page.getByRole('heading', { name: 'A part of the order is still to be paid' }).waitFor();
  expect((await rowsOf(guest.page, '.vt-amounts')).slice(-2)).toEqual([
    ['Total', '$90'],
    ['Left to pay', '$15'],
  ]);
  await guest.page.getByRole('button', { name: 'Pay the rest' }).click();
  await guest.page.getByText('$15').first().waitFor();
  await guest.page.locator('button[value="completed"]').click();
  await guest.page.getByRole('heading', { name: 'The order has been paid' }).waitFor();
  expect((await rowsOf(guest.page, '.vt-amounts')).at(-1)).toEqual(['Total', '$90']);

  await page.reload();
  await documents.getByRole('button', { name: /^Download CN-/ }).waitFor();
  await documents.getByRole('button', { name: /^Download INV-\d{4}-00002/ }).waitFor();
  expect(await page.getByText('Partly paid').count()).toBe(0);
  const { rows: paid } = await sql`select amount from payments
    where order_id = ${order.id} and settles order by created_at`.execute(testShop.db());
  expect(paid).toEqual([{ amount: 7500 }, { amount: 1500 }]);
  const { rows: invoices } = await sql`select kind, total from invoices
    where order_id = ${order.id} order by id`.execute(testShop.db());
  expect(invoices).toEqual([
    { kind: 'invoice', total: 7500 },
    { kind: 'credit_note', total: 7500 },
    { kind: 'invoice', total: 9000 },
  ]);
});

test('an order that has left says that it can no longer be changed', async () => {
  const order = await insertOrder(testShop.db(), { status: 'shipped', variationId: cup });
  const { page, context } = await openAdmin(testShop, `/orders/${order.number}/edit`, { member: staff });
  await page.getByText('What has left the shop').waitFor();
  await page.goto(`${testShop.origin()}/admin/orders/${order.number}`);
  await page.getByRole('heading', { name: `Order ${order.number}` }).waitFor();
  expect(await page.getByRole('link', { name: 'Change', exact: true }).count()).toBe(0);
  await context.close();
});
