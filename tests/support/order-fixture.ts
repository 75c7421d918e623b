import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { orderRequestSchema, type Order } from '#domain/schemas/order.schema.ts';
import { parseSettings } from '#domain/settings/settings.schema.ts';
import { createDeliveryReader } from '#modules/delivery/delivery-reader.ts';
import { createCardReader } from '#modules/gift-cards/card-reader.ts';
import { orderViewerOf } from '#modules/orders/order-access.ts';
import { createOrderService, type OrderService } from '#modules/orders/order-service.ts';
import type { OrderViewer } from '#modules/orders/orders.queries.ts';
import { createPaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { createCodeGuesses } from '#modules/promotions/code-guesses.ts';
import { createPromotionPricing } from '#modules/promotions/price-promotions.ts';
import { createPromotionReader } from '#modules/promotions/promotion-reader.ts';
import { createTaxReader } from '#modules/taxes/tax-reader.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';

import { makePickupPoint, pickupCheckout, somebody, somewhere } from './pickup-order.ts';
import { testSecrets } from './secrets.ts';

export interface OrderFixture {
  orders: OrderService;
  /** Places a pickup order of `[variationId, quantity]` pairs, as a guest without a key unless told else. */
  place(
    items: readonly (readonly [number, number])[],
    fields?: Record<string, unknown>,
    buyer?: { userId?: number; idempotencyKey?: string; clientKey?: string; proof?: string },
  ): Promise<Order>;
  stockOf(variationId: number): Promise<number | null>;
}

/** A visitor with the token that an order came with. */
export function guestOf({ accessToken }: Pick<Order, 'accessToken'>): OrderViewer {
  return orderViewerOf({ kind: 'visitor' }, { headers: {}, token: accessToken, isSecure: false });
}

/** Orders over a test database, in a shop with the pickup point and the given settings. */
export async function createOrderFixture(
  db: Kysely<Database>,
  ecommerce: Record<string, unknown> = {},
  pause?: (ms: number) => Promise<void>,
): Promise<OrderFixture> {
  await makePickupPoint(db);
  return openOrders(db, ecommerce, pause);
}

/** Orders of a shop that has its pickup point already, as another instance sees them. */
export function openOrders(
  db: Kysely<Database>,
  ecommerce: Record<string, unknown> = {},
  pause?: (ms: number) => Promise<void>,
): OrderFixture {
  const settings = { read: async () => parseSettings({ ecommerce }) };
  const giftCards = createCardReader(db);
  const promotionReader = createPromotionReader(db);
  const orders = createOrderService({
    db,
    settings,
    delivery: createDeliveryReader({
      db,
      settings,
      paymentKinds: createPaymentKinds({ demo: true, secrets: testSecrets }),
    }),
    promotions: createPromotionPricing(
      promotionReader,
      createCodeGuesses(db, { reader: promotionReader, giftCards, limits: createRateLimiter(db) }),
      () => new Date(),
    ),
    giftCards,
    taxes: createTaxReader(db),
    outbox: { wake() {} },
    log: { error() {} },
    ...(pause && { pause }),
  });
  return {
    orders,
    place: (items, fields = {}, buyer = {}) =>
      orders.place(
        orderRequestSchema.parse({
          ...pickupCheckout,
          // A repeated request is the same one.
          ...(buyer.idempotencyKey === undefined && { phone: somebody().phone }),
          items: items.map(([variationId, quantity]) => ({ variationId, quantity })),
          ...fields,
        }),
        { userId: null, clientKey: somewhere(), ...buyer },
      ),
    async stockOf(variationId) {
      const row = await db
        .selectFrom('variations')
        .select('stock')
        .where('id', '=', variationId)
        .executeTakeFirstOrThrow();
      return row.stock;
    },
  };
}
