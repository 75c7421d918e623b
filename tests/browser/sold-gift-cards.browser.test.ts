import { sql } from 'kysely';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { findWidthViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { openCartWith } from './support/cart.ts';
import { fillBuyer, isReady, submitButton } from './support/checkout.ts';
import { payByDemo, offerDemo } from './support/pay-by-demo.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let card: MadeProduct;

beforeAll(async () => {
  card = await testShop.makeProduct({
    title: 'Gift card',
    fulfilment: 'gift_card',
    variations: [{ fullPrice: 5000 }],
  });
  await testShop.set({ ecommerce: { currency: 'USD', showCheckoutPolicy: false } });
  await offerDemo(testShop);
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function readLastOrder() {
  return testShop
    .db()
    .selectFrom('orders')
    .select(['id', 'number', 'total'])
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findWidthViolations(page)).toEqual([]);
}

for (const script of [true, false]) {
  test(`a card is bought for somebody, and comes to them on its day: ${script ? 'with' : 'without'} script`, async () => {
    const width = script ? 1280 : 390;
    const { page, context, trouble } = await openCartWith(testShop, [[card, 1]], { script, width });
    await page.goto(`${testShop.origin()}/checkout`);
    if (script) await isReady(page);
    expect(await page.locator('.vt-step__title').count()).toBe(3);
    expect(await page.locator('[name^="address"], [name=deliveryType]').count()).toBe(0);
    // Axe is a script of the page.
    if (script) await expectNoViolations(page);
    await fillBuyer(page);
    await page.locator('input[name=email]').fill('anna@mail.example');
    await page.locator('input[name=paymentMethod][value=demo]').check();
    const field = (name: string) => page.locator(`[name="giftCard[${name}]"]`);
    await field('name').fill('Eve');
    await field('email').fill('eve@mail');
    await field('message').fill('Happy birthday');
    const day = inDays(3);
    await field('sendOn').fill(day);
    await submitButton(page).click();
    await page.locator('#checkout-giftCard-email-error').waitFor();
    if (script) await expectNoViolations(page);
    await field('email').fill('eve@mail.example');
    await submitButton(page).click();
    await page.waitForURL(/demo-payment|payment/);
    const order = await readLastOrder();
    expect(order.total).toBe(5000);
    await payByDemo(testShop, page, order);
    await page.waitForURL('**/payment**');
    const facts = page.locator('.vt-order-facts');
    await facts.getByText('Gift card', { exact: true }).waitFor();
    // Without script the wrong form is a page of its own.
    expect(trouble.errors.filter((text) => !text.includes('422'))).toEqual([]);
    await context.close();

    const sold = () =>
      sql<{ id: number; last4: string; balance: number; mailed: boolean; email: string }>`
        select c.id, c.last4, c.balance, c.mailed_at is not null as mailed, c.recipient_email as email
        from sold_gift_cards s join gift_cards c on c.id = s.card_id join order_lines l on l.id = s.order_line_id
        where l.order_id = ${order.id}`
        .execute(testShop.db())
        .then(({ rows }) => rows);
    await expect
      .poll(sold, { timeout: 20_000 })
      .toMatchObject([{ balance: 5000, mailed: false, email: 'eve@mail.example' }]);
    const [made] = await sold();

    const admin = await openAdmin(testShop, `/orders/${order.number}`, { width });
    await admin.page.getByText('eve@mail.example').waitFor();
    await admin.page.getByText('Happy birthday').waitFor();
    await expectAccessible(admin);
    await admin.page.goto(`${testShop.origin()}/admin/gift-cards`);
    await admin.page.getByText(`••••${made?.last4}`).first().waitFor();
    await admin.context.close();
  });
}
