import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldErrors, notFound } from '#domain/errors.ts';
import type { PickupPoint, ServiceRequest } from '#domain/schemas/carrier.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import type { OrderManagement } from '#modules/orders/manage-orders.ts';

import type { CarrierQuote } from './carrier.ts';
import type { CarrierConnections } from './carrier-connections.ts';
import { placeOf } from './compose-request.ts';
import { carriersFor, obstacleOf } from './describe-shipments.ts';
import { orAppError } from './or-app-error.ts';
import { selectShipments } from './shipments.queries.ts';

export interface ShipmentDeps {
  db: Kysely<Database>;
  connections: CarrierConnections;
  orders: Pick<OrderManagement, 'find'>;
}

/** Throws 409 where a parcel of the order cannot be sent now, 404 where not by this carrier. */
export async function readSendable(
  { db, connections, orders }: ShipmentDeps,
  orderId: string,
  carrier: string,
  staffId: number,
): Promise<OrderDetail> {
  const order = await orders.find(orderId, staffId);
  const [rows, ready] = await Promise.all([selectShipments(db, order.id), connections.list()]);
  const obstacle = obstacleOf(order, ready, rows);
  if (obstacle) throw new AppError('conflict', `carriers.obstacles.${obstacle}`);
  if (!carriersFor(order, ready).some(({ kind }) => kind.key === carrier)) throw notFound('carrier');
  return order;
}

/**
 * What the carrier offers for a parcel of the order, with the pickup point that it goes to. Throws 422 for a code that
 * no point of the carrier has.
 */
export async function quoteParcel(
  { connections }: ShipmentDeps,
  order: OrderDetail,
  { carrier, parcel, point: code }: ServiceRequest,
): Promise<{ quotes: CarrierQuote[]; point: PickupPoint | null }> {
  const point =
    code === null ? null : await orAppError(connections.call(carrier, (port) => port.findPoint(code)));
  if (code !== null && !point) throw fieldErrors({ point: { errors: ['carriers.errors.noSuchPoint'] } });
  const quotes = await orAppError(
    connections.call(carrier, (port) => port.quote({ parcel, to: placeOf(order), point })),
  );
  return { quotes, point };
}
