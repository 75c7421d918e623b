import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';

import { makeMember, openAdmin, type Member } from './support/admin.ts';
import { findWidthViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();
let member: Member;

beforeAll(async () => {
  member = await makeMember(testShop);
  for (const title of ['Tray', 'Spoon', 'Saucer'])
    await testShop.makeProduct({
      title,
      slug: title.toLowerCase(),
      variations: [{ fullPrice: 900, stock: 5 }],
    });
});

const row = (page: Page) => page.getByRole('region', { name: 'Goes with it' });

test('what the owner chooses in a product stands on its page and in the panel of the cart', async () => {
  const tray = await testShop
    .db()
    .selectFrom('products')
    .select('id')
    .where('slug', '=', 'tray')
    .executeTakeFirstOrThrow();
  const admin = await openAdmin(testShop, `/products/${tray.id}`, { member });
  await admin.page.getByRole('button', { name: 'Goes with it: Choose' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Products' });
  for (const name of ['Spoon', 'Saucer']) await dialog.getByText(name, { exact: true }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  expect(await admin.page.getByRole('textbox', { name: 'Goes with it' }).inputValue()).toBe('spoon, saucer');
  await admin.page.getByRole('button', { name: 'Save' }).first().click();
  await admin.page.getByText('The product was saved').waitFor();
  await admin.context.close();

  await testShop.set({ ecommerce: { currency: 'USD', cartStyle: 'drawer' } });
  const { page, context, trouble } = await testShop.open('/products/tray', { width: 390 });
  expect(await row(page).locator('.vt-card__title').allInnerTexts()).toEqual(['Spoon', 'Saucer']);
  expect(await findWidthViolations(page)).toEqual([]);
  await page.locator('.vt-buy__submit').click();
  const drawer = page.locator('dialog[data-type=CartDrawer]');
  await drawer
    .getByRole('button', { name: 'Add to cart: Spoon' })
    .or(drawer.getByText('Spoon'))
    .first()
    .waitFor();
  expect(await drawer.locator('.vt-drawer-more__item a').allInnerTexts()).toEqual(['Spoon', 'Saucer']);
  expect(trouble.errors).toEqual([]);
  await context.close();
});
