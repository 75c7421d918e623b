import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { Order, Quote, QuoteRequest } from '#domain/schemas/order.schema.ts';
import type { CarrierAnswers } from '#modules/delivery/carrier-price.ts';
import type { TermsReader } from '#modules/delivery/delivery-terms.ts';
import type { CardReader } from '#modules/gift-cards/card-reader.ts';
import type { SeenPrices } from '#modules/indexing/sale-prices.queries.ts';
import type { CodeGiver } from '#modules/promotions/code-guesses.ts';
import type { PromotionPricing } from '#modules/promotions/price-promotions.ts';
import type { TaxReader } from '#modules/taxes/tax-reader.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';
import { createLimit, type Limit } from '#platform/limits/limit-concurrency.ts';

import type { Pause } from './charge-order.ts';
import { cancelByBuyer } from './cancel-by-buyer.ts';
import { confirmByBuyer, mayConfirm } from './confirm-by-buyer.ts';
import { expireOrders } from './expire-orders.ts';
import { createOrderReader, type OrderReader } from './order-reader.ts';
import type { OrderViewer } from './orders.queries.ts';
import { createOrderPlacement, type PlaceOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

/** Everything that buyers do with orders. */
export interface OrderService extends OrderReader {
  place: PlaceOrder;
  quote(request: QuoteRequest, giver: CodeGiver): Promise<Quote>;
  /** The same as it will be at another moment, to be looked at: an order is placed at the prices of its own. */
  quoteSeen(request: QuoteRequest, giver: CodeGiver, shown: ShownMoment): Promise<Quote>;
  /** Gives the canceled order; throws as `cancelByBuyer` does. */
  cancel(numberOrId: string, viewer: OrderViewer): Promise<Order>;
  /** Gives the confirmed order; throws as `confirmByBuyer` does. */
  confirm(numberOrId: string, viewer: OrderViewer): Promise<Order>;
  /** See `mayConfirm`. */
  mayConfirm(orderId: string, viewer: OrderViewer): Promise<boolean>;
  jobs: JobLoop[];
}

/** What decides about prices at another moment. */
interface ShownMoment {
  seen: SeenPrices;
  promotions: PromotionPricing;
}

interface OrderServiceOptions extends TermsReader, CarrierAnswers {
  db: Kysely<Database>;
  promotions: PromotionPricing;
  giftCards: CardReader;
  taxes: Pick<TaxReader, 'readRules'>;
  /** Told after a commit that left something in the outbox. */
  outbox: { wake(): void };
  pause?: Pause;
  log: { error(details: object, message: string): void };
}

const expiryMs = 10_000;

export function createOrderService({ outbox, log, ...deps }: OrderServiceOptions): OrderService {
  const { db } = deps;
  const reader = createOrderReader({ db });
  const expiry = createJobLoop({
    name: 'order expiry',
    everyMs: expiryMs,
    log,
    async run(signal) {
      if ((await expireOrders(db, signal)) > 0) outbox.wake();
    },
  });
  async function findAgain(numberOrId: string, viewer: OrderViewer): Promise<Order> {
    const order = await reader.find(numberOrId, viewer);
    if (!order) throw notFound('order');
    return order;
  }
  return {
    ...reader,
    place: createOrderPlacement({ ...deps, limit: createPlacementLimit(), outbox }),
    quote: (request, giver) => quoteOrder(deps, request, giver),
    quoteSeen: (request, giver, { seen, promotions }) =>
      quoteOrder({ ...deps, promotions }, request, giver, seen),
    async cancel(numberOrId, viewer) {
      await cancelByBuyer(db, numberOrId, viewer);
      outbox.wake();
      return findAgain(numberOrId, viewer);
    },
    async confirm(numberOrId, viewer) {
      await confirmByBuyer(db, numberOrId, viewer);
      return findAgain(numberOrId, viewer);
    },
    mayConfirm: (orderId, viewer) => mayConfirm(db, orderId, viewer),
    jobs: [expiry],
  };
}

/**
 * Lets few orders into the database at a time. A rush of buyers would fill the pool's queue and have half of
 * them turned away, and readers with them. Here they wait where it costs nothing, and leave connections to
 * readers; who would be one too many, or waits as when the database has stopped answering, gets a 503.
 */
export function createPlacementLimit(): Limit {
  return createLimit(8, {
    maxWaiting: 1000,
    patienceMs: 15_000,
    refuse: () => new AppError('unavailable', 'orders.busy', { retryAfter: 2 }),
  });
}
