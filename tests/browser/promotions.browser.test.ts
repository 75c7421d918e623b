import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { makePromotion } from '#tests/support/promotions.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { useBrowser } from './support/browser.ts';
import { closeDialog, openCartWith, rowsOf } from './support/cart.ts';
import { fillBuyer, isReady } from './support/checkout.ts';
import { offerDemo } from './support/pay-by-demo.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

let bowl: MadeProduct;
let cup: MadeProduct;

beforeAll(async () => {
  bowl = await testShop.makeProduct({ title: 'Bowl', slug: 'bowl', variations: [{ fullPrice: 4000 }] });
  cup = await testShop.makeProduct({
    title: 'Cup',
    slug: 'cup',
    variations: [{ fullPrice: 3000, discountPrice: 2400 }],
  });
  await testShop.set({ ecommerce: { currency: 'USD', showCheckoutPolicy: false, cartStyle: 'drawer' } });
  const db = testShop.db();
  await db
    .insertInto('locations')
    .values({ code: 'studio', title: 'Studio', shipping_speed: 'day_1', price: 500 })
    .execute();
  await offerDemo(testShop);
  const percent = (value: number) => ({ kind: 'percent', percent: value });
  await makePromotion(db, {
    title: 'Bowl week',
    class: 'product',
    effect: percent(10),
    conditions: { goods: { products: [bowl.id] } },
  });
  await makePromotion(db, { title: 'Half delivery', class: 'shipping', effect: percent(50) });
  await makePromotion(db, { title: 'Spring', effect: percent(10), codes: ['SPRING10'] });
  await makePromotion(db, {
    title: 'Big order',
    effect: { kind: 'fixed', amount: 20 },
    conditions: { minAmount: 150 },
    codes: ['BIG'],
  });
  await testShop.notify(['promotions']);
});

/** Two bowls of $40, a week of 10 % off them, and a cup of $30 that is sold for $24. */
const openCart = (options: { script?: boolean } = {}) =>
  openCartWith(
    testShop,
    [
      [bowl, 2],
      [cup, 1],
    ],
    options,
  );

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Promo code' });
const givenOf = async (page: Page) =>
  (await page.locator('.vt-codes__code').allInnerTexts()).map((text) => text.split(/\n+/).join(' | '));

async function give(page: Page, code: string): Promise<void> {
  const summary = page.locator('.vt-codes summary');
  if (!(await fieldOf(page).isVisible())) await summary.click();
  await fieldOf(page).fill(code);
  await page.getByRole('button', { name: 'Apply' }).locator('visible=true').click();
}

const cartRows = [
  ['3 items', '$110'],
  ['Discount', '−$6'],
  ['Bowl week', '−$8'],
  ['Spring (SPRING10)', '−$9.60'],
];
const orderRows = [
  ['Items', '$110'],
  ['Discount', '−$6'],
  ['Bowl week', '−$8'],
  ['Spring (SPRING10)', '−$9.60'],
  ['Half delivery', '−$2.50'],
  ['Delivery', '$5'],
  ['Total', '$88.90'],
];
const codesOf = async ({ context }: Awaited<ReturnType<typeof openCart>>) =>
  (await context.cookies()).filter(({ name }) => name === 'vt_codes');

for (const script of [true, false]) {
  test(`a discount of itself, a code, a refused one and an unknown one, to the order: ${script ? 'with' : 'without'} script`, async () => {
    const opened = await openCart({ script });
    const { page } = opened;
    if (script) await page.locator('vt-island[name=cart][data-ready]').waitFor({ state: 'attached' });
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    expect(await rowsOf(page, '.vt-cart__sums')).toEqual(cartRows.slice(0, 3));

    await give(page, ' spring-1o ');
    await expect.poll(() => givenOf(page)).toEqual(['SPRING10 | −$9.60 | ×']);
    await give(page, 'big');
    await expect
      .poll(() => givenOf(page))
      .toEqual(['SPRING10 | −$9.60 | ×', 'BIG | × | Add items for $46 to use the code BIG']);
    await give(page, 'NOPE');
    const wrong = page.locator('.vt-codes details .vt-codes__message');
    await wrong.waitFor();
    expect(await wrong.innerText()).toBe('There is no code NOPE. Check the spelling.');
    expect(await fieldOf(page).inputValue()).toBe('NOPE');
    expect(await givenOf(page)).toHaveLength(2);
    await page.getByRole('button', { name: 'Remove the code BIG' }).locator('visible=true').click();
    await expect.poll(() => givenOf(page)).toEqual(['SPRING10 | −$9.60 | ×']);
    expect(await rowsOf(page, '.vt-cart__sums')).toEqual(cartRows);
    expect(await page.locator('.vt-cart__total dd').innerText()).toBe('$86.40');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(script);
    expect(await codesOf(opened)).toMatchObject([
      { value: 'SPRING10', httpOnly: true, sameSite: 'Lax', path: '/' },
    ]);

    await page.goto(`${testShop.origin()}/checkout`);
    if (script) await isReady(page);
    await page.locator('input[name=locationCode]').first().check();
    await fillBuyer(page);
    await page.locator('input[name=paymentMethod][value=cash]').check();
    await give(page, 'BIG');
    await expect.poll(() => givenOf(page)).toHaveLength(2);
    expect(await page.locator('input[name=firstName]').inputValue()).toBe('Ann');
    expect(await page.locator('input[name=locationCode]').first().isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Remove the code BIG' }).locator('visible=true').click();
    await expect.poll(() => givenOf(page)).toHaveLength(1);
    await expect.poll(() => rowsOf(page, '.vt-amounts')).toEqual(orderRows);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/payment\?/);
    expect(await rowsOf(page, '.vt-amounts')).toEqual(orderRows);
    expect(await codesOf(opened)).toEqual([]);
    // Without script a wrong code is a page of its own, with the status of a form that was refused.
    expect(opened.trouble.errors.filter((text) => !/status of 422/.test(text))).toEqual([]);
    await opened.context.close();
  });
}

