import { beforeAll, expect, test } from 'vitest';

import { makePromotion } from '#tests/support/promotions.ts';
import type { MadeProduct } from '#tests/support/shop-fixture.ts';

import { expectAccessible, makeMember, openAdmin, type Member } from './support/admin.ts';
import { useBrowser } from './support/browser.ts';
import { openCartWith, rowsOf, totalOf } from './support/cart.ts';
import { signUp } from './support/sign-up.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

let admin: Member;
let bowl: MadeProduct;
let buyer: Awaited<ReturnType<typeof signUp>>;

beforeAll(async () => {
  await testShop.set({ ecommerce: { currency: 'USD', cartStyle: 'drawer' } });
  bowl = await testShop.makeProduct({ title: 'Bowl', slug: 'bowl', variations: [{ fullPrice: 4000 }] });
  admin = await makeMember(testShop, 'admin');
  buyer = await signUp(testShop);
});

const discounts = [
  ['1 item', '$40'],
  ['Club price', '−$4'],
];

test('a group is made, a customer put into it, a promotion made for it: the member has it in the cart, a guest not', async () => {
  const { page, context, trouble } = await openAdmin(testShop, '/customers', { member: admin });
  await page.getByRole('link', { name: 'Groups', exact: true }).click();
  await page.getByRole('heading', { name: 'No groups yet' }).waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Club');
  await page.getByRole('button', { name: 'Create the group' }).click();
  await page.getByRole('heading', { name: 'Club' }).waitFor();
  await page.getByText('Nobody is in this group yet.').waitFor();
  await page.getByRole('textbox', { name: 'Emails' }).fill(`${buyer.email}\nnobody@mail.example`);
  await page.getByRole('button', { name: 'Add to the group' }).click();
  await page.getByText('1 customer was added.').waitFor();
  await page.getByText('1 email has no account').waitFor();
  await page.getByRole('link', { name: 'Ann Lee' }).waitFor();
  await expectAccessible({ page });

  await page.goto(`${testShop.origin()}/admin/promotions/new`);
  await page.getByLabel('Name').fill('Club price');
  await page.getByRole('combobox', { name: 'Customer groups' }).click();
  await page.getByRole('option', { name: 'Club' }).click();
  await page.getByText('Only for signed-in customers of the group: Club.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Club price' }).waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByText('10% off: all products. Only for signed-in customers of the group: Club.').waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();

  for (const script of [true, false]) {
    const guest = await openCartWith(testShop, [[bowl, 1]], { script });
    if (script) await guest.page.locator('vt-island[name=cart][data-ready]').waitFor({ state: 'attached' });
    expect(await rowsOf(guest.page, '.vt-cart__sums')).toEqual(discounts.slice(0, 1));
    expect(await guest.page.locator('.vt-cart__total dd').innerText()).toBe('$40');
    await guest.context.close();
  }
  const member = await openCartWith(testShop, [[bowl, 1]]);
  await member.page.evaluate(
    (session) => localStorage.setItem('vitrina-auth', JSON.stringify(session)),
    buyer,
  );
  await member.page.reload();
  await expect.poll(() => rowsOf(member.page, '.vt-cart__sums')).toEqual(discounts);
  expect(await totalOf(member.page)).toBe('$36');
  // Pages are the same for everybody.
  await member.page.goto(`${testShop.origin()}/products/bowl`);
  const product = await member.page.locator('main').innerText();
  expect(product).toContain('$40');
  expect(product).not.toContain('$36');
  expect(member.trouble.errors).toEqual([]);
  await member.context.close();
});

test('groups are chosen on a customer’s page, list its customers, and are not deleted from under a promotion', async () => {
  const db = testShop.db();
  const [press, guests] = await db
    .insertInto('customer_groups')
    .values([{ name: 'Press' }, { name: 'Guests of the opening' }])
    .returning('id')
    .execute();
  await makePromotion(db, {
    title: 'Press week',
    effect: { kind: 'percent', percent: 10 },
    conditions: { groups: [press?.id] },
    codes: ['PRESS'],
  });
  const { page, context, trouble } = await openAdmin(testShop, `/customers/${buyer.id}`, { member: admin });
  const card = page.getByRole('region', { name: 'Groups' });
  for (const name of ['Press', 'Guests of the opening']) {
    await card.getByRole('combobox', { name: 'Groups' }).click();
    await page.getByRole('option', { name }).click();
  }
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Save the groups' }).click();
  await page.getByText('The groups were saved').waitFor();
  await expectAccessible({ page });

  await page.goto(`${testShop.origin()}/admin/customers`);
  await page.getByRole('combobox', { name: 'Group' }).click();
  await page.getByRole('option', { name: 'Press' }).click();
  await page.waitForURL(/group=\d+/);
  await page.getByRole('link', { name: 'Ann Lee' }).waitFor();

  await page.goto(`${testShop.origin()}/admin/customers/groups/${press?.id}`);
  await page.getByRole('link', { name: 'Press week' }).waitFor();
  expect(await page.getByRole('button', { name: 'Delete the group' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Take Ann Lee out of the group' }).click();
  await page.getByText('Nobody is in this group yet.').waitFor();

  await page.goto(`${testShop.origin()}/admin/customers/groups/${guests?.id}`);
  await page.getByRole('button', { name: 'Delete the group' }).click();
  await page.getByText('1 customer is in it and keeps account and orders.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the group' }).click();
  await page.waitForURL(/\/customers\/groups$/);
  await page.getByRole('link', { name: 'Press' }).waitFor();
  expect(await page.getByRole('link', { name: 'Guests of the opening' }).count()).toBe(0);
  expect(trouble.errors).toEqual([]);
  await context.close();
});
