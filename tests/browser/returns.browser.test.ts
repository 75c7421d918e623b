import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { findWidthViolations } from './support/axe.ts';
import { useBrowser, widths } from './support/browser.ts';
import { signUp } from './support/sign-up.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let admin: Member;
let variationId: number;

beforeAll(async () => {
  await testShop.set({
    common: { emails: ['shop@shop.example'], phones: ['+971 4 000 00 00'] },
    ecommerce: {
      currency: 'USD',
      priceFormatSeparator: 'comma',
      returnDays: 14,
      refundPolicy: '<p>Worn goods stay with you.</p>',
    },
  });
  const cup = await testShop.makeProduct({ title: 'Ferry cup', variations: [{ stock: 7, sku: 'CUP' }] });
  variationId = cup.variationIds[0] ?? 0;
  await testShop.makeProduct({ title: 'Small cup', variations: [{ stock: 7, fullPrice: 1800 }] });
  admin = await makeMember(testShop, 'admin');
});

/** Three cups of 25.00 in cash that is in the shop, handed over. */
async function makeOrder(userId: number | null = null) {
  const { db } = testShop;
  const order = await insertOrder(db(), {
    status: 'delivered',
    paymentStatus: 'cashSuccess',
    paymentMethod: 'cash',
    variationId,
    price: 2500,
    quantity: 3,
  });
  await sql`update orders set cash_received_at = now(), user_id = ${userId}, reserved_until = null
    where id = ${order.id}`.execute(db());
  return order;
}

async function linkTo({ id, number }: { id: string; number: string }): Promise<string> {
  return `/account/orders/return?order=${number}&token=${await issueOrderAccess(testShop.db(), id)}`;
}

async function readStock(): Promise<number | null> {
  const { stock } = await testShop
    .db()
    .selectFrom('variations')
    .select('stock')
    .where('id', '=', variationId)
    .executeTakeFirstOrThrow();
  return stock;
}

test('a guest asks without script, the shop agrees, receives and refunds, and the page tells it all', async () => {
  const order = await makeOrder();
  const stock = (await readStock()) ?? 0;
  const guest = await testShop.open(await linkTo(order), { script: false, width: 390 });
  const { page } = guest;
  // The token has left the address.
  expect(new URL(page.url()).search).toBe(`?order=${order.number}`);
  await page.getByText('Worn goods stay with you.').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Confirm the return' }).click();
  await page.getByRole('alert').getByText('Enter how many pieces you want to give back.').waitFor();
  const cups = page.getByRole('group', { name: 'Cup' });
  await cups.getByLabel('Pieces to return').fill('2');
  await cups.getByLabel('Reason').selectOption('It does not fit');
  await page.getByLabel('What should we know?').fill('Too small for us');
  await page.getByRole('button', { name: 'Confirm the return' }).click();
  await page.getByText('We have received it').waitFor();
  await page.getByText('Too small for us').waitFor();
  await page.getByText('of 1', { exact: true }).waitFor();

  const staff = await openAdmin(testShop, '/returns', { member: admin });
  const screen = staff.page;
  await screen.getByRole('row').filter({ hasText: order.number }).getByText('To be decided').last().waitFor();
  await expectAccessible(staff);
  await screen.getByRole('link', { name: order.number }).click();
  const card = screen.getByRole('region', { name: 'Returns' });
  await card.getByText('Too small for us').waitFor();
  await card.getByRole('button', { name: 'Agree' }).click();
  const answer = screen.getByRole('dialog', { name: 'Agree to the return' });
  await answer.getByLabel('How to send the goods').fill('Marina 1, Dubai. We pay.');
  await expectAccessible(staff, { within: '[role=dialog]' });
  await answer.getByRole('button', { name: 'Agree' }).click();
  await card.getByText('Marina 1, Dubai. We pay.').waitFor();

  await page.reload();
  await page.getByText('Please send the goods back to us').waitFor();
  await page.getByText('Marina 1, Dubai. We pay.').waitFor();

  await card.getByRole('button', { name: 'Goods have arrived' }).click();
  const receipt = screen.getByRole('dialog', { name: 'What has arrived?' });
  await expectAccessible(staff, { within: '[role=dialog]' });
  await receipt.getByRole('button', { name: 'Goods have arrived' }).click();
  await card.getByText('back in stock').waitFor();
  expect(await readStock()).toBe(stock + 2);

  await card.getByRole('button', { name: 'Refund $50' }).click();
  const refund = screen.getByRole('dialog', { name: 'Refund the return' });
  await refund.getByText('To be refunded: $50').waitFor();
  await refund.getByRole('button', { name: 'Refund $50' }).click();
  await card.getByText('Refunded: $50').waitFor();
  await card.getByRole('button', { name: 'Close' }).click();
  await card.getByText('Closed', { exact: true }).waitFor();
  await expectAccessible(staff);
  expect(staff.trouble.errors).toEqual([]);
  await staff.context.close();

  await page.reload();
  await page.getByText('Refunded: $50').waitFor();
  await page.getByText('Nothing is left to do.').waitFor();
  expect(await readStock()).toBe(stock + 2);
  const { rows } = await sql<{ topic: string }>`select topic from outbox
    where payload ->> 'orderId' = ${order.id} and topic like 'mail.%re%' order by id`.execute(testShop.db());
  expect(rows.map(({ topic }) => topic)).toEqual([
    'mail.order-return-requested',
    'mail.shop-return-requested',
    'mail.order-return-approved',
    'mail.order-refunded',
  ]);
  await guest.context.close();
});

