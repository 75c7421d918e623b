import { readFileSync } from 'node:fs';

import { beforeAll, expect, test } from 'vitest';

import { makePromotion } from '#tests/support/promotions.ts';

import { useBrowser, widths } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';
import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';

useBrowser();
const testShop = useTestShop();
let admin: Member;
let manager: Member;

beforeAll(async () => {
  await testShop.set({
    common: { timeZone: 'Europe/Moscow' },
    ecommerce: { currency: 'USD', priceFormatSeparator: 'comma' },
  });
  await testShop.makeProduct({ title: 'Ferry cup', variations: [{ fullPrice: 5000 }] });
  admin = await makeMember(testShop, 'admin');
  manager = await makeMember(testShop, 'manager');
});

const readPromotion = () =>
  testShop.db().selectFrom('promotions').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

test('a promotion is made from the empty list, said in words, given codes, changed and deleted', async () => {
  const { page, context, trouble } = await openAdmin(testShop, '/promotions', { member: admin });
  await page.getByRole('heading', { name: 'No promotions yet' }).waitFor();
  await expectAccessible({ page });
  await page.getByRole('link', { name: 'New promotion' }).click();
  await page.getByLabel('Name').fill('Black Friday');
  await page.getByRole('combobox', { name: 'Discount' }).click();
  await page.getByRole('option', { name: 'Amount off the order' }).click();
  await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('5.10');
  await page.getByLabel('From an amount of its products').fill('49.99');
  await page.getByLabel('Starts').fill('2026-11-27T00:00');
  await page.getByLabel('Buyers type a promo code for it').check();
  await page.getByLabel('Orders of one buyer').fill('1');
  await page
    .getByText(
      /\$5\.10 off the order\. From \$49\.99 on\. With a promo code\. From Nov 27, 2026, 12:00\sAM on\. Once for each buyer\. Together with other discounts\./,
    )
    .waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Black Friday' }).waitFor();
  expect(await readPromotion()).toMatchObject({
    title: 'Black Friday',
    class: 'order',
    effect: { kind: 'fixed', amount: 510 },
    conditions: { minAmount: 4999 },
    buyer_limit: 1,
    needs_code: true,
    // Midnight of the shop's clocks.
    starts_at: new Date('2026-11-26T21:00:00Z'),
  });

  const codes = page.getByRole('region', { name: 'Promo codes' });
  await codes.getByText('No codes yet').waitFor();
  await codes.getByRole('button', { name: 'Add a code' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill('BLACK-26');
  await page.keyboard.press('Enter');
  await codes.getByText('BLACK-26').waitFor();
  await codes.getByRole('button', { name: 'Add a code' }).click();
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill('black 26');
  await page.keyboard.press('Enter');
  await dialog.getByText('There is such a code already').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await codes.getByRole('button', { name: 'Make up codes' }).click();
  await dialog.getByLabel('How many').fill('60');
  await dialog.getByLabel('Begin with').fill('VIP-');
  await page.keyboard.press('Enter');
  await page.getByText('60 codes are added').waitFor();
  await codes.getByRole('button', { name: 'Show more' }).click();
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 61);
  await codes.getByRole('searchbox').fill('b1ack');
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
  await expectAccessible({ page });
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Save as a file' }).click();
  await page.getByRole('menuitem', { name: 'CSV with commas' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file.split('\r\n').slice(0, 2)).toEqual(['\uFEFFCode,Uses allowed,Uses', 'BLACK-26,,0']);
  await codes.getByRole('button', { name: 'Delete BLACK-26' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await codes.getByText('No code matches.').waitFor();

  await page.getByLabel('Name').fill('Grey Friday');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Grey Friday' }).waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete the promotion' }).click();
  await page.getByRole('heading', { name: 'No promotions yet' }).waitFor();
  const audited = await testShop.db().selectFrom('audit_log').select(['action', 'entity']).execute();
  expect(audited.filter(({ entity }) => /promotion/.test(entity)).length).toBeGreaterThan(4);
  expect(trouble.errors).toEqual([]);
  await context.close();
});

test('a manager sees what there is and changes nothing, at every width', async () => {
  const { id } = await makePromotion(testShop.db(), {
    title: 'The more the cheaper',
    effect: {
      kind: 'tiers',
      by: 'amount',
      tiers: [
        { from: 100, percent: 5 },
        { from: 300, percent: 15 },
      ],
    },
  });
  const { page, context } = await openAdmin(testShop, '/promotions', { member: manager });
  await page.getByText('from $100 5% off, from $300 15% off').waitFor();
  expect(await page.getByRole('link', { name: 'New promotion' }).count()).toBe(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${testShop.origin()}/admin/promotions/${id}`);
    await page.getByText('You can look at promotions but not change them.').waitFor();
    expect(await page.getByLabel('Name').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectAccessible({ page });
  }
  await context.close();
});
