import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createPaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { createPaymentService, type PaymentService } from '#modules/payments/payment-service.ts';

import { issueTestCredit, testSecrets } from './secrets.ts';

/** Payments by Stripe in dollars, as one instance of the shop has them. */
export function openStripePayments(db: Kysely<Database>): PaymentService {
  return createPaymentService({
    db,
    kinds: createPaymentKinds({ demo: false, secrets: testSecrets }),
    delivery: { listPaymentMethods: async () => [{ key: 'stripe', currencies: ['USD'] }] },
    settings: { read: async () => parseSettings({}) },
    limits: { take: async () => {} },
    issueCredit: issueTestCredit,
    origin: () => 'https://shop.example',
    outbox: { wake() {} },
    log: { warn() {}, error() {} },
  });
}
