import type { Page } from 'playwright';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { issueOrderAccess } from '#modules/orders/order-access.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';
import { makePromotion } from '#tests/support/promotions.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';
import { taxShop } from '#tests/support/taxes.ts';

import { makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { openCartWith, rowsOf } from './support/cart.ts';
import { fillBuyer, isReady } from './support/checkout.ts';
import { offerDemo } from './support/pay-by-demo.ts';
import { saveFile } from './support/save-file.ts';
import { useTestShop } from './support/test-shop.ts';

/*
 * One order from the cart to its last credit note, every number of it reckoned by hand:
 *
 *                        placed            edited            returned
 *   2 bowls at 39.99      79.98             79.98             39.99 ¹
 *   3 teas at 12.49       37.47   2 teas    24.98             24.98
 *   code: 10 %           −11.75 ²          −10.50 ³           −6.50
 *   delivery               5.00              5.00              5.00
 *   total                110.70             99.46             63.47
 *   of it by gift card    30.00             30.00             30.00
 *   by the demo's card    80.70             69.46 (−11.24)    33.47 (−35.99)
 *
 *   VAT 25.5 % of bowls   14.63 ⁴           14.63              7.32 ⁵
 *   VAT 10 % of teas       3.07              2.04              2.04
 *   VAT 25.5 % of delivery 1.02              1.02              1.02
 *
 * ¹ one bowl of 71.98 goes back: ⌊71.98 / 2⌋ = 35.99.
 * ² 117.45 · 10 % = 11.745, half up. Of it the bowls bear 8.00 (11.75 · 79.98 / 117.45 = 8.0014) and the teas 3.75
 *   (3.7486, which has the larger rest).
 * ³ 8.00 and two thirds of 3.75.
 * ⁴ 71.98 · 25.5 / 125.5 = 14.6254; 33.72 · 10 / 110 = 3.0655; 5.00 · 25.5 / 125.5 = 1.0159; 22.48 · 10 / 110 = 2.0436.
 * ⁵ half of 71.98 is half of its tax, ⌊14.63 / 2⌋ = 7.31 goes back.
 */

useBrowser();
const testShop = useTestShop();
let admin: Member;
let bowl: MadeProduct;
let tea: MadeProduct;

beforeAll(async () => {
  const db = testShop.db();
  admin = await makeMember(testShop, 'admin');
  bowl = await testShop.makeProduct({
    title: 'Ferry bowl',
    variations: [{ fullPrice: 3999, stock: 10, sku: 'BOWL' }],
  });
  tea = await testShop.makeProduct({
    title: 'Ferry tea',
    variations: [{ fullPrice: 1249, stock: 10, sku: 'TEA' }],
  });
  await testShop.set({
    common: { emails: ['shop@shop.example'] },
    ecommerce: { currency: 'USD', priceFormatSeparator: 'comma', showCheckoutPolicy: false, returnDays: 14 },
  });
  await db
    .insertInto('locations')
    .values({ code: 'studio', title: 'Studio', shipping_speed: 'day_1', price: 500 })
    .execute();
  await taxShop(db, {
    country: 'FI',
    taxNumber: 'FI12345678',
    deliveryClass: 'standard',
    classes: ['food'],
    rates: [
      { country: 'FI', percent: 25.5 },
      { country: 'FI', class: 'food', percent: 10 },
    ],
  });
  await sql`update products set tax_class = 'food' where id = ${tea.id}`.execute(db);
  await makePromotion(db, { title: 'Spring', effect: { kind: 'percent', percent: 10 }, codes: ['SPRING10'] });
  await offerDemo(testShop);
  await testShop.notify(['delivery', 'taxes', 'promotions', 'products']);
});

async function issueCard(amount: string): Promise<string> {
  const { page, context } = await openAdmin(testShop, '/gift-cards', { member: admin });
  await page.getByRole('button', { name: 'Issue a card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount, USD').fill(amount);
  await dialog.getByRole('button', { name: 'Issue a card' }).click();
  const code = await page.getByLabel('Code', { exact: true }).innerText();
  await context.close();
  return code;
}

async function giveCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Promo code or gift card' });
  if (!(await field.isVisible())) await page.locator('.vt-codes summary').click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Apply' }).locator('visible=true').click();
  await expect.poll(() => field.inputValue()).toBe('');
}

test('one order: a code, a gift card in part, an edit, a return, an invoice and a credit note', async () => {
  const card = await issueCard('30');
  const buyer = await openCartWith(testShop, [
    [bowl, 2],
    [tea, 3],
  ]);
  const { page } = buyer;
  await page.locator('vt-island[name=cart][data-ready]').waitFor({ state: 'attached' });
  await giveCode(page, ' Spring-10');
  await giveCode(page, card);
  expect(await rowsOf(page, '.vt-cart__sums')).toEqual([
    ['5 items', '$117.45'],
    ['Spring (SPRING10)', '−$11.75'],
    ['Total', '$105.70'],
    ['Gift cards', '−$30'],
  ]);
  await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  await page.locator('input[name=locationCode]').first().check();
  await fillBuyer(page);
  await page.locator('input[name=paymentMethod][value=demo]').check();
  const placed = [
    ['Items', '$117.45'],
    ['Spring (SPRING10)', '−$11.75'],
    ['Delivery', '$5'],
    ['Total', '$110.70'],
    ['Including VAT 25.5%', '$15.65'],
    ['Including VAT 10%', '$3.07'],
    [`Gift card ••••${card.slice(-4)}`, '−$30'],
  ];
  await expect.poll(() => rowsOf(page, '.vt-amounts')).toEqual([...placed, ['Left to pay', '$80.70']]);
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.locator('button[value="completed"]').click();
  await page.waitForURL(/\/payment\?/);
  await page.getByRole('heading', { name: 'The order has been paid' }).waitFor();
  expect(await rowsOf(page, '.vt-amounts')).toEqual([...placed, ['Rest paid', '$80.70']]);

  const order = await testShop.db().selectFrom('orders').select(['id', 'number']).executeTakeFirstOrThrow();
  const staff = await openAdmin(testShop, `/orders/${order.number}`, { member: admin });
  const screen = staff.page;
  const documents = screen.getByRole('region', { name: 'Invoices and documents' });
  const download = (name: RegExp) => documents.getByRole('button', { name });
  await documents.getByRole('button', { name: 'Issue the invoice' }).click();
  await download(/Download INV-\d{4}-00001/).waitFor();
  const readDocument = async (name: RegExp) => {
    const { bytes } = await saveFile(screen, () => download(name).click());
    return (await readPdf(bytes)).pages.join(' ');
  };
  const invoice = await readDocument(/Download INV-\d{4}-00001/);
  expect(invoice).toContain('Ferry bowl BOWL Discount: −$8 2 $31.8645 VAT 25.5% $14.63 $71.98');
  expect(invoice).toContain('Ferry tea TEA Discount: −$3.75 3 $11.3545 VAT 10% $3.07 $33.72');
  expect(invoice).toContain(
    'Net total $91.98 VAT 25.5% of $61.33 $15.65 VAT 10% of $30.65 $3.07 Total $110.70',
  );

  await screen.getByRole('link', { name: 'Change', exact: true }).click();
  await screen.getByLabel('Pieces: Ferry tea').fill('2');
  await screen.getByText('$11.24 less than $110.70').waitFor();
  await screen.getByRole('button', { name: 'Save' }).click();
  await screen.getByText('The order costs $11.24 less than was paid for it. Refund it.').waitFor();
  // The gift card's payment is the first of the two.
  await screen.getByRole('button', { name: 'Refund', exact: true }).last().click();
  const surplus = screen.getByRole('dialog', { name: /^Refund by Demo/ });
  await surplus.getByText('To be refunded: $11.24').waitFor();
  await surplus.getByRole('button', { name: 'Refund', exact: true }).click();
  await surplus.waitFor({ state: 'detached' });
  await documents.getByText('The invoice no longer fits the order').waitFor();
  await documents.getByRole('button', { name: 'Cancel and issue anew' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Cancel and issue anew' }).click();
  await download(/Download INV-\d{4}-00002/).waitFor();
  expect(await readDocument(/Download CN-\d{4}-00001/)).toContain(
    'Net total $91.98 VAT 25.5% of $61.33 $15.65 VAT 10% of $30.65 $3.07 Total credited $110.70',
  );
  expect(await readDocument(/Download INV-\d{4}-00002/)).toContain(
    'Net total $81.77 VAT 25.5% of $61.33 $15.65 VAT 10% of $20.44 $2.04 Total $99.46',
  );
  await screen.getByRole('button', { name: 'Start assembling' }).click();
  await screen.getByRole('button', { name: 'Ready for pickup' }).click();
  await screen.getByRole('button', { name: 'Mark as delivered' }).click();
  await screen.getByText('The order is now: Delivered').waitFor();

  const guest = await testShop.open(
    `/account/orders/return?order=${order.number}&token=${await issueOrderAccess(testShop.db(), order.id)}`,
    { script: false, width: 390 },
  );
  await guest.page.getByRole('group', { name: 'Ferry bowl' }).getByLabel('Pieces to return').fill('1');
  await guest.page.getByRole('button', { name: 'Confirm the return' }).click();
  await guest.page.getByText('We have received it').waitFor();
  await screen.reload();
  const returns = screen.getByRole('region', { name: 'Returns' });
  await returns.getByRole('button', { name: 'Agree' }).click();
  const answer = screen.getByRole('dialog', { name: 'Agree to the return' });
  await answer.getByLabel('How to send the goods').fill('Marina 1, Helsinki');
  await answer.getByRole('button', { name: 'Agree' }).click();
  await returns.getByRole('button', { name: 'Goods have arrived' }).click();
  await screen
    .getByRole('dialog', { name: 'What has arrived?' })
    .getByRole('button', { name: 'Goods have arrived' })
    .click();
  await returns.getByRole('button', { name: 'Refund $35.99' }).click();
  await screen
    .getByRole('dialog', { name: 'Refund the return' })
    .getByRole('button', { name: 'Refund $35.99' })
    .click();
  await returns.getByText('Refunded: $35.99').waitFor();
  await download(/Download CN-\d{4}-00002/).waitFor({ timeout: 20_000 });
  expect(await readDocument(/Download CN-\d{4}-00002/)).toContain(
    'Ferry bowl BOWL 1 VAT 25.5% $7.31 $35.99 Net total $28.68 VAT 25.5% of $28.68 $7.31 Total credited $35.99',
  );
  expect(staff.trouble.errors).toEqual([]);

  await guest.page.goto(`${testShop.origin()}/payment?order=${order.number}`);
  await guest.page.getByRole('link', { name: /^Credit note CN-\d{4}-00002/ }).waitFor();
  expect(await rowsOf(guest.page, '.vt-amounts')).toEqual([
    ['Items', '$104.96'],
    ['Spring (SPRING10)', '−$10.50'],
    ['Delivery', '$5'],
    ['Total', '$99.46'],
    ['Including VAT 25.5%', '$15.65'],
    ['Including VAT 10%', '$2.04'],
    [`Gift card ••••${card.slice(-4)}`, '−$30'],
    ['Rest paid', '$69.46'],
  ]);
  await guest.page.getByText('$35.99').waitFor();

  const readReport = async (report: string) => {
    await screen.goto(`${testShop.origin()}/admin/reports?report=${report}`);
    await screen.locator('tfoot').waitFor();
    const rows = await screen.locator('tbody tr, tfoot tr').allInnerTexts();
    return rows.map((row) => row.split(/\s*\t\s*/));
  };
  // Net, tax, what of it went back, and what is left.
  expect(await readReport('taxes')).toEqual([
    ['VAT 25.5 %', '$61.33', '$15.65', '$7.31', '$8.34'],
    ['VAT 10 %', '$20.44', '$2.04', '$0', '$2.04'],
    ['Total', '$81.77', '$17.69', '$7.31', '$10.38'],
  ]);
  expect((await readReport('sales')).at(-1)).toEqual([
    'Total',
    '1',
    '4',
    '$104.96',
    '$10.50',
    '$5',
    '$35.99',
    '$63.47',
  ]);

  const { rows: ledger } = await sql`
    select p.provider, p.amount, p.refunded, c.balance from payments p
      left join gift_cards c on c.id = p.gift_card_id
    where p.order_id = ${order.id} and p.status = 'completed' order by p.provider`.execute(testShop.db());
  expect(ledger).toEqual([
    { provider: 'demo', amount: 8070, refunded: 1124 + 3599, balance: null },
    { provider: 'giftCard', amount: 3000, refunded: 0, balance: 0 },
  ]);
  const { rows: stocks } = await sql<{
    stock: number;
  }>`select stock from variations where sku in ('BOWL', 'TEA')
    order by sku`.execute(testShop.db());
  // Two bowls of ten were sold and one came back; two of three teas stayed sold.
  expect(stocks.map(({ stock }) => stock)).toEqual([9, 8]);
  expect(await checkInvariants(testShop.db())).toEqual([]);
  await Promise.all([buyer, staff, guest].map(({ context }) => context.close()));
});
