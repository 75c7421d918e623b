import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { beforeAll, expect, test } from 'vitest';

import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
let member: Member;

beforeAll(async () => {
  member = await makeMember(testShop);
  await testShop.makeProduct({
    slug: 'kettle',
    title: 'Kettle',
    variations: [{ sku: 'K', stock: 3, isDefault: true }],
  });
  await testShop.makeProduct({
    slug: 'jar',
    title: 'Jar',
    variations: [{ sku: 'J', stock: 0, isDefault: true }],
  });
});

const open = (path: string, width = 1280, language: 'en' | 'ru' = 'en') =>
  openAdmin(testShop, path, { width, language, member });
const stored = (sku: string) =>
  testShop
    .db()
    .selectFrom('variations')
    .innerJoin('products', 'products.id', 'variations.product_id')
    .select([
      'full_price as price',
      'discount_price as discount',
      'cost',
      'barcode',
      'stock',
      'products.title',
      'enabled',
      'variations.weight',
      'variations.height',
    ])
    .where('sku', '=', sku)
    .executeTakeFirst();

test('a product with options is made, and visitors buy its variations', async () => {
  const imageId = await testShop.makeImage();
  const { page, context, origin, trouble } = await open('/products');
  await page.getByRole('link', { name: 'Add product' }).click();
  await page
    .getByRole('textbox', { name: /^Title/ })
    .first()
    .fill('Teapot');
  await page
    .getByRole('textbox', { name: /^Price/ })
    .first()
    .fill('25.5');
  await page.getByRole('button', { name: 'Add an option' }).click();
  const option = page.getByRole('group', { name: 'Option' });
  await option.getByRole('textbox', { name: /^Option/ }).fill('Size');
  const sized = page.getByRole('group', { name: 'Size', exact: true });
  await sized.getByRole('combobox', { name: /^Values/ }).fill('Small');
  await page.keyboard.press('Enter');
  await sized.getByRole('combobox', { name: /^Values/ }).fill('Large');
  await page.keyboard.press('Enter');
  await page.getByLabel('SKU: Small').fill('T-S');
  await page.getByLabel('SKU: Large').fill('T-L');
  await page.getByLabel('Stock: Small').fill('4');
  await page.getByRole('button', { name: 'Copy the first value of “Stock” to all rows' }).click();
  await sized.getByLabel('Shown as').selectOption('image');
  await sized.getByRole('button', { name: 'Choose a picture for Small' }).press('Enter');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Choose', exact: true }).press('Enter');
  await sized.getByRole('button', { name: 'Remove the picture of Small' }).waitFor();
  await page.getByRole('button', { name: 'Barcode, cost, weight and size of Large' }).press('Enter');
  const ownSize = page.getByRole('group', { name: 'Barcode, cost, weight and size of Large' });
  await ownSize.getByLabel('Weight, kg').fill('1.25');
  await ownSize.getByLabel('Height, cm').fill('30');
  await ownSize.getByLabel('Cost price').fill('12,30');
  await ownSize.getByLabel('Barcode').fill('4 006381 333931');
  await ownSize.getByRole('button', { name: 'Give all variations the same' }).press('Enter');
  await ownSize.getByLabel('Height, cm').fill('40');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Teapot' }).waitFor();
  expect(await stored('T-S')).toMatchObject({
    weight: 1.25,
    height: 30,
    cost: 1230,
    barcode: '',
  });
  expect(await stored('T-L')).toMatchObject({
    price: 2550,
    cost: 1230,
    barcode: '4006381333931',
    stock: 4,
    title: 'Teapot',
    weight: 1.25,
    height: 40,
  });
  await page.getByRole('button', { name: 'Barcode, cost, weight and size of Large' }).press('Enter');
  await expectAccessible({ page });
  const html = await (await fetch(`${origin}/products/teapot`)).text();
  expect(html).toContain('Large');
  expect(html).toMatch(new RegExp(`class="vt-value__image"[^>]*/${imageId}-[^>]*alt="Small"`));
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('what the server refuses stands at its field, and nothing that was typed is lost', async () => {
  const { page, context } = await open('/products/new');
  const title = page.getByRole('textbox', { name: /^Title/ }).first();
  await page.getByLabel('SKU').fill('J');
  // The save bar is in sight where the field that is wrong is not: saving leads to it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => title.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => title.evaluate((field) => field.getBoundingClientRect().top)).toBeGreaterThan(0);
  await title.fill('Second jar');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Another variation has this SKU already').waitFor();
  expect(await page.getByLabel('SKU').inputValue()).toBe('J');
  await page.getByRole('link', { name: 'Catalogs' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await context.close();
});

test('many products change at once, after a count', async () => {
  const { page, context } = await open('/products?q=Kettle');
  await page.getByRole('checkbox', { name: 'Select Kettle' }).check();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price').selectOption('percent');
  await dialog.getByLabel('By how much').fill('10');
  await expectAccessible({ page });
  await dialog.getByRole('button', { name: 'See what would change' }).click();
  await dialog.getByText('1 product with 1 variation would change.').waitFor();
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await stored('K')).toMatchObject({ price: 11_000 });
  await context.close();
});

test('the grid takes typing, arrow keys and a paste, and saves what changed', async () => {
  const { page, context } = await open('/products/grid?q=jar');
  const cell = (column: number) => page.locator(`[data-cell="0 ${column}"]`);
  await cell(2).click();
  await page.keyboard.type('70');
  await page.keyboard.press('Tab');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await cell(4).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '12\t0.5\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page.getByText('4 cells changed').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('The discount price must be above 0 and below the full price').waitFor();
  expect(await stored('J')).toMatchObject({ price: 7000, discount: null, stock: 12 });
  await cell(3).focus();
  await page.keyboard.type('60');
  // A click elsewhere keeps what was typed, and the keyboard goes where the click was.
  await cell(5).click();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // What cannot be read, and what is typed while the rest is being saved, is there afterwards.
  await page.keyboard.type('light');
  await page.keyboard.press('Enter');
  const { promise: isTyped, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/admin/variations', (route) => isTyped.then(() => route.continue()), { times: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await cell(4).focus();
  await page.keyboard.type('13');
  await page.keyboard.press('Enter');
  goOn();
  await expect.poll(() => stored('J')).toMatchObject({ discount: 6000, stock: 12 });
  await page.getByText('2 cells changed').waitFor();
  expect(await cell(5).innerText()).toContain('light');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('1 cell changed').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByText('1 cell changed').waitFor({ state: 'detached' });
  expect(await stored('J')).toMatchObject({ discount: 6000, stock: 13 });
  await expectAccessible({ page });
  await context.close();
});

test('catalogs are made, moved by keys, and shown in their new place', async () => {
  const { page, context } = await open('/catalogs');
  for (const title of ['Tea', 'Cups']) {
    await page.getByRole('button', { name: 'Add catalog' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByLabel('Title', { exact: false }).first().fill(title);
    await drawer.getByRole('button', { name: 'Save' }).click();
    await drawer.waitFor({ state: 'detached' });
  }
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Move Cups' }).press('ArrowRight');
  await page.getByText('Cups was moved').waitFor({ state: 'attached' });
  const rows = await testShop
    .db()
    .selectFrom('catalogs')
    .innerJoin('pages', 'pages.id', 'catalogs.id')
    .leftJoin('pages as parent', 'parent.id', 'catalogs.parent_id')
    .select(['pages.title', 'parent.title as parent'])
    .orderBy('pages.title')
    .execute();
  expect(rows).toEqual([
    { title: 'Cups', parent: 'Tea' },
    { title: 'Tea', parent: null },
  ]);
  await context.close();
});

test('a file is checked, reported on and imported', async () => {
  const file = join(tmpdir(), `catalog-${crypto.randomUUID()}.csv`);
  await writeFile(file, 'Title;SKU;Price;Stock\nHoney;H;9,90;5\nKettle;K;1 250,50;3\nWrong;W;cheap;1\n');
  const { page, context } = await open('/product-files');
  await expectAccessible({ page });
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('heading', { name: 'Map the columns' }).waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('Not a number, or too large').waitFor();
  const { price } = (await stored('K')) ?? { price: 0 };
  const changes = page.getByRole('table').filter({ hasText: 'After the import' });
  await changes.getByRole('row', { name: /Honey.*New product/ }).waitFor();
  const now = new RegExp(`Kettle.*Price.*${price / 100}.*1.?250[.,]50`);
  await changes.getByRole('row', { name: now }).waitFor();
  expect(await changes.getByRole('row').count()).toBe(3);
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Import 2 products' }).click();
  await page.getByRole('heading', { name: 'The import is done' }).waitFor();
  expect(await stored('H')).toMatchObject({ title: 'Honey', price: 990, stock: 5 });
  expect(await stored('K')).toMatchObject({ price: 125_050 });
  expect(await stored('W')).toBeUndefined();
  await page.getByRole('link', { name: 'Product feeds' }).click();
  const row = page.getByRole('row', { name: /Honey/ });
  await row.getByText('No picture').filter({ visible: true }).waitFor();
  await page.getByLabel('Show', { exact: true }).selectOption('noCatalog');
  await page.getByText('These are in the feeds').waitFor();
  await expectAccessible({ page });
  await row.getByRole('link', { name: 'Honey' }).click();
  await page.getByRole('heading', { level: 1, name: 'Honey' }).waitFor();
  await context.close();
});

test('a file of another shop is recognised, shown before it is written, and stands in the shop', async () => {
  const file = join(tmpdir(), `shopify-${crypto.randomUUID()}.csv`);
  await writeFile(
    file,
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,' +
      'Variant Compare At Price,Gift Card,Cost per item,Variant Tax Code,Variant Barcode\n' +
      'moved-lamp,Moved Lamp,Warm light,North,Moved goods,true,Shade,Linen,ML-1,20.00,25.00,false,7.35,P1,4006381333931\n' +
      'moved-lamp,,,,,,,Paper,ML-2,22.00,,,7,,\n' +
      'gift,Gift card,,,,true,Title,Default Title,,10,,true,,,\n',
  );
  const { page, context, origin } = await open('/product-files');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('heading', { name: 'Products of Shopify' }).waitFor();
  await page
    .getByRole('group', { name: 'A column that is not used:' })
    .getByText('Variant Tax Code')
    .waitFor();
  await page.getByRole('group', { name: 'A catalog that is new:' }).getByText('Moved goods').waitFor();
  await page.getByRole('row', { name: /Gift cards are not imported/ }).waitFor();
  await expectAccessible({ page });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // The menu moves away for a moment.
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(over, { message: `${width} px` }).toBeLessThanOrEqual(0);
  }
  expect(await stored('ML-1')).toBeUndefined();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the list' }).click();
  await page.getByRole('menuitem', { name: 'Comma' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Gift cards are not imported');
  await page.getByRole('button', { name: 'Import 1 product' }).press('Enter');
  await page.getByRole('heading', { name: 'The import is done' }).waitFor();
  await expectAccessible({ page });
  expect(await stored('ML-1')).toMatchObject({
    title: 'Moved Lamp',
    price: 2500,
    cost: 735,
    barcode: '4006381333931',
  });
  const visit = await context.newPage();
  await visit.goto(`${origin}/products/moved-lamp`);
  await visit.getByRole('heading', { level: 1, name: 'Moved Lamp' }).waitFor();
  expect(await visit.content()).toContain('Paper');
  await context.close();
});

test('the filter of the shop follows the order and the visibility of its titles', async () => {
  const { id: tea } = await testShop
    .db()
    .selectFrom('pages')
    .select('id')
    .where('slug', '=', 'tea')
    .executeTakeFirstOrThrow();
  await testShop.makeProduct({ title: 'Mug', catalogs: [tea], properties: { Glaze: 'Matt', Year: '2023' } });
  const { page, context, origin } = await open('/properties');
  const inShop = async () => {
    const { filter } = await (await fetch(`${origin}/api/catalogs/v3/tea`)).json();
    return filter.properties.map(({ title }: { title: string }) => title);
  };
  await page.getByRole('button', { name: 'Move Glaze' }).press('ArrowDown');
  await expect.poll(inShop, { timeout: 5000 }).toEqual(['Year', 'Glaze']);
  await page.getByRole('button', { name: 'In the filter: Year' }).press('Enter');
  await expect.poll(inShop, { timeout: 5000 }).toEqual(['Glaze']);
  await page.getByText('Not in the filter').waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Rename Year' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Made in');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  await context.close();
});

test('screens are accessible and fit every width in both languages', async () => {
  for (const language of ['en', 'ru'] as const) {
    const { page, context } = await open('/products', 390, language);
    for (const [path, en, ru] of [
      ['/products', 'Products', 'Товары'],
      ['/products/grid', 'Edit in a grid', 'Правка таблицей'],
      ['/products/new', 'New product', 'Новый товар'],
      ['/catalogs', 'Catalogs', 'Каталоги'],
      ['/properties', 'Properties', 'Свойства'],
      ['/feeds', 'Product feeds', 'Товарные фиды'],
      ['/product-files', 'Import and export', 'Импорт и экспорт'],
    ] as const) {
      await page.evaluate((to) => {
        history.pushState({}, '', `/admin${to}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      const name = language === 'en' ? en : ru;
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await expect.poll(() => page.locator('main .mantine-Skeleton-root').count()).toBe(0);
      for (const width of [1280, 800, 390]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, width, Math.max(over, 0)]).toEqual([path, width, 0]);
      }
      // Wide and English they are judged where they are used.
      if (language === 'ru') await expectAccessible({ page });
    }
    await context.close();
  }
});

test('a manager changes prices in the grid and nothing else', async () => {
  const { page, context } = await openAdmin(testShop, '/products/grid?q=kettle', { role: 'manager' });
  await page.locator('[data-cell="0 0"]').focus();
  await page.keyboard.type('X');
  await page.locator('[data-cell="0 4"]').focus();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await page.getByText('1 cell changed').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('1 cell changed').waitFor({ state: 'detached' });
  expect(await stored('K')).toMatchObject({ stock: 8, title: 'Kettle' });
  await context.close();
});

test.each([
  ['en', 'Fiscal receipts (54-FZ)', 'VAT code', '3: 10 %', 'How it is paid', 'Save'],
  ['ru', 'Чеки (54-ФЗ)', 'Код НДС', '3: 10 %', 'Признак способа расчёта', 'Сохранить'],
] as const)(
  'a product’s own VAT code is asked for once the shop makes receipts, in %s',
  async (language, card, vatCode, choice, paymentMode, save) => {
    const product = () =>
      testShop.db().selectFrom('products').select('vat_code').where('slug', '=', 'jar').executeTakeFirst();
    const { id } = await testShop
      .db()
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'jar')
      .executeTakeFirstOrThrow();
    await testShop.db().updateTable('products').set({ vat_code: null }).where('id', '=', id).execute();
    const keepSettings = (settings: object) =>
      testShop
        .db()
        .insertInto('payment_methods')
        .values({ key: 'yookassa', settings: JSON.stringify(settings) })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ settings: JSON.stringify(settings) }))
        .execute();
    await keepSettings({});
    const { page, context, trouble } = await open(`/products/${id}`, 1280, language);
    await page.getByRole('textbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('region', { name: card }).count()).toBe(0);
    await keepSettings({ receipt: { vatCode: 11 } });
    await page.reload();
    const region = page.getByRole('region', { name: card });
    await region.getByRole('combobox', { name: vatCode }).click();
    await page.getByRole('option', { name: choice }).click();
    expect(await region.getByRole('combobox', { name: paymentMode }).isVisible()).toBe(true);
    await expectAccessible({ page });
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect.poll(product).toEqual({ vat_code: 3 });
    expect(trouble.errors).toEqual([]);
    await context.close();
  },
);
