import { beforeAll, expect, test } from 'vitest';

import { createShopFixture, type MadeProduct } from '#tests/support/shop-fixture.ts';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { openPage, useBrowser } from './support/browser.ts';
import { openCartWith, rowsOf, totalOf } from './support/cart.ts';
import { signUp } from './support/sign-up.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

let admin: Member;
let bowl: MadeProduct;
let jug: MadeProduct;
let buyer: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', cartStyle: 'drawer' } });
  const shop = createShopFixture(testShop.db());
  const catalogs = [await shop.makeCatalog({ title: 'Pottery', slug: 'pottery' })];
  bowl = await testShop.makeProduct({
    title: 'Bowl',
    slug: 'bowl',
    catalogs,
    variations: [{ fullPrice: 4000, sku: 'BOWL' }],
  });
  jug = await testShop.makeProduct({
    title: 'Jug',
    slug: 'jug',
    catalogs,
    variations: [{ fullPrice: 9000, sku: 'JUG' }],
  });
  admin = await makeMember(testShop, 'admin');
  buyer = await signUp(testShop);
});

test('a list is made for a group: its customer sees the prices on cards, pages and in the cart, a guest does not', async () => {
  const { page, context, trouble } = await openAdmin(testShop, '/price-lists', { member: admin });
  await page.getByRole('heading', { name: 'Make a group first' }).waitFor();
  const db = testShop.db();
  const [group] = await db
    .insertInto('customer_groups')
    .values([{ name: 'Wholesale' }])
    .returning('id')
    .execute();
  const groupId = group?.id ?? 0;
  await db.insertInto('customer_group_members').values({ group_id: groupId, user_id: buyer.id }).execute();
  await page.reload();
  await page.getByRole('heading', { name: 'No price lists yet' }).waitFor();
  await expectAccessible({ page });
  await page.getByRole('link', { name: 'New price list' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Dealers');
  await page.getByRole('combobox', { name: 'Customer groups' }).click();
  await page.getByRole('option', { name: 'Wholesale' }).click();
  await page.getByRole('textbox', { name: 'Percent', exact: true }).fill('12,5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Dealers' }).waitFor();

  await page.getByRole('textbox', { name: 'Prices' }).fill('JUG\t80\nJUG\tten\t70');
  await page.getByRole('button', { name: 'Set the prices' }).click();
  await page.getByText('Nothing was changed: 1 line could not be read').waitFor();
  await page.getByText('Line 2: the quantity has to be a number from 1 to 9,999.').waitFor();
  await page.getByRole('textbox', { name: 'Prices' }).fill('JUG\t80\nJUG\t10\t70\nPLATE\t5');
  await page.getByRole('button', { name: 'Set the prices' }).click();
  await page.getByText('2 prices were set.').waitFor();
  await page.getByText('1 SKU is of no product').waitFor();
  await page.getByRole('button', { name: 'Change the price of Jug' }).first().click();
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('81');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: '$81' }).waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Add a price' }).click();
  await page.getByRole('button', { name: /^Bowl/ }).click();
  await page.getByRole('textbox', { name: 'From so many pieces', exact: true }).fill('5');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('30');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('cell', { name: '$30' }).waitFor();
  await page.getByRole('button', { name: 'Remove the price of Bowl' }).click();
  await page.getByText('The price was removed').waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('12.5 % off, 2 own prices').waitFor();
  await page.getByText('Wholesale', { exact: true }).waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();

  const guest = await openPage('/catalogs/pottery', { origin: testShop.origin() });
  expect(await pricesOnCards(guest.page)).toEqual({ Bowl: '$40', Jug: '$90' });
  await guest.context.close();

  const member = await openCartWith(testShop, [
    [bowl, 1],
    [jug, 10],
  ]);
  await member.page.evaluate(
    (session) => localStorage.setItem('vitrina-auth', JSON.stringify(session)),
    buyer,
  );
  await member.page.reload();
  await expect.poll(() => totalOf(member.page)).toBe('$735');
  expect(await rowsOf(member.page, '.vt-cart__sums')).toEqual([
    ['11 items', '$940'],
    ['Discount', '−$205'],
  ]);
  // A price of one's own is no news.
  expect(await member.page.locator('.vt-cart').innerText()).not.toContain('price');

  await member.page.goto(`${testShop.origin()}/catalogs/pottery`);
  await expect.poll(() => pricesOnCards(member.page)).toEqual({ Bowl: '$35 $40', Jug: '$81 $90' });
  await member.page.goto(`${testShop.origin()}/products/jug`);
  const price = member.page.locator('.vt-choice .vt-price');
  await expect.poll(() => price.innerText()).toContain('$81');
  await member.page.getByText('$70 each from 10 pieces').waitFor();
  expect(member.trouble.errors).toEqual([]);
  await member.context.close();
});

test('who is in no group asks once, and sees the prices of everybody', async () => {
  const stranger = await signUp(testShop);
  const { page, context, trouble } = await openPage('/catalogs/pottery', { origin: testShop.origin() });
  await page.evaluate((session) => localStorage.setItem('vitrina-auth', JSON.stringify(session)), stranger);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/users/prices') && asked.push(request.url()));
  const answered = page.waitForResponse(/users\/prices/);
  await page.reload();
  await answered;
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('vt-no-own-prices'))).toContain(' ');
  await page.goto(`${testShop.origin()}/products/bowl`);
  await page.locator('vt-island[name=product-choice]').hover();
  await page.locator('vt-island[name=product-choice][data-ready]').waitFor({ state: 'attached' });
  expect(asked).toHaveLength(1);
  expect(await page.locator('.vt-choice .vt-price').innerText()).toContain('$40');
  expect(trouble.errors).toEqual([]);
  await context.close();
});

/** What is seen of each card's price: the shown one, and the struck one where there is one. */
async function pricesOnCards(page: Awaited<ReturnType<typeof openPage>>['page']) {
  return page.locator('main .vt-card').evaluateAll((cards) =>
    Object.fromEntries(
      cards.map((card) => {
        const visible = [...card.querySelectorAll<HTMLElement>('.vt-price')].filter((price) =>
          price.checkVisibility(),
        );
        const texts = visible.flatMap((price) =>
          [...price.children].map((part) => part.lastChild?.textContent ?? ''),
        );
        return [card.querySelector('.vt-card__link')?.textContent, texts.join(' ')];
      }),
    ),
  );
}
