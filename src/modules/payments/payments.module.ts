import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { OrderService } from '#modules/orders/order-service.ts';
import type { PaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { createPaymentService } from './payment-service.ts';
import { adminPaymentsRoutes } from './payments-admin.routes.ts';
import { paymentsRoutes } from './payments.routes.ts';

interface PaymentsDeps {
  db: Kysely<Database>;
  kinds: PaymentKinds;
  delivery: Pick<DeliveryReader, 'listPaymentMethods'>;
  settings: Pick<SettingsReader, 'read'>;
  orders: Pick<OrderService, 'find'>;
  issueCredit: IssueCredit;
  limits: RateLimiter;
  outbox: Pick<Outbox, 'wake'>;
  origin: () => string;
  /** The configured address of the shop; undefined: whatever address it is asked at. */
  publicUrl: string | undefined;
  log: Log;
}

export function createPaymentsModule({ orders, publicUrl, ...deps }: PaymentsDeps) {
  const payments = createPaymentService(deps);
  return {
    service: payments,
    routes: paymentsRoutes({ orders, payments, publicUrl }),
    adminRoutes: adminPaymentsRoutes({ payments }),
    jobs: [payments.job],
  };
}
