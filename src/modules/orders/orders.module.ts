import type { IncomingHttpHeaders } from 'node:http';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FindPickupPoint, QuoteDelivery } from '#modules/delivery/carrier-price.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { CardReader } from '#modules/gift-cards/card-reader.ts';
import type { IssueCredit } from '#modules/gift-cards/store-credit.ts';
import type { PromotionPricing } from '#modules/promotions/price-promotions.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';
import type { Outbox } from '#platform/outbox/outbox.ts';

import { deleteOldGuestTraces } from './guest-orders.queries.ts';
import { deleteExpiredKeys } from './idempotency.ts';
import { createOrderManagement } from './manage-orders.ts';
import { createOrderService } from './order-service.ts';
import { adminOrdersRoutes } from './orders-admin.routes.ts';
import { ordersRoutes } from './orders.routes.ts';

interface OrdersDeps {
  db: Kysely<Database>;
  /** For what only reads. */
  reading: Kysely<Database>;
  settings: SettingsReader;
  delivery: DeliveryReader;
  promotions: PromotionPricing;
  giftCards: CardReader;
  issueCredit: IssueCredit;
  taxes: Pick<TaxReader, 'readRules'>;
  limits: RateLimiter;
  outbox: Pick<Outbox, 'wake'>;
  /** What delivery costs by a carrier, where a zone names one. */
  quoteDelivery: QuoteDelivery;
  /** A pickup point of a carrier in a city, by its code. */
  findPickupPoint: FindPickupPoint;
  /** Asks the provider how an open payment of the order stands; never throws, never waits long. */
  refreshPayment(orderId: string): Promise<void>;
  /** The browser has placed the order: nobody is reminded of its cart any more. Never throws. */
  closeAbandonedCart(headers: IncomingHttpHeaders, orderNumber: string): Promise<void>;
  hasSecureOrigin: boolean;
  log: Log;
}

export function createOrdersModule(deps: OrdersDeps) {
  const {
    db,
    reading,
    settings,
    delivery,
    promotions,
    giftCards,
    issueCredit,
    taxes,
    limits,
    outbox,
    quoteDelivery,
    findPickupPoint,
    refreshPayment,
    closeAbandonedCart,
    hasSecureOrigin,
    log,
  } = deps;
  const orders = createOrderService({
    db,
    settings,
    delivery,
    promotions,
    giftCards,
    taxes,
    quoteDelivery,
    findPickupPoint,
    outbox,
    log,
  });
  const orderManagement = createOrderManagement({ db, reading, settings, outbox, limits, issueCredit });
  return {
    service: orders,
    management: orderManagement,
    routes: ordersRoutes({ orders, refreshPayment, closeAbandonedCart, hasSecureOrigin }),
    adminRoutes: adminOrdersRoutes({ orderManagement }),
    jobs: orders.jobs,
    cleaning: [() => deleteExpiredKeys(db), () => deleteOldGuestTraces(db)],
  };
}
