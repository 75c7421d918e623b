import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { insertOrder } from '#tests/support/payment-fixture.ts';

import { findWidthViolations } from './support/axe.ts';
import { useBrowser } from './support/browser.ts';
import { linesOf } from './support/cart.ts';
import { signUp } from './support/sign-up.ts';
import { useTestShop } from './support/test-shop.ts';

useBrowser();
const testShop = useTestShop();

test('a customer orders the same again: what is still sold comes into the cart, once', async () => {
  const cup = await testShop.makeProduct({ title: 'Ferry cup', variations: [{ fullPrice: 2500 }] });
  const session = await signUp(testShop);
  const [variationId = 0] = cup.variationIds;
  const order = await insertOrder(testShop.db(), { status: 'delivered', variationId, quantity: 3 });
  await sql`update orders set user_id = ${session.id}, payment_status = 'completed', reserved_until = null
    where id = ${order.id}`.execute(testShop.db());
  const { page, context, trouble } = await testShop.open(`/account/orders/details?number=${order.number}`, {
    stored: { 'vitrina-auth': JSON.stringify(session) },
    width: 390,
  });
  const again = page.getByRole('link', { name: 'Order again' });
  await again.waitFor();
  expect(await findWidthViolations(page)).toEqual([]);
  await again.click();
  await page.waitForURL('**/cart');
  await page.getByText('Ferry cup').first().waitFor();
  await expect.poll(() => linesOf(page)).toEqual([[variationId, 3]]);
  // Coming back and pressing again buys nothing twice.
  await page.goBack();
  await again.click();
  await page.waitForURL('**/cart');
  await expect.poll(() => linesOf(page)).toEqual([[variationId, 3]]);
  expect(trouble.errors).toEqual([]);
  await context.close();
});
