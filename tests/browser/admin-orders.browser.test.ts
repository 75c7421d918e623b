import { readFileSync } from 'node:fs';

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { insertOrder } from '#tests/support/payment-fixture.ts';

import { useBrowser, widths } from './support/browser.ts';
import { payByDemo } from './support/pay-by-demo.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
let admin: Member;
let manager: Member;
let variationId: number;

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', priceFormatSeparator: 'comma' } });
  const cup = await testShop.makeProduct({ title: 'Ferry cup', variations: [{ stock: 3, sku: 'CUP' }] });
  variationId = cup.variationIds[0] ?? 0;
  admin = await makeMember(testShop, 'admin');
  manager = await makeMember(testShop, 'manager');
});

const makeOrder = (status: string, paymentStatus = 'completed') =>
  insertOrder(testShop.db(), { status, paymentStatus, paymentMethod: 'stripe', variationId, price: 2500 });

const readOrder = (id: string) =>
  testShop.db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('an order is found, opened, assembled and shipped with a tracking number', async () => {
  const order = await makeOrder('paid');
  const { page, context, trouble } = await openAdmin(testShop, '/orders', { member: manager });
  await page.getByRole('searchbox').fill(order.number);
  const row = page.getByRole('row').filter({ hasText: order.number });
  // The list of everything gives way to what was found.
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
  await row.getByText('1 piece').click();
  await page.getByRole('heading', { name: `Order ${order.number}` }).waitFor();

  await page.getByRole('button', { name: 'Start assembling' }).click();
  await page.getByText('The order is now: Being assembled').waitFor();
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  const dialog = page.getByRole('dialog', { name: `Ship order ${order.number}` });
  await dialog.getByLabel('Tracking number').fill('RR 42');
  await dialog.getByLabel('Tracking link').fill('post.example');
  await page.keyboard.press('Enter');
  await dialog.getByText('Enter a whole address with https://').waitFor();
  await dialog.getByLabel('Tracking link').fill('https://post.example/RR42');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'RR 42' }).waitFor();
  await page.getByText('Being assembled → Shipped').waitFor();
  expect(await readOrder(order.id)).toMatchObject({ status: 'shipped', tracking_number: 'RR 42' });
  // The refusal of the form is what the browser logs.
  expect(trouble.errors.filter((error) => !error.includes('422'))).toEqual([]);
  await context.close();
});

test('of two tabs the second is shown what the first has made of the order', async () => {
  const order = await makeOrder('paid');
  const { page, context } = await openAdmin(testShop, `/orders/${order.number}`, { member: manager });
  await page.getByRole('button', { name: 'Start assembling' }).waitFor();
  await sql`update orders set status = 'assembling' where id = ${order.id}`.execute(testShop.db());
  await page.getByRole('button', { name: 'Start assembling' }).click();
  await page.getByText('Somebody has changed this order meanwhile').waitFor();
  await page.getByRole('button', { name: 'Mark as shipped' }).waitFor();
  expect((await readOrder(order.id)).status).toBe('assembling');
  await context.close();
});

