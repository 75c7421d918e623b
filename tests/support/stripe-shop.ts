import { buildModules } from '#modules/build-modules.ts';
import type { PaymentService } from '#modules/payments/payment-service.ts';

import { createTestDatabase, type TestDatabase } from './database.ts';
import { testModulesOptions } from './modules.ts';
import { offerMethod } from './payment-fixture.ts';
import { startFakeStripe, type FakeStripe } from './providers/fake-stripe.ts';
import { hire } from './staff.ts';
import { openStripePayments } from './stripe-payments.ts';

export interface StripeShop {
  database: TestDatabase;
  modules: ReturnType<typeof buildModules>['modules'];
  payments: PaymentService;
  stripe: FakeStripe;
  /** An administrator. */
  staffId: number;
  close(): Promise<void>;
}

/** A shop in dollars that is paid by Stripe, and somebody who works there. */
export async function openStripeShop(): Promise<StripeShop> {
  const database = await createTestDatabase();
  const stripe = await startFakeStripe();
  await offerMethod(database.db, 'stripe', stripe.settings);
  return {
    database,
    modules: buildModules(testModulesOptions(database.db)).modules,
    payments: openStripePayments(database.db),
    stripe,
    staffId: (await hire(database, 'admin', 'Boss')).id,
    async close() {
      await stripe.stop();
      await database.drop();
    },
  };
}
