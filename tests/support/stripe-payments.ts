import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createPaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { createPaymentService, type PaymentService } from '#modules/payments/payment-service.ts';

import type { FakeStripe } from './providers/fake-stripe.ts';
import { issueTestCredit, testSecrets } from './secrets.ts';

const express = { publishableKey: 'pk_test_0123456789abcd' };

/** Payments by Stripe in dollars, as one instance of the shop has them. */
export function openStripePayments(db: Kysely<Database>): PaymentService {
  return createPaymentService({
    db,
    kinds: createPaymentKinds({ demo: false, secrets: testSecrets }),
    delivery: { listPaymentMethods: async () => [{ key: 'stripe', currencies: ['USD'], express }] },
    settings: { read: async () => parseSettings({}) },
    limits: { take: async () => {} },
    issueCredit: issueTestCredit,
    origin: () => 'https://shop.example',
    outbox: { wake() {} },
    log: { warn() {}, error() {} },
  });
}

/** What is open of the order is paid at Stripe, and the shop has heard of it. */
export async function payByStripe(
  { db, stripe, payments }: { db: Kysely<Database>; stripe: FakeStripe; payments: PaymentService },
  orderId: string,
): Promise<void> {
  await payments.initialize({
    orderId,
    method: 'stripe',
    idempotencyKey: crypto.randomUUID(),
    language: 'en',
    shopOrigins: ['https://shop.example'],
  });
  const payment = await db
    .selectFrom('payments')
    .select('provider_id')
    .where('order_id', '=', orderId)
    .where('provider', '=', 'stripe')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  stripe.change(payment.provider_id ?? '', { status: 'complete', payment_status: 'paid' });
  await payments.refreshIfPending(orderId);
}
