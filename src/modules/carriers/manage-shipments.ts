import { notFound } from '#domain/errors.ts';
import { toMajor } from '#domain/money.ts';
import {
  mostPoints,
  type CarrierService,
  type OrderShipments,
  type PickupPoints,
  type ServiceRequest,
  type ShipmentRequest,
} from '#domain/schemas/carrier.schema.ts';

import { cancelShipment } from './cancel-shipment.ts';
import type { CarrierQuote } from './carrier.ts';
import { goodsToSend, placeOf } from './compose-request.ts';
import { createShipment } from './create-shipment.ts';
import { carriersFor, composeShipment, obstacleOf } from './describe-shipments.ts';
import { followShipment, holdMs, type FollowDeps } from './follow-shipment.ts';
import { orAppError } from './or-app-error.ts';
import { packGoods } from './pack-goods.ts';
import { printLabel } from './print-label.ts';
import { quoteParcel, readSendable } from './sendable-order.ts';
import {
  claimShipment,
  selectMeasuredGoods,
  selectShipment,
  selectShipments,
  type ShipmentRow,
} from './shipments.queries.ts';

/** What staff do with the parcels of an order. All take its id, and throw 404 without such an order. */
export type ShipmentManagement = ReturnType<typeof createShipmentManagement>;

interface ShipmentManagementOptions extends FollowDeps {
  /** Has the worker look at once. */
  wake(): void;
}

/** Two questions about one shipment are at least so far apart. */
export const askGapMs = 2000;

export function createShipmentManagement(deps: ShipmentManagementOptions) {
  const { db, connections, orders, wake } = deps;

  async function list(orderId: string, staffId: number): Promise<OrderShipments> {
    const order = await orders.find(orderId, staffId);
    const [rows, ready] = await Promise.all([selectShipments(db, order.id), connections.list()]);
    const able = carriersFor(order, ready);
    const obstacle = obstacleOf(order, ready, rows);
    const first = obstacle === null ? able[0] : undefined;
    return {
      shipments: rows.map(composeShipment),
      carriers: able.map(({ kind }) => kind.key),
      obstacle,
      parcel:
        first === undefined
          ? null
          : packGoods(goodsToSend(order, await selectMeasuredGoods(db, order.id)), first.defaults),
    };
  }

  /** Throws 404 for a shipment of another order. */
  async function read(orderId: string, id: string): Promise<ShipmentRow> {
    const row = await selectShipment(db, orderId, id);
    if (!row) throw notFound('shipment');
    return row;
  }

  return {
    list,

    /** What the carrier offers for a parcel, the cheapest first. */
    async offer(orderId: string, request: ServiceRequest, staffId: number): Promise<CarrierService[]> {
      const order = await readSendable(deps, orderId, request.carrier, staffId);
      const { quotes } = await quoteParcel(deps, order, request);
      return quotes.toSorted((left, right) => left.price - right.price).map(composeService);
    },

    /** Pickup points of the carrier in a city; that of the order where none is named. */
    async points(
      orderId: string,
      { carrier, city }: { carrier: string; city: string },
      staffId: number,
    ): Promise<PickupPoints> {
      const place = placeOf(await readSendable(deps, orderId, carrier, staffId));
      const wanted = city === '' || city === place.city ? place : { ...place, city, postalCode: '' };
      const points = await orAppError(connections.call(carrier, (port) => port.points(wanted, mostPoints)));
      return { points: points.slice(0, mostPoints), hasMore: points.length > mostPoints };
    },

    /** See `createShipment`. */
    async create(orderId: string, request: ShipmentRequest, staffId: number): Promise<OrderShipments> {
      await createShipment(deps, orderId, request, staffId);
      wake();
      return list(orderId, staffId);
    },

    /** See `cancelShipment`. */
    async cancel(orderId: string, id: string, staffId: number): Promise<OrderShipments> {
      await read(orderId, id);
      await cancelShipment(deps, id);
      wake();
      return list(orderId, staffId);
    },

    /** Asks the carrier how it stands, unless that was done just now. */
    async refresh(orderId: string, id: string, staffId: number): Promise<OrderShipments> {
      await read(orderId, id);
      const claimed = await claimShipment(db, id, { gapMs: askGapMs, holdMs });
      if (claimed) await followShipment(deps, claimed);
      return list(orderId, staffId);
    },

    /** See `printLabel`. */
    label: async (orderId: string, id: string) => printLabel(deps, await read(orderId, id)),
  };
}

function composeService({ price, ...quote }: CarrierQuote): CarrierService {
  return { ...quote, price: toMajor(price) };
}
