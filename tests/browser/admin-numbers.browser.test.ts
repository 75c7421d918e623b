import { sql } from 'kysely';
import type { Locator } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';

import { insertOrder } from '#tests/support/payment-fixture.ts';

import { useBrowser } from './support/browser.ts';
import { openBuilder } from './support/builder.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
let member: Member;

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', priceFormatSeparator: 'comma' } });
  member = await makeMember(testShop);
});

const open = (path: string, language: 'en' | 'ru' = 'en') => openAdmin(testShop, path, { language, member });

/** Empties a field as people do, and types or pastes; every digit must stand as it was typed. */
async function retype(field: Locator, text: string, { isPasted = false } = {}): Promise<void> {
  await field.click();
  await field.press('Control+A');
  await field.press('Backspace');
  expect(await field.inputValue()).toBe('');
  if (isPasted) await paste(field, text);
  else await field.pressSequentially(text);
  expect(await field.inputValue()).toBe(text);
}

async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field.press('Control+V');
}

const variationsOf = (productId: number) =>
  testShop
    .db()
    .selectFrom('variations')
    .select(['sku', 'full_price', 'discount_price', 'stock', 'weight', 'height'])
    .where('product_id', '=', productId)
    .orderBy('id')
    .execute();

const makeSized = () =>
  testShop.makeProduct({
    title: 'Cup',
    options: [{ title: 'Size', values: ['S', 'L'] }],
    variations: [
      { sku: `S-${crypto.randomUUID()}`, values: { Size: 'S' }, stock: 3, isDefault: true },
      { sku: `L-${crypto.randomUUID()}`, values: { Size: 'L' }, stock: 4 },
    ],
  });

describe('a product with variations', () => {
  test.each([
    ['en', '24.50', 2450, '24.50', 'Price: S', 'Discount price: S', 'Save', false],
    ['en', '1,250.50', 125_050, '1,250.50', 'Price: S', 'Discount price: S', 'Save', true],
    ['ru', '19.95', 1995, '19,95', 'Цена: S', 'Цена со скидкой: S', 'Сохранить', false],
    ['ru', '1 250,50', 125_050, '1\u00a0250,50', 'Цена: S', 'Цена со скидкой: S', 'Сохранить', true],
  ] as const)(
    'in %s: %s is %d, and Enter saves while it is typed',
    async (language, text, minor, tidy, price, discount, save, isPasted) => {
      const { id } = await makeSized();
      const { page, context, trouble } = await open(`/products/${id}`, language);
      const field = page.getByLabel(price, { exact: true });
      await retype(field, text, { isPasted });
      await page.keyboard.press('Tab');
      expect(await field.inputValue()).toBe(tidy);
      // An emptied discount is none, not nothing off.
      await retype(page.getByLabel(discount, { exact: true }), '5');
      await page.getByLabel(discount, { exact: true }).fill('');
      await retype(field, text, { isPasted });
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: save, exact: true }).waitFor({ state: 'detached' });
      const [first, second] = await variationsOf(id);
      expect(first).toMatchObject({ full_price: minor, discount_price: null, stock: 3 });
      expect(second).toMatchObject({ full_price: 10_000, stock: 4 });
      expect(trouble.errors).toEqual([]);
      await context.close();
    },
  );

  test('weights and sizes of its own; an unclear text is asked about and never saved', async () => {
    const { id } = await makeSized();
    const { page, context } = await open(`/products/${id}`);
    await page.getByRole('button', { name: 'Barcode, cost, weight and size of L' }).click();
    const own = page.getByRole('group', { name: 'Barcode, cost, weight and size of L' });
    await retype(own.getByLabel('Weight, kg'), '1.250');
    await retype(own.getByLabel('Height, cm'), '12,5');
    const price = page.getByLabel('Price: L', { exact: true });
    await retype(price, '1.250');
    await page.keyboard.press('Enter');
    await page.getByText('Is it 1250 or 1.25? Enter one of the two.').waitFor();
    expect(await price.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await price.inputValue()).toBe('1.250');
    expect(await variationsOf(id)).toMatchObject([
      { full_price: 10_000 },
      { full_price: 10_000, weight: null },
    ]);
    await expectAccessible({ page });
    await retype(price, '1250');
    await page.getByText('Is it 1250 or 1.25?').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Copy the first value of “Price” to all rows' }).click();
    expect(await price.inputValue()).toBe('100');
    await retype(price, '1,250');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
    expect((await variationsOf(id))[1]).toMatchObject({ full_price: 125_000, weight: 1.25, height: 12.5 });
    await context.close();
  });
});

