import { expect, test } from 'vitest';

import { expectAccessible, openAdmin } from './support/admin.ts';
import { findWidthViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

test('a bundle is put together in its form, and its buyers read what is in it', async () => {
  const make = (title: string, stock: number, fullPrice: number) =>
    testShop.makeProduct({
      slug: title.toLowerCase().replaceAll(' ', '-'),
      title,
      variations: [{ stock, fullPrice, isDefault: true }],
    });
  await testShop.set({ ecommerce: { currency: 'USD' } });
  await make('Soap', 7, 300);
  await make('Towel', 9, 1200);
  const bundle = await make('Bath set', 100, 2500);
  const { page, context, trouble } = await openAdmin(testShop, `/products/${bundle.id}`);
  const card = page.getByRole('region', { name: 'Made of other products' });
  const dialog = page.getByRole('dialog');
  for (const name of ['Soap', 'Towel']) {
    await card.getByRole('button', { name: 'Add a product' }).click();
    await dialog.getByRole('searchbox').fill(name);
    await dialog.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  }
  await card.getByLabel(/^Pieces in a bundle: Towel/).fill('2');
  await card.getByText('One by one $27, in the bundle $25. Buyers save $2.').waitFor();
  await card.getByText('The products in it suffice for 4 bundles.').waitFor();
  await expectAccessible({ page });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The product was saved').waitFor();
  const [variationId = 0] = bundle.variationIds;
  const row = await testShop
    .db()
    .selectFrom('variations')
    .select(['stock', 'is_bundle'])
    .where('id', '=', variationId)
    .executeTakeFirst();
  expect(row).toEqual({ stock: 4, is_bundle: true });
  await page.reload();
  await card.getByText('Towel').first().waitFor();
  expect(trouble.errors).toEqual([]);
  await context.close();

  const buyer = await testShop.open('/products/bath-set', { width: 390 });
  const towel = buyer.page.getByRole('link', { name: 'Towel' });
  await towel.waitFor();
  expect(await findWidthViolations(buyer.page)).toEqual([]);
  await towel.click();
  await buyer.page.waitForURL('**/products/towel');
  await buyer.page.goto(`${buyer.origin}/cart/with/${variationId}:1`);
  await buyer.page.goto(`${buyer.origin}/cart`);
  await buyer.page.getByText('2 × Towel').first().waitFor();
  expect(buyer.trouble.errors).toEqual([]);
  await buyer.context.close();
});
