import { sql } from 'kysely';
import type { Page } from 'playwright';

import { issueOrderAccess } from '#modules/orders/order-access.ts';

import type { TestShop } from './test-shop.ts';

/** Pays an order by the demo's card, as its buyer would: the page is left where the buyer comes back to. */
export async function payByDemo(
  testShop: TestShop,
  page: Page,
  order: { id: string; number: string },
): Promise<void> {
  const db = testShop.db();
  await sql`insert into payment_methods (key, enabled, settings) values ('demo', true, ${JSON.stringify({
    secret: 'of the tests, thirty-two letters long',
  })}::jsonb) on conflict do nothing`.execute(db);
  await testShop.notify(['payment-methods', 'delivery']);
  const started = await fetch(`${testShop.origin()}/api/payment/initialize`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      'x-order-token': await issueOrderAccess(db, order.id),
    },
    body: JSON.stringify({ order: order.number, method: 'demo', language: 'en' }),
  });
  const { redirectUrl } = (await started.json()) as { redirectUrl: string };
  await page.goto(redirectUrl);
  await page.locator('button[value="completed"]').click();
}
