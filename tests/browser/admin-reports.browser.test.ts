import { readFileSync } from 'node:fs';

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';

import { insertOrder } from '#tests/support/payment-fixture.ts';

import { useBrowser, widths } from './support/browser.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let manager: Member;
/** Pictures of the screen for people to look at. */
const folder = process.env['REPORT_PICTURES'];

beforeAll(async () => {
  await testShop.set({
    common: { timeZone: 'Europe/Moscow' },
    ecommerce: { currency: 'USD', priceFormatSeparator: 'comma' },
  });
  manager = await makeMember(testShop, 'manager');
});

/** Orders of $100 a piece, some days ago. */
async function sell(days: number, quantity: number, productId?: number): Promise<void> {
  const { id } = await insertOrder(testShop.db(), { status: 'paid', quantity });
  await sql`update orders set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    testShop.db(),
  );
  await sql`update order_lines set product_id = coalesce(${productId ?? null}, product_id) where order_id = ${id}`.execute(
    testShop.db(),
  );
}

test('an empty shop is told what will be there; a year is read by the week, compared, sorted and saved', async () => {
  const { page, context, trouble } = await openAdmin(testShop, '/', { member: manager });
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByText('No orders in this period').waitFor();
  await expectAccessible({ page });

  const cup = await testShop.makeProduct({
    title: 'Ferry cup',
    variations: [{ fullPrice: 10000, stock: 4 }],
  });
  const bowl = await testShop.makeProduct({ title: 'Harbour bowl' });
  await sell(1, 2, cup.id);
  await sell(3, 1, bowl.id);
  await sell(32, 5, bowl.id);
  await sell(300, 7, cup.id);
  await page.reload();
  const table = page.getByRole('table');
  const total = table.locator('tfoot tr');
  await total.getByText('$300').first().waitFor();
  expect(await total.innerText()).toMatch(/^Total\s+2\s+3\s+\$300\s+\$0\s+\$0\s+\$0\s+\$300$/);
  expect(await table.locator('tbody tr').count()).toBe(30);

  await page.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: 'The period before' }).click();
  await total.getByText('$500 before').first().waitFor();
  expect(new URL(page.url()).searchParams.get('compare')).toBe('previous');

  // The same period and comparison for the next report.
  await page.getByRole('navigation', { name: 'Report' }).getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  const titles = () => table.locator('tbody tr td:first-child').allInnerTexts();
  await expect.poll(titles).toEqual(['Ferry cup', 'Harbour bowl']);
  await table.getByText('$500 before').first().waitFor();
  await page.getByRole('button', { name: 'Pieces' }).click();
  await page
    .getByRole('columnheader', { name: 'Pieces' })
    .and(page.locator('[aria-sort=descending]'))
    .waitFor();
  await page.getByRole('button', { name: 'Pieces' }).click();
  await expect.poll(titles).toEqual(['Harbour bowl', 'Ferry cup']);

  const loading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'With commas' }).click();
  const file = await loading;
  expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  expect(
    readFileSync(await file.path(), 'utf8')
      .split('\r\n')
      .slice(1),
  ).toEqual([
    'Harbour bowl,1,5,1,1,100,500,0,0,100,500',
    'Ferry cup,2,0,1,0,200,0,0,0,200,0',
    'Total,3,5,,,300,500,0,0,300,500',
    '',
  ]);
  await table.getByRole('link', { name: 'Ferry cup' }).click();
  await page.getByRole('heading', { name: 'Ferry cup' }).waitFor();
  await page.goBack();
  await expect.poll(titles).toEqual(['Harbour bowl', 'Ferry cup']);

  await page.getByRole('combobox', { name: 'Period' }).click();
  await page.getByRole('option', { name: 'Other dates' }).click();
  await page.getByLabel('From', { exact: true }).fill('2000-01-01');
  await page.getByText('Choose a period of at most ten years').waitFor();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01');
  await expect.poll(titles).toEqual(['Harbour bowl', 'Ferry cup']);
  await table.getByText('$900').first().waitFor();
  expect(trouble.errors.filter((text) => !text.includes('422'))).toEqual([]);
  await context.close();
});

test('a cost price that is typed makes a profit of the orders from then on', async () => {
  const lamp = await testShop.makeProduct({ title: 'Harbour lamp', variations: [{ fullPrice: 10000 }] });
  const [variationId] = lamp.variationIds;
  await insertOrder(testShop.db(), { status: 'paid', variationId });
  const { page, context } = await openAdmin(testShop, `/products/${lamp.id}`);
  const cost = page.getByLabel('Cost price, USD');
  await cost.fill('62,50');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved').first().waitFor();
  await page.reload();
  await expect.poll(() => cost.inputValue()).toBe('62.50');
  await insertOrder(testShop.db(), { status: 'paid', variationId, quantity: 2 });
  await page.goto(`${testShop.origin()}/admin/reports?report=margins`);
  const row = page.getByRole('row', { name: /Harbour lamp/ });
  await row.waitFor();
  expect((await row.locator('td').allInnerTexts()).slice(1)).toEqual([
    '3',
    '$200',
    '$125',
    '$75',
    '37.5',
    '$100',
  ]);
  // What has no profit to tell stands below.
  expect(await page.locator('tbody tr td:first-child').first().innerText()).toBe('Harbour lamp');
  await context.close();
});

for (const language of ['en', 'ru'] as const) {
  test(`every report can be read at every width and with every reader, in ${language}`, async () => {
    const { page, context } = await openAdmin(testShop, '/reports', { member: manager, language });
    for (const report of ['sales', 'products', 'margins', 'misses']) {
      await page.goto(`${testShop.origin()}/admin/reports?report=${report}&compare=year`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible({ page });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
        const path = `${folder}/${report}-${width}-${language}.png`;
        if (folder) await page.screenshot({ path, fullPage: width === widths[0] });
      }
    }
    await context.close();
  });
}
