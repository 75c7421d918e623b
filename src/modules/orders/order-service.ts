import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { Order, OrderRequest, Quote, QuoteRequest } from '#domain/schemas/order.schema.ts';
import { createJobLoop, type JobLoop } from '#platform/jobs/job-loop.ts';

import { cancelByBuyer } from './cancel-by-buyer.ts';
import { expireOrders } from './expire-orders.ts';
import { createOrderConcurrencyLimit } from './order-concurrency-limit.ts';
import { createOrderReader, type OrderReader } from './order-reader.ts';
import type { OrderViewer } from './orders.queries.ts';
import { placeOrder, type Buyer } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';
import type { TermsReader } from './shop-terms.ts';

/** Everything that buyers do with orders. */
export interface OrderService extends OrderReader {
  /** See `placeOrder`. */
  place(request: OrderRequest, buyer: Buyer): Promise<Order>;
  quote(request: QuoteRequest): Promise<Quote>;
  /** Gives the canceled order; throws as `cancelByBuyer` does. */
  cancel(numberOrId: string, viewer: OrderViewer): Promise<Order>;
  jobs: JobLoop[];
}

interface OrderServiceOptions extends TermsReader {
  db: Kysely<Database>;
  /** Told after a commit that left something in the outbox. */
  outbox: { wake(): void };
  log: { error(details: object, message: string): void };
}

const expiryMs = 10_000;

export function createOrderService({ outbox, log, ...deps }: OrderServiceOptions): OrderService {
  const { db } = deps;
  const concurrencyLimit = createOrderConcurrencyLimit();
  const reader = createOrderReader({ db });
  const expiry = createJobLoop({
    name: 'order expiry',
    everyMs: expiryMs,
    log,
    async run(signal) {
      if ((await expireOrders(db, signal)) > 0) outbox.wake();
    },
  });
  return {
    ...reader,
    async place(request, buyer) {
      const order = await placeOrder({ ...deps, concurrencyLimit }, request, buyer);
      outbox.wake();
      return order;
    },
    quote: (request) => quoteOrder(deps, request),
    async cancel(numberOrId, keys) {
      await cancelByBuyer(db, numberOrId, keys);
      outbox.wake();
      const order = await reader.find(numberOrId, keys);
      if (!order) throw notFound('Order');
      return order;
    },
    jobs: [expiry],
  };
}
