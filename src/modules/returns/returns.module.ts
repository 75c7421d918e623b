import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { RefundOrder } from '#modules/orders/book-refund.ts';
import { issueOrderAccess } from '#modules/orders/order-access.ts';
import type { OrderService } from '#modules/orders/order-service.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { createExchanges, type ExchangeDeps } from './exchange-return.ts';
import { createReturnManagement } from './manage-returns.ts';
import { createReturnRequests } from './return-requests.ts';
import { adminReturnsRoutes } from './returns-admin.routes.ts';
import { returnsRoutes } from './returns.routes.ts';

interface ReturnsDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  settings: SettingsReader;
  limits: RateLimiter;
  outbox: Pick<Outbox, 'wake'>;
  orders: Pick<OrderService, 'find'>;
  /** Gives money back through the provider that took it, once for each key. */
  refundPayment(paymentId: string, refund: RefundOrder): Promise<unknown>;
  /** Gives it back as credit, in the caller's transaction. */
  refundToCredit: ExchangeDeps['refundToCredit'];
  issueCredit: IssueCredit;
  hasSecureOrigin: boolean;
}

export function createReturnsModule(deps: ReturnsDeps) {
  const { db, reading, settings, limits, outbox, orders, refundPayment, refundToCredit, issueCredit } = deps;
  const returns = createReturnRequests({ db, settings, limits, outbox, now: () => new Date() });
  const management = createReturnManagement({ db, reading, outbox, refundPayment, issueCredit });
  return {
    service: returns,
    management,
    exchanges: createExchanges({ issueCredit, refundToCredit }),
    routes: returnsRoutes({
      orders,
      returns,
      issueAccess: (orderId) => issueOrderAccess(db, orderId),
      hasSecureOrigin: deps.hasSecureOrigin,
    }),
    adminRoutes: adminReturnsRoutes({ returns: management }),
  };
}