test('the cart beside the page has the codes of the cart, and its sums add up', async () => {
  const { page, context, trouble } = await openCart();
  await page.goto(`${testShop.origin()}/products/cup`);
  await page.locator('[data-cart-count] >> visible=true').click();
  await page.locator('dialog[data-type=CartDrawer]').waitFor();
  await give(page, 'spring10');
  await expect.poll(() => givenOf(page)).toEqual(['SPRING10 | −$9.60 | ×']);
  expect(await rowsOf(page, '.vt-cart-drawer__sums')).toEqual([['Items', '$110'], ...cartRows.slice(1)]);
  expect(await page.locator('.vt-cart-drawer__total strong').innerText()).toBe('$86.40');
  await closeDialog(page);
  await page.goto(`${testShop.origin()}/cart`);
  expect(await givenOf(page)).toEqual(['SPRING10 | −$9.60 | ×']);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('a code that was used up meanwhile is told of, with the new total, and all that was typed stays', async () => {
  const { page, context } = await openCart();
  const { id } = await makePromotion(testShop.db(), {
    title: 'Last one',
    effect: { kind: 'fixed', amount: 10 },
    usageLimit: 1,
    codes: ['LAST'],
  });
  await testShop.notify(['promotions']);
  await page.goto(`${testShop.origin()}/checkout`);
  await isReady(page);
  await page.locator('input[name=locationCode]').first().check();
  await fillBuyer(page, { phone: '+1 202 555 0143', email: 'bea@mail.example' });
  await page.locator('input[name=paymentMethod][value=cash]').check();
  await give(page, 'LAST');
  await expect.poll(() => givenOf(page)).toEqual(['LAST | −$10 | ×']);
  await testShop.db().updateTable('promotions').set({ used: 1 }).where('id', '=', id).execute();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.locator('.vt-place__changes').waitFor();
  expect(await page.locator('.vt-place__changes li').allInnerTexts()).toEqual([
    'The code LAST has been used up',
    'The total has changed: $98.50',
  ]);
  expect(await givenOf(page)).toEqual(['LAST | × | The code LAST has been used up']);
  expect(await page.locator('input[name=firstName]').inputValue()).toBe('Ann');
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/payment\?/);
  expect((await rowsOf(page, '.vt-amounts')).at(-1)).toEqual(['Total', '$98.50']);
  await context.close();
});

for (const script of [true, false]) {
  test(`an order that costs nothing is paid without a provider, ${script ? 'with' : 'without'} script`, async () => {
    const percent = { kind: 'percent', percent: 100 };
    const suffix = script ? '1' : '2';
    await makePromotion(testShop.db(), { title: 'Gift', effect: percent, codes: [`GIFT${suffix}`] });
    await makePromotion(testShop.db(), {
      title: 'Free delivery',
      class: 'shipping',
      effect: { kind: 'freeDelivery' },
      codes: [`SHIP${suffix}`],
    });
    await testShop.notify(['promotions']);
    const opened = await openCart({ script });
    const { page, context } = opened;
    const asked = watchPayments(page);
    await context.addCookies([
      { name: 'vt_codes', value: `GIFT${suffix}/SHIP${suffix}`, url: testShop.origin() },
    ]);
    await page.goto(`${testShop.origin()}/checkout`);
    if (script) await isReady(page);
    await page.locator('input[name=locationCode]').first().check();
    await fillBuyer(page, { phone: '+1 202 555 0144', email: 'free@mail.example' });
    await page.locator('input[name=paymentMethod][value=demo]').check();
    // Without script the place is told to the server before its delivery has a price.
    if (!script) await give(page, `SHIP${suffix}`);
    await expect.poll(async () => (await rowsOf(page, '.vt-amounts')).at(-1)).toEqual(['Total', '$0']);
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/payment\?/);
    expect((await rowsOf(page, '.vt-amounts')).at(-1)).toEqual(['Total', '$0']);
    const order = await testShop
      .db()
      .selectFrom('orders')
      .select(['status', 'payment_status', 'total'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ status: 'paid', payment_status: 'completed', total: 0 });
    expect(asked).toEqual([]);
    await context.close();
  });
}

/** Notes calls that begin a payment. */
function watchPayments(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/payment/initialize')) asked.push(request.url());
  });
  return asked;
}