test('an order is canceled after a question, by the keyboard, and money to give back is told', async () => {
  const order = await makeOrder('paid');
  await sql`insert into payments (order_id, provider, provider_id, status, amount, currency, idempotency_key)
    values (${order.id}, 'stripe', ${`cs_${order.number}`}, 'completed', ${order.total}, 'USD', 'a')`.execute(
    testShop.db(),
  );
  const { page, context } = await openAdmin(testShop, `/orders/${order.number}`, { member: admin });
  const more = page.getByRole('button', { name: 'More actions' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Cancel the order' }).press('Enter');
  const question = page.getByRole('dialog', { name: `Cancel order ${order.number}?` });
  await question.getByText('refund it afterwards').waitFor();
  await question.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByText('Refund due').waitFor();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = page.getByRole('dialog', { name: 'Refund by Stripe' });
  await refund.getByLabel('Amount, USD').fill('26');
  await page.keyboard.press('Enter');
  await refund.getByText('Enter a number from 0.01 to 25.').waitFor();
  expect(await refund.getByRole('button', { name: 'Refund', exact: true }).isDisabled()).toBe(true);
  await context.close();
});

test('money paid by the demo’s card goes back in part and in whole; stock and emails follow', async () => {
  const { db } = testShop;
  await testShop.changeVariation(variationId, { stock: 1 });
  const order = await insertOrder(db(), { variationId, price: 2500, quantity: 2 });
  const { page, context } = await openAdmin(testShop, '/orders', { member: admin });
  await payByDemo(testShop, page, order);
  await expect.poll(async () => (await readOrder(order.id)).status).toBe('paid');

  await page.goto(`${testShop.origin()}/admin/orders/${order.number}`);
  await giveBack('20');
  await page.getByText('$20 refunded').first().waitFor();
  expect((await readPayment()).status).toBe('completed');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByText('Refund due').waitFor();
  await giveBack(null);
  await page.getByText('Refund due').waitFor({ state: 'detached' });
  expect(await readPayment()).toMatchObject({ status: 'refunded', refunded: 5000 });
  expect(await page.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0);
  const { stock } = await db()
    .selectFrom('variations')
    .select('stock')
    .where('id', '=', variationId)
    .executeTakeFirstOrThrow();
  expect(stock).toBe(3);
  const mails = await sql<{ topic: string }>`
    select topic from outbox where payload ->> 'orderId' = ${order.id} and topic like 'mail.order-%' order by id`.execute(
    db(),
  );
  expect(mails.rows.map(({ topic }) => topic)).toEqual([
    'mail.order-placed',
    'mail.order-paid',
    'mail.order-refunded',
    'mail.order-canceled',
    'mail.order-needs-refund',
    'mail.order-refunded',
  ]);
  await context.close();

  /** Null: all that is left. */
  async function giveBack(amount: string | null): Promise<void> {
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    const refund = page.getByRole('dialog', { name: /^Refund by/ });
    await refund.getByText('Amount', { exact: true }).click();
    if (amount === null) await refund.getByRole('button', { name: 'All that is left' }).click();
    else await refund.getByLabel('Amount, USD').fill(amount);
    await refund.getByRole('button', { name: 'Refund', exact: true }).click();
    await refund.waitFor({ state: 'detached' });
  }
  function readPayment() {
    return db()
      .selectFrom('payments')
      .select(['status', 'refunded'])
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
  }
});

test('contact and address are mended; what was typed is not lost by a slip', async () => {
  const order = await makeOrder('confirmed');
  const { page, context } = await openAdmin(testShop, `/orders/${order.number}`, { member: manager });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact and address' });
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByLabel('Street, house, apartment').fill('Creek 2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.locator('[aria-invalid="true"]').waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  expect(await dialog.getByLabel('Street, house, apartment').inputValue()).toBe('Creek 2');
  await dialog.getByLabel('Phone').fill('+971 50 765 4321');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Creek 2').waitFor();
  await page.getByText('Contact or address changed').waitFor();
  await context.close();
});

test('cash is marked as received, notes are written and deleted, emails sent again', async () => {
  const order = await insertOrder(testShop.db(), {
    status: 'delivered',
    paymentStatus: 'cashSuccess',
    paymentMethod: 'cash',
    variationId,
  });
  const { page, context } = await openAdmin(testShop, `/orders/${order.number}`, { member: manager });
  await page.getByRole('button', { name: 'Cash received' }).click();
  await page.getByText('The cash is in the shop: $100').waitFor();

  await page.getByLabel('Note for the staff').fill('Left it with the neighbour');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: 'Delete note' }).waitFor();
  await expect.poll(() => page.getByLabel('Note for the staff').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete note' }).click();
  await page.getByText('Left it with the neighbour').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByRole('menuitem', { name: 'Order placed' }).click();
  await page.getByText('Email sent again: Order placed').waitFor();
  await context.close();
});

test('the orders of the filter are saved as a file', async () => {
  const order = await makeOrder('ready_for_pickup');
  const { page, context } = await openAdmin(testShop, '/orders?state=ready_for_pickup', { member: manager });
  await page.getByRole('link', { name: order.number }).waitFor();
  await page.getByRole('button', { name: 'Export' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV with semicolons' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^orders-[\d-]+\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFNumber;')).toBe(true);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toContain(`${order.number};`);
  await context.close();
});

test('a packing slip tells what to pack, and prints without the admin around it', async () => {
  const order = await makeOrder('paid');
  const { page, context } = await openAdmin(testShop, `/orders/${order.number}/print?kind=slip`, {
    member: manager,
  });
  await page.getByRole('heading', { name: 'Packing slip' }).waitFor();
  await page.getByText('1 piece in all').waitFor();
  await expectAccessible({ page });
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
  expect(await page.getByText('Marina 1').isVisible()).toBe(true);
  await context.close();
});

test('a customer is looked up, exported and erased by an admin alone', async () => {
  const { id } = await testShop
    .db()
    .insertInto('users')
    .values({ email: 'eve@mail.example', password_hash: '-', first_name: 'Eve', last_name: 'Moss' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const seen = await openAdmin(testShop, `/customers/${id}`, { member: manager });
  await seen.page.getByRole('heading', { name: 'Eve Moss' }).waitFor();
  await expect.poll(() => seen.page.getByRole('button', { name: 'Erase the customer' }).count()).toBe(0);
  await seen.context.close();

  const { page, context } = await openAdmin(testShop, '/customers?q=moss', { member: admin });
  await page.getByRole('link', { name: 'Eve Moss' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  expect((await downloading).suggestedFilename()).toBe(`customer-${id}.json`);
  await page.getByRole('button', { name: 'Erase the customer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase the customer' }).click();
  await page.getByText('The customer was erased').waitFor();
  await context.close();
});

test('the dashboard tells what awaits one, and leads there', async () => {
  await sql`truncate payments, payment_events, payment_refunds, refund_lines, invoices, gift_card_entries`.execute(
    testShop.db(),
  );
  await sql`truncate visit_counts`.execute(testShop.db());
  await sql`delete from orders`.execute(testShop.db());
  await makeOrder('paid');
  await makeOrder('paid');
  await sql`insert into visit_counts (hour, name, count) values (date_trunc('hour', now()), 'arrival', 40)`.execute(
    testShop.db(),
  );
  const { page, context, trouble } = await openAdmin(testShop, '/', { member: manager });
  await page.getByText('$50', { exact: true }).first().waitFor();
  await page.getByText('5%', { exact: true }).waitFor();
  await page.getByText('This shop does not send email yet').waitFor();
  await page.getByText(/^\d left$/).waitFor();
  await page.locator('.recharts-bar-rectangle path').first().waitFor({ state: 'attached' });
  await page.getByText('As a table').click();
  expect(await page.getByRole('row').nth(1).innerText()).toContain('$50');
  for (const address of ['/admin/', '/admin']) {
    await page.goto(testShop.origin() + address);
    await page.getByText('7 days', { exact: true }).click();
    await page.waitForURL(/\/admin\/?\?days=7$/);
  }
  await page.getByRole('link', { name: '2 paid orders to assemble' }).click();
  await page.getByRole('tab', { name: 'Paid', selected: true }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test.each(widths)('the screens are accessible and fit %i px', async (width) => {
  const order = await makeOrder('assembling');
  const { page, context, origin } = await openAdmin(testShop, '/', { width, language: 'ru', member: admin });
  await page.getByRole('heading', { name: 'Сводка' }).waitFor();
  for (const [path, heading] of [
    ['/', 'Сводка'],
    ['/orders', 'Заказы'],
    [`/orders/${order.number}`, `Заказ ${order.number}`],
    ['/customers?kind=guest', 'Покупатели'],
  ] as const) {
    await page.evaluate((to) => {
      history.pushState({}, '', `/admin${to}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    // Cards of a screen load by themselves.
    await expect.poll(() => page.getByRole('status').count(), { timeout: 15_000 }).toBe(0);
    await expectAccessible({ page });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(`${origin}${path} ${Math.max(0, tooWide)}`).toBe(`${origin}${path} 0`);
  }
  await context.close();
});
