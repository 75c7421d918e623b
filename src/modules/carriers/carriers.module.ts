import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import type { OrderManagement } from '#modules/orders/manage-orders.ts';
import { createCircuitBreakers } from '#modules/payment-methods/circuit-breakers.ts';
import type { RawNotification } from '#modules/payment-methods/payment-provider.ts';
import { createBoundedHttp } from '#modules/payment-methods/provider-http.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { createJobLoop } from '#platform/jobs/job-loop.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { Log } from '#platform/log.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { deleteExpiredQuotes } from './carrier-quotes.queries.ts';
import { createCarrierConnections } from './carrier-connections.ts';
import { carrierNotificationUrlOf } from './carrier-notifications.ts';
import { adminCarriersRoutes } from './carriers-admin.routes.ts';
import { followShipments } from './follow-shipment.ts';
import { createCarrierManagement } from './manage-carriers.ts';
import { askGapMs, createShipmentManagement } from './manage-shipments.ts';
import { createPickupPoints } from './pickup-points.ts';
import { deleteOldPoints } from './pickup-points.queries.ts';
import { pickupPointsRoutes } from './pickup-points.routes.ts';
import { createDeliveryQuotes } from './quote-delivery.ts';
import { adminShipmentsRoutes } from './shipments-admin.routes.ts';
import { askSoon } from './shipments.queries.ts';

interface CarriersDeps {
  db: Kysely<Database>;
  secrets: SecretBox;
  settings: Pick<SettingsReader, 'read'>;
  delivery: Pick<DeliveryReader, 'listShippingZones'>;
  orders: Pick<OrderManagement, 'find'>;
  limits: RateLimiter;
  /** Address of the shop, for the carriers' notifications. */
  origin: () => string;
  log: Log;
}

/** Whoever waits at a screen waits no longer for one answer. */
const timeoutMs = 5000;
/** Buyers wait less. */
const quoteTimeoutMs = 2000;
/** A list of pickup points is the longest answer. */
const maxBytes = 4 * 1024 * 1024;
const workerMs = 5000;
const wakeGapMs = 500;

/** By whom parcels travel, and how they stand. */
export function createCarriersModule(deps: CarriersDeps) {
  const { db, secrets, settings, delivery, orders, limits, origin, log } = deps;
  const ports = { http: createBoundedHttp({ timeoutMs, maxBytes }), now: Date.now };
  const connections = createCarrierConnections({
    db,
    secrets,
    circuitBreakers: createCircuitBreakers(),
    ports,
  });
  const quoting = createCarrierConnections({
    db,
    secrets,
    circuitBreakers: createCircuitBreakers(),
    ports: { http: createBoundedHttp({ timeoutMs: quoteTimeoutMs }), now: Date.now },
  });
  // Their failures keep nobody of the staff from asking.
  const pointConnections = createCarrierConnections({
    db,
    secrets,
    circuitBreakers: createCircuitBreakers(),
    ports,
  });
  const points = createPickupPoints({ db, connections: pointConnections, limits, log });
  const carriers = createCarrierManagement({
    db,
    secrets,
    ports,
    notificationUrl: (key) => carrierNotificationUrlOf(origin(), key),
  });
  const following = { db, connections, orders, log };
  const job = createJobLoop({
    name: 'shipments',
    everyMs: workerMs,
    gapMs: wakeGapMs,
    run: (signal) => followShipments(following, signal),
    log,
  });
  const shipments = createShipmentManagement({ ...following, wake: () => job.wake() });

  /** Throws 404 for a carrier that is not set up, and `NotificationError` for what cannot be read. */
  async function receiveNotification(key: string, notification: RawNotification): Promise<void> {
    const ready = await connections.open(key);
    if (!ready) throw notFound('carrier');
    const parsed = ready.carrier.parseNotification(notification);
    if (parsed.kind === 'hint' && (await askSoon(db, key, parsed, askGapMs))) job.wake();
  }

  return {
    quoteDelivery: createDeliveryQuotes({ db, connections: quoting, log }),
    findPickupPoint: points.find,
    routes: pickupPointsRoutes({ points, settings, delivery, limits }),
    notifications: { receiveNotification },
    /** One round of the worker. */
    follow: (signal: AbortSignal) => followShipments(following, signal),
    adminRoutes: [...adminCarriersRoutes({ carriers }), ...adminShipmentsRoutes({ shipments })],
    jobs: [job],
    cleaning: [() => deleteExpiredQuotes(db), () => deleteOldPoints(db)],
  };
}