test('a cup is exchanged for a smaller one, and the difference is refunded', async () => {
  const order = await makeOrder();
  const opened = await openAdmin(testShop, `/orders/${order.number}`, { member: admin });
  const { page } = opened;
  const card = page.getByRole('region', { name: 'Returns' });
  await card.getByRole('button', { name: 'Add a return' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Pieces of/ }).fill('1');
  await dialog.getByRole('button', { name: 'Add a return' }).click();
  await card.getByRole('button', { name: 'Exchange' }).click();

  await page.getByText(`Exchange for goods of order ${order.number}`).waitFor();
  await page.getByRole('button', { name: /^Other variation: / }).click();
  const search = page.getByRole('dialog', { name: 'Add goods to the order' });
  expect(await search.getByRole('searchbox').inputValue()).toBe('Cup');
  await search.getByRole('searchbox').fill('Small cup');
  await search.getByRole('button', { name: 'Small cup' }).click();
  await page.getByRole('radio', { name: 'Taken along at the counter' }).check();
  const result = page.getByRole('region', { name: 'The order' });
  await result.getByText('To be refunded in the return').waitFor();
  await result.getByText('$7', { exact: true }).waitFor();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(opened);
  }
  await result.getByRole('button', { name: 'Place the exchange' }).click();
  await page.getByRole('link', { name: `In exchange for goods of order ${order.number}` }).click();
  await card.getByText(/Exchanged for order \d+, of which it pays \$18/).waitFor();
  await card.getByRole('button', { name: 'Refund the rest, $7' }).click();
  await dialog.getByRole('button', { name: 'Refund $7' }).click();
  await card.getByText('Refunded: $7').waitFor();
  await expectAccessible(opened);
  expect(opened.trouble.errors).toEqual([]);
  await opened.context.close();
  expect(await checkInvariants(testShop.db())).toEqual([]);

  const buyer = await testShop.open(await linkTo(order), { script: false, width: 390 });
  await buyer.page.getByText(/Exchanged for order \d+, of which it pays \$18/).waitFor();
  await buyer.page.getByText('Refunded: $7').waitFor();
  await buyer.context.close();
});