describe('a product without options', () => {
  test('price, discount, stock, weight and place; the wheel and the arrows change nothing', async () => {
    const { id } = await testShop.makeProduct({ title: 'Bowl', variations: [{ stock: 7, isDefault: true }] });
    const { page, context } = await open(`/products/${id}`);
    const price = page.getByRole('textbox', { name: 'Price, USD', exact: true });
    await price.focus();
    await price.press('ArrowUp');
    await price.press('ArrowDown');
    await price.press('PageUp');
    await price.hover();
    await page.mouse.wheel(0, 300);
    expect(await price.inputValue()).toBe('100');
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    await retype(price, '$1 250,50', { isPasted: true });
    await retype(page.getByLabel('Discount price, USD', { exact: true }), '999,9');
    await retype(page.getByLabel('Stock', { exact: true }), '1,000');
    await retype(page.getByLabel('Weight, kg'), '0,35');
    await retype(page.getByLabel('Width, cm'), '10.5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
    expect(await variationsOf(id)).toMatchObject([
      { full_price: 125_050, discount_price: 99_990, stock: 1000 },
    ]);
    const product = await sql<{ weight: number; width: number }>`
      select weight::float, width::float from products where id = ${id}`.execute(testShop.db());
    expect(product.rows).toEqual([{ weight: 0.35, width: 10.5 }]);
    // An empty stock is unlimited; the price may not be empty.
    await retype(page.getByLabel('Stock', { exact: true }), '');
    await retype(price, '');
    await page.keyboard.press('Enter');
    await page.getByText('Enter a number.').waitFor();
    await retype(page.getByLabel('Discount price, USD', { exact: true }), '');
    await retype(price, '0');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor({ state: 'detached' });
    expect(await variationsOf(id)).toMatchObject([{ full_price: 0, discount_price: null, stock: null }]);
    await context.close();
  });

  test('what is undone is told, what cannot be read is explained, a price in another currency too', async () => {
    const { id } = await testShop.makeProduct({ title: 'Plate', variations: [{ isDefault: true }] });
    const { page, context } = await open(`/products/${id}`, 'ru');
    const price = page.getByLabel('Цена, USD');
    await retype(price, '24,50');
    await price.press('Control+Z');
    const undone = await price.inputValue();
    expect(undone).not.toBe('24,50');
    await price.press('Control+Shift+Z');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Сохранить', exact: true }).waitFor({ state: 'detached' });
    expect(await variationsOf(id)).toMatchObject([{ full_price: 2450 }]);
    await retype(price, '500 ₽', { isPasted: true });
    await page.keyboard.press('Tab');
    await page.getByText('Валюта магазина — USD: введите сумму в ней.').waitFor();
    await retype(price, '12..5');
    await page.keyboard.press('Tab');
    await page.getByText('Это не число. Пример: 1\u00a0250,50.').waitFor();
    await retype(price, '24,505');
    await page.getByText('Это 24505 или 24,51? Введите одно из двух.').waitFor();
    await context.close();
  });
});

test('many prices at once: percent, amount, discount, stock', async () => {
  const { id } = await testShop.makeProduct({ title: 'Tray', variations: [{ stock: 1, isDefault: true }] });
  const { page, context } = await open('/products?q=Tray');
  await page.getByRole('checkbox', { name: 'Select Tray' }).check();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Price' }).selectOption('percent');
  await retype(dialog.getByLabel('By how much'), '12,5');
  await dialog.getByRole('combobox', { name: 'Discount' }).selectOption('amount');
  await retype(dialog.getByRole('textbox', { name: 'Discount' }), '1.000');
  expect(await dialog.getByRole('button', { name: 'See what would change' }).isDisabled()).toBe(true);
  await page.keyboard.press('Tab');
  await dialog.getByText('Is it 1000 or 1? Enter one of the two.').waitFor();
  await retype(dialog.getByRole('textbox', { name: 'Discount' }), '2,5');
  await dialog.getByRole('combobox', { name: 'Stock' }).selectOption('set');
  await retype(dialog.getByLabel('Pieces'), '1,200');
  await expectAccessible({ page });
  await dialog.getByRole('button', { name: 'See what would change' }).click();
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await variationsOf(id)).toMatchObject([{ full_price: 11_250, discount_price: 11_000, stock: 1200 }]);
  await context.close();
});

test.each([
  ['en', '1,250.50', '1250.50', '1250', 125_000],
  ['ru', '1 250,50', '1250,50', 'Это 1250 или 1,25? Введите одно из двух.', null],
] as const)('cells of the grid in %s', async (language, price, shown, answer, discount) => {
  const title = `Grid ${language}`;
  const { id } = await testShop.makeProduct({ title, variations: [{ stock: 1, isDefault: true }] });
  const { page, context } = await open(`/products/grid?q=${encodeURIComponent(title)}`, language);
  const cell = (column: number) => page.locator(`[data-cell="0 ${column}"]`);
  await cell(2).click();
  await page.keyboard.type(price);
  await page.keyboard.press('Tab');
  expect(await cell(2).innerText()).toBe(shown);
  await page.keyboard.type('1,250');
  await page.keyboard.press('Enter');
  await cell(3).getByText(answer).waitFor();
  await cell(5).focus();
  await page.keyboard.type('0,5');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => variationsOf(id))
    .toMatchObject([{ full_price: 125_050, weight: 0.5, discount_price: discount }]);
  await context.close();
});

