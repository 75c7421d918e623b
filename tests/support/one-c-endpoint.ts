import Fastify, { type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { CommercemlChoices } from '#domain/schemas/commerceml.schema.ts';
import { createExchange } from '#modules/commerceml/exchange.ts';
import { registerCommerceml } from '#modules/commerceml/receive-exchange.ts';
import { createNewsReceiver } from '#modules/commerceml/receive-news.ts';
import { createOrderSender } from '#modules/commerceml/send-orders.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

/** An exchange that is switched on, and takes and gives goods alone. */
export const goodsAlone: CommercemlChoices = {
  enabled: true,
  priceType: null,
  oldPriceType: null,
  warehouses: [],
  missing: 'keep',
  sendsOrders: false,
  ordersFrom: null,
  ordersEncoding: 'utf-8',
  takesStates: false,
  takesCash: false,
};

type Limits = Pick<RateLimiter, 'take' | 'isSpent'>;

interface EndpointOptions {
  limits?: Limits;
  wake?(): void;
  waitMs?: number;
}

/** What 1C speaks with, as one instance of a shop serves it. */
export function serveOneC(
  db: Kysely<Database>,
  settings: Pick<SettingsReader, 'read'>,
  { limits = noLimits, wake = () => {}, waitMs = 0 }: EndpointOptions = {},
): FastifyInstance {
  const app = Fastify({ logger: false });
  const exchange = createExchange({ db, limits, wake: () => {}, waitMs: 0 });
  const news = createNewsReceiver({ db, exchange, wake, waitMs });
  registerCommerceml(app, { exchange, orders: createOrderSender({ db, settings }), news, settings });
  return app;
}

const noLimits: Limits = { take: async () => {}, isSpent: async () => false };