test('a customer comes from the order in the account, asks, and calls it off', async () => {
  const session = await signUp(testShop);
  const order = await makeOrder(session.id);
  const { page, context, trouble } = await testShop.open(`/account/orders/details?number=${order.number}`, {
    stored: { 'vitrina-auth': JSON.stringify(session) },
  });
  await page.getByRole('button', { name: 'Return goods or withdraw from the contract' }).click();
  await page.getByRole('heading', { name: 'Return goods', level: 1 }).waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findWidthViolations(page)).toEqual([]);
  }
  await page.getByLabel('Pieces to return').fill('1');
  await page.getByRole('button', { name: 'Confirm the return' }).click();
  await page.getByText('We have received it').waitFor();
  expect(await findWidthViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Call the return off' }).click();
  await page.getByText('You can ask again.').waitFor();
  await page.getByText('of 3', { exact: true }).waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('who has no token of the order, or that of another, sees nothing of it', async () => {
  const order = await makeOrder();
  const other = await linkTo(await makeOrder());
  const { page, context } = await testShop.open(other);
  await page.getByRole('heading', { name: 'Return goods', level: 1 }).waitFor();
  await page.goto(`${testShop.origin()}/account/orders/return?order=${order.number}`);
  await page.getByText('Sign in to see this page.').waitFor();
  const { origin } = testShop;
  const sent = await page.request.post(`${origin()}/account/orders/return`, {
    form: { order: order.number, op: 'ask', words: 'mine' },
    headers: { origin: origin() },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
  expect(sent.headers()['location']).toBe(`/account/orders/details?number=${order.number}`);
  expect(
    await page.request.get(`${origin()}/api/orders/${order.number}/returns`).then((it) => it.status()),
  ).toBe(404);
  const { rows } = await sql`select 1 from returns where order_id = ${order.id}`.execute(testShop.db());
  expect(rows).toEqual([]);
  await context.close();
});

test('before it is sent a guest withdraws from the contract without script', async () => {
  await testShop.set({ ecommerce: { currency: 'USD', priceFormatSeparator: 'comma', withdrawal: 'always' } });
  const order = await makeOrder();
  await sql`update orders set status = 'confirmed' where id = ${order.id}`.execute(testShop.db());
  const token = await issueOrderAccess(testShop.db(), order.id);
  const path = `/payment?order=${order.number}&token=${token}`;
  const looked = await testShop.open(path);
  await looked.page.getByRole('link', { name: 'Withdraw from contract here' }).click();
  await looked.page.getByRole('button', { name: 'Confirm withdrawal' }).waitFor();
  for (const width of widths) {
    await looked.page.setViewportSize({ width, height: 900 });
    expect(await findWidthViolations(looked.page)).toEqual([]);
  }
  await looked.context.close();
  const { page, context } = await testShop.open(path, { script: false, width: 390 });
  await page.getByRole('link', { name: 'Withdraw from contract here' }).click();
  await page.getByText(`I withdraw from the contract of order ${order.number}.`).waitFor();
  await page.getByLabel('Your name').fill('Ann Lee');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.getByText('You need not do anything. We will refund you.').waitFor();

  const staff = await openAdmin(testShop, `/orders/${order.number}`, { member: admin });
  const card = staff.page.getByRole('region', { name: 'Returns' });
  await card.getByText('Withdrawal from the contract, declared by Ann Lee').waitFor();
  await card.getByRole('button', { name: 'Agree' }).click();
  await staff.page.getByRole('button', { name: 'Agree and cancel the order' }).click();
  await card.getByRole('button', { name: 'Refund $75' }).waitFor();
  await staff.context.close();
  await page.reload();
  await page.getByText('The order is canceled. We will refund you.').waitFor();
  await context.close();
});

test('the shop adds a return for a buyer who called; an empty list says how returns begin', async () => {
  await sql`delete from returns`.execute(testShop.db());
  const order = await makeOrder();
  const { page, context, trouble } = await openAdmin(testShop, '/returns', { member: admin, width: 390 });
  await page.getByText('No returns yet').waitFor();
  await expectAccessible({ page });
  await page.goto(`${testShop.origin()}/admin/orders/${order.number}`);
  const card = page.getByRole('region', { name: 'Returns' });
  await card.getByRole('button', { name: 'Add a return' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a return' }).click();
  await dialog.getByText('Enter how many pieces come back').waitFor();
  await dialog.getByRole('textbox', { name: /^Pieces of/ }).fill('3');
  await expectAccessible({ page }, { within: '[role=dialog]' });
  await dialog.getByRole('button', { name: 'Add a return' }).click();
  await card.getByText('Agreed', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Call off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
  await card.getByText('Called off', { exact: true }).waitFor();
  await expectAccessible({ page });
  expect(trouble.errors).toEqual([]);
  await context.close();
});