test('prices and limits of a zone and of a pickup location', async () => {
  const { page, context } = await open('/delivery', 'ru');
  await page.getByRole('button', { name: 'Добавить зону' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Название').first().fill('Город');
  await retype(form.getByRole('textbox', { name: /^Цена/ }), '350,50');
  await retype(form.getByLabel('Бесплатно от'), '1 250,50', { isPasted: true });
  const limits = form.getByRole('group').filter({ hasText: 'Ограничения' }).getByRole('textbox');
  await retype(limits.nth(0), '10,5');
  await retype(limits.nth(3), '1,250');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.waitFor({ state: 'detached' });
  const zones = await sql`select price::int, free_from::int, min_amount::int, max_weight::float
    from shipping_zones where title = 'Город'`.execute(testShop.db());
  expect(zones.rows).toEqual([{ price: 35_050, free_from: 125_050, min_amount: 1050, max_weight: 1.25 }]);
  await page.getByRole('button', { name: 'Добавить пункт' }).click();
  await form.getByLabel('Название').first().fill('Склад');
  await retype(form.getByRole('textbox', { name: /^Цена/ }), '99.90');
  await retype(form.getByLabel('Широта'), '-55,7558');
  await retype(form.getByLabel('Долгота'), '37.617');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await form.waitFor({ state: 'detached' });
  const places = await sql`select price::int, latitude::float, longitude::float
    from locations where title = 'Склад'`.execute(testShop.db());
  expect(places.rows).toEqual([{ price: 9990, latitude: -55.7558, longitude: 37.617 }]);
  await context.close();
});

test('the amount of a refund stays within what was paid', async () => {
  const order = await insertOrder(testShop.db(), {
    status: 'paid',
    paymentStatus: 'completed',
    price: 250_000,
  });
  await sql`insert into payments (order_id, provider, provider_id, status, amount, currency, idempotency_key)
    values (${order.id}, 'stripe', ${`cs_${order.number}`}, 'completed', ${order.total}, ${'USD'}, ${order.id})`.execute(
    testShop.db(),
  );
  const { page, context } = await open(`/orders/${order.number}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'All that is left' }).click();
  const amount = dialog.getByLabel('Amount, USD');
  expect(await amount.inputValue()).toBe('2,500');
  await retype(amount, '2.500,01', { isPasted: true });
  await page.keyboard.press('Enter');
  await page.getByText('Enter a number from 0.01 to 2,500.').waitFor();
  await retype(amount, '24.50');
  expect(await amount.getAttribute('aria-invalid')).not.toBe('true');
  await context.close();
});

test('numbers among the settings', async () => {
  const { page, context } = await open('/settings?q=Products+a+page');
  const field = page.getByRole('textbox', { name: 'Products per page' });
  const save = page.getByRole('button', { name: 'Save and publish' });
  await retype(field, '1.5');
  await page.keyboard.press('Tab');
  await page.getByText('Enter a whole number.').waitFor();
  expect(await save.isDisabled()).toBe(true);
  await retype(field, '24');
  await save.click();
  await save.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe('24');
  await context.close();
});

test('sizes in the builder: out of range is explained and not taken, arrows go by steps', async () => {
  const path = await testShop.makePage([{ type: 'text', options: { content: { html: '<p>Words</p>' } } }]);
  const { page, shop, context } = await openBuilder(testShop, path, { member });
  await page.locator('[data-section="s1"]').click();
  await page.getByRole('button', { name: 'By screen', exact: true }).click();
  const padding = page.getByRole('textbox', { name: 'Space inside, above' });
  const shown = () =>
    shop.locator('#section-s1').evaluate((section) => getComputedStyle(section).paddingBlockStart);
  await retype(padding, '72');
  await expect.poll(shown).toBe('72px');
  await retype(padding, '720');
  await page.keyboard.press('Tab');
  await page.getByText('Enter a number from 0 to 400.').waitFor();
  expect([await padding.inputValue(), await shown()]).toEqual(['720', '72px']);
  await retype(padding, '80');
  await page.keyboard.press('ArrowUp');
  expect(await padding.inputValue()).toBe('81');
  await expect.poll(shown).toBe('81px');
  await context.close();
});
