import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { createMethodManagement } from './manage-payment-methods.ts';
import { notificationUrlOf } from './notification-url.ts';
import { createPaymentKinds } from './payment-kinds.ts';
import { adminPaymentMethodsRoutes } from './payment-methods-admin.routes.ts';
import { createProviderHttp } from './provider-http.ts';

interface PaymentMethodsDeps {
  db: Kysely<Database>;
  secrets: SecretBox;
  /** Address of the shop, for the providers' notifications. */
  origin: () => string;
  /** Whether the demo's payment provider may be offered. */
  demo: boolean;
}

/** By what a shop can be paid. */
export function createPaymentMethodsModule({ db, secrets, origin, demo }: PaymentMethodsDeps) {
  const kinds = createPaymentKinds({ demo, secrets });
  const methods = createMethodManagement({
    db,
    kinds,
    secrets,
    ports: { http: createProviderHttp(), now: Date.now },
    notificationUrl: (key) => notificationUrlOf(origin(), key),
  });
  return { kinds, adminRoutes: adminPaymentMethodsRoutes({ methods }) };
}
