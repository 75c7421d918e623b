import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { makeUser } from '#tests/support/accounts.ts';
import { insertOrder } from '#tests/support/payment-fixture.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { findWidthViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openCartWith, rowsOf } from './support/cart.ts';
import { fillBuyer, isReady } from './support/checkout.ts';
import { offerDemo } from './support/pay-by-demo.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let admin: Member;
let bowl: MadeProduct;

beforeAll(async () => {
  admin = await makeMember(testShop, 'admin');
  bowl = await testShop.makeProduct({ title: 'Bowl', slug: 'bowl', variations: [{ fullPrice: 4000 }] });
  await testShop.set({ ecommerce: { currency: 'USD', showCheckoutPolicy: false } });
  const db = testShop.db();
  await db
    .insertInto('locations')
    .values({ code: 'studio', title: 'Studio', shipping_speed: 'day_1', price: 500 })
    .execute();
  await offerDemo(testShop);
});

/** Issues a card in the back office and reads its code there, the only time that it is shown. */
async function issue(amount: string): Promise<string> {
  const opened = await openAdmin(testShop, '/gift-cards', { member: admin });
  const { page } = opened;
  await page.getByRole('button', { name: 'Issue a card' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount, USD').fill(amount);
  await dialog.getByLabel('Recipient’s name').fill('Greta');
  await dialog.getByLabel('Recipient’s email').fill('greta@mail.example');
  await dialog.getByLabel('Words to the recipient').fill('Happy birthday');
  await expectAccessible(opened);
  await dialog.getByRole('button', { name: 'Issue a card' }).click();
  const code = await page.getByLabel('Code', { exact: true }).innerText();
  await expectAccessible(opened);
  await page.getByRole('button', { name: 'Done' }).click();
  await page
    .getByRole('row')
    .filter({ hasText: `••••${code.slice(-4)}` })
    .waitFor();
  await expectAccessible(opened);
  expect(opened.trouble.errors).toEqual([]);
  await opened.context.close();
  return code;
}

for (const script of [true, false]) {
  test(`a card pays a part, and has its money back when the order is off: ${script ? 'with' : 'without'} script`, async () => {
    const code = await issue('30');
    const last4 = code.slice(-4);
    const opened = await openCartWith(testShop, [[bowl, 2]], { script, width: script ? 1280 : 390 });
    const { page } = opened;
    if (script) await page.locator('vt-island[name=cart][data-ready]').waitFor({ state: 'attached' });
    const field = page.getByRole('textbox', { name: 'Promo code or gift card' });
    await page.locator('.vt-codes summary').click();
    await field.fill(` ${code.toLowerCase().replaceAll('-', ' ')}`);
    await page.getByRole('button', { name: 'Apply' }).locator('visible=true').click();
    const chip = page.locator('.vt-codes__code');
    await chip.waitFor();
    expect(await chip.innerText()).toContain(`Gift card ••••${last4}`);
    expect(await rowsOf(page, '.vt-cart__sums')).toEqual([
      ['2 items', '$80'],
      ['Total', '$80'],
      ['Gift cards', '−$30'],
    ]);
    expect(await page.locator('.vt-cart__total dd').innerText()).toBe('$50');

    await page.goto(`${testShop.origin()}/checkout`);
    if (script) await isReady(page);
    await page.locator('input[name=locationCode]').first().check();
    await fillBuyer(page);
    await page.locator('input[name=paymentMethod][value=demo]').check();
    if (!script) {
      // Sends the form, so that the place counts: nothing is typed.
      await page.locator('.vt-codes summary').click();
      await page.getByRole('button', { name: 'Apply' }).locator('visible=true').click();
    }
    const rows = [
      ['Items', '$80'],
      ['Delivery', '$5'],
      ['Total', '$85'],
      [`Gift card ••••${last4}`, '−$30'],
      ['Left to pay', '$55'],
    ];
    await expect.poll(() => rowsOf(page, '.vt-amounts')).toEqual(rows);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/demo-payment|payment/);
    const { number, id } = await testShop
      .db()
      .selectFrom('orders')
      .select(['number', 'id'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    const asked = () =>
      testShop
        .db()
        .selectFrom('payments')
        .select(['provider', 'amount'])
        .where('order_id', '=', id)
        .orderBy('provider')
        .execute();
    await expect.poll(asked).toEqual([
      { provider: 'demo', amount: 5500 },
      { provider: 'giftCard', amount: 3000 },
    ]);
    await page.goto(`${testShop.origin()}/payment?order=${number}`);
    expect(await rowsOf(page, '.vt-amounts')).toEqual(rows);
    expect(await page.content()).not.toContain(code);
    await opened.context.close();

    const staff = await openAdmin(testShop, `/orders/${number}`, { member: admin });
    await staff.page.getByText(`Gift card ••••${last4}`).first().waitFor();
    await expectAccessible(staff);
    const { rows: moved } = await sql`update payments set status = 'canceled', next_query_at = null
      where order_id = ${id} and provider = 'demo' returning id`.execute(testShop.db());
    expect(moved).toHaveLength(1);
    await sql`update orders set payment_status = 'canceled' where id = ${id}`.execute(testShop.db());
    await staff.page.reload();
    await staff.page.getByRole('button', { name: 'More' }).click();
    await staff.page.getByRole('menuitem', { name: 'Cancel the order' }).click();
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Cancel the order' }).click();
    await expect
      .poll(async () => {
        const card = await testShop
          .db()
          .selectFrom('gift_cards')
          .select('balance')
          .where('last4', '=', last4)
          .executeTakeFirstOrThrow();
        return card.balance;
      })
      .toBe(3000);
    await staff.page.getByRole('link', { name: 'The card' }).click();
    await staff.page.getByRole('row').filter({ hasText: 'Returned' }).waitFor();
    await expectAccessible(staff);
    expect(staff.trouble.errors).toEqual([]);
    await staff.context.close();
  });
}

test('a refund becomes store credit: the order says so, and its card tells the order', async () => {
  const db = testShop.db();
  const { id, number } = await insertOrder(db, {
    variationId: bowl.variationIds[0] ?? null,
    price: 4000,
    quantity: 2,
    status: 'confirmed',
    paymentMethod: 'cash',
    paymentStatus: 'cashSuccess',
  });
  await sql`update orders set cash_received_at = now() where id = ${id}`.execute(db);
  const opened = await openAdmin(testShop, `/orders/${number}`, { member: admin });
  const { page } = opened;
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund in cash' });
  await dialog.getByText('Amount', { exact: true }).click();
  await dialog.getByLabel('Amount, USD').fill('30');
  await dialog.getByLabel('As store credit').check();
  await dialog.getByText('the customer gets store credit for it').waitFor();
  await expectAccessible(opened);
  await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Refunded as store credit: $30').waitFor();
  await page.getByRole('link', { name: /^store credit ••••/ }).click();
  const entry = page.getByRole('row').filter({ hasText: number });
  await entry.getByText('$30').first().waitFor();
  const refunds = await sql<{ amount: number; balance: number }>`
    select r.amount, c.balance from payment_refunds r join gift_cards c on c.id = r.credit_card_id
    where r.order_id = ${id}`.execute(db);
  expect(refunds.rows).toEqual([{ amount: 3000, balance: 3000 }]);
  await expectAccessible(opened);
  expect(opened.trouble.errors).toEqual([]);
  await opened.context.close();
});

/** A card of a customer who is signed in, as the browser keeps that. */
async function issueToCustomer(amount: string) {
  const last4 = (await issue(amount)).slice(-4);
  const db = testShop.db();
  const { id, token } = await makeUser(db);
  await sql`update gift_cards set user_id = ${id}, queued_at = now() where last4 = ${last4}`.execute(db);
  const session = { id, email: 'ann@mail.example', token };
  return { last4, stored: { 'vitrina-auth': JSON.stringify(session), cookieAccept: 'true' } };
}

test('a customer finds the cards of the account, each with what came and went', async () => {
  const { last4, stored } = await issueToCustomer('40');
  for (const width of [390, 1280]) {
    const { page, context, trouble } = await testShop.open('/account/orders', { width, stored });
    await page.getByRole('link', { name: 'Gift cards' }).click();
    await page.getByRole('heading', { name: `Gift card ••••${last4}` }).waitFor();
    expect(await page.locator('.vt-own-cards__moves li').allInnerTexts()).toEqual([
      expect.stringMatching(/Issued\s+\$40$/),
    ]);
    expect(await findWidthViolations(page, { rules: 'best' })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(trouble.errors).toEqual([]);
    await context.close();
  }
});

test('at the checkout a signed-in customer pays with a card by a tick, without its code', async () => {
  const { last4, stored } = await issueToCustomer('30');
  const { page, context, trouble } = await openCartWith(testShop, [[bowl, 2]], { stored });
  await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  await page.locator('input[name=locationCode]').first().check();
  const tick = page.getByRole('checkbox', { name: `Pay with gift card ••••${last4}: $30` });
  const due = () => rowsOf(page, '.vt-amounts').then((rows) => rows.at(-1));
  await tick.check();
  await expect.poll(due).toEqual(['Left to pay', '$55']);
  await tick.uncheck();
  await expect.poll(due).toEqual(['Total', '$85']);
  await tick.focus();
  await page.keyboard.press('Space');
  await expect.poll(due).toEqual(['Left to pay', '$55']);
  expect(await findWidthViolations(page, { rules: 'best' })).toEqual([]);

  // Drawn anew by a server that knows no customer, the tick stays.
  await page.reload();
  await isReady(page);
  await expect.poll(() => tick.isChecked()).toBe(true);
  await page.locator('input[name=locationCode]').first().check();
  await expect.poll(due).toEqual(['Left to pay', '$55']);
  await fillBuyer(page, { phone: '+1 202 555 0143' });
  await page.locator('input[name=paymentMethod][value=demo]').check();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/demo-payment|payment/);
  const readCard = () =>
    testShop
      .db()
      .selectFrom('gift_cards')
      .select('balance')
      .where('last4', '=', last4)
      .executeTakeFirstOrThrow();
  expect(await readCard()).toEqual({ balance: 0 });
  expect(trouble.errors).toEqual([]);
  await context.close();
});
