import { sql } from 'kysely';
import type { Page } from 'playwright';

import { issueOrderAccess } from '#modules/orders/order-access.ts';

import type { TestShop } from './test-shop.ts';

/** Makes the demo's card a way to pay. */
export async function offerDemo(testShop: TestShop): Promise<void> {
  await sql`insert into payment_methods (key, enabled, settings) values ('demo', true, ${JSON.stringify({
    secret: 'of the tests, thirty-two letters long',
  })}::jsonb) on conflict do nothing`.execute(testShop.db());
  await testShop.notify(['payment-methods', 'delivery']);
}

/** Pays an order by the demo's card, as its buyer would: the page is left where the buyer comes back to. */
export async function payByDemo(
  testShop: TestShop,
  page: Page,
  order: { id: string; number: string },
): Promise<void> {
  await offerDemo(testShop);
  const started = await fetch(`${testShop.origin()}/api/payment/initialize`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-order-token': await issueOrderAccess(testShop.db(), order.id),
    },
    body: JSON.stringify({ order: order.number, method: 'demo', language: 'en' }),
  });
  const { redirectUrl } = (await started.json()) as { redirectUrl: string };
  await page.goto(redirectUrl);
  await page.locator('button[value="completed"]').click();
}
