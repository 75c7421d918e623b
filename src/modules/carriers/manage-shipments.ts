import { setTimeout as sleep } from 'node:timers/promises';

import { AppError, fieldErrors, notFound, unavailable } from '#domain/errors.ts';
import {
  mostPoints,
  type CarrierService,
  type OrderShipments,
  type PickupPoint,
  type PickupPoints,
  type ServiceRequest,
  type ShipmentRequest,
} from '#domain/schemas/carrier.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';
import { toMajor } from '#domain/money.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import { randomSigns } from '#platform/secrets/random-signs.ts';

import type { CarrierQuote } from './carrier.ts';
import { goodsToSend, placeOf } from './compose-request.ts';
import { canCancel, carriersFor, composeShipment, hasLabel, obstacleOf } from './describe-shipments.ts';
import { followShipment, holdMs, makeAtCarrier, type FollowDeps } from './follow-shipment.ts';
import { orAppError } from './or-app-error.ts';
import { packGoods } from './pack-goods.ts';
import {
  claimShipment,
  insertShipment,
  lockShipment,
  selectMeasuredGoods,
  selectShipment,
  selectShipments,
  updateLabel,
  updateShipment,
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
/** How often, and how long apart, a label is asked for within one call. */
const labelTries = 5;
const labelPauseMs = 600;
/** A carrier keeps a label for an hour. */
const labelLifeMs = 50 * 60_000;

export function createShipmentManagement(deps: ShipmentManagementOptions) {
  const { db, connections, orders, wake } = deps;

  async function list(orderId: string, staffId: number): Promise<OrderShipments> {
    const order = await orders.find(orderId, staffId);
    const [rows, ready] = await Promise.all([selectShipments(db, order.id), connections.list()]);
    const able = carriersFor(order, ready);
    const obstacle = obstacleOf(order, ready, rows);
    const goods = able[0] && obstacle === null ? await readGoods(order) : [];
    return {
      shipments: rows.map(composeShipment),
      carriers: able.map(({ kind }) => kind.key),
      obstacle,
      parcel: able[0] ? packGoods(goods, able[0].defaults) : null,
    };
  }

  const readGoods = async (order: OrderDetail) => goodsToSend(order, await selectMeasuredGoods(db, order.id));

  /** Throws 409 where a parcel of the order cannot be sent now, or not by this carrier. */
  async function readSendable(orderId: string, carrier: string, staffId: number): Promise<OrderDetail> {
    const order = await orders.find(orderId, staffId);
    const [rows, ready] = await Promise.all([selectShipments(db, order.id), connections.list()]);
    const obstacle = obstacleOf(order, ready, rows);
    if (obstacle) throw new AppError('conflict', `carriers.obstacles.${obstacle}`);
    if (!carriersFor(order, ready).some(({ kind }) => kind.key === carrier)) throw notFound('carrier');
    return order;
  }

  /** Throws 422 for a code that no point of the carrier has. */
  async function readPoint(carrier: string, code: string | null): Promise<PickupPoint | null> {
    if (code === null) return null;
    const point = await orAppError(connections.call(carrier, (port) => port.findPoint(code)));
    if (!point) throw fieldErrors({ point: { errors: ['carriers.errors.noSuchPoint'] } });
    return point;
  }

  const quote = (order: OrderDetail, { carrier, parcel }: ServiceRequest, point: PickupPoint | null) =>
    orAppError(connections.call(carrier, (port) => port.quote({ parcel, to: placeOf(order), point })));

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
      const order = await readSendable(orderId, request.carrier, staffId);
      const point = await readPoint(request.carrier, request.point);
      const quotes = await quote(order, request, point);
      return quotes.toSorted((left, right) => left.price - right.price).map(composeService);
    },

    /** Pickup points of the carrier in a city; that of the order where none is named. */
    async points(
      orderId: string,
      { carrier, city }: { carrier: string; city: string },
      staffId: number,
    ): Promise<PickupPoints> {
      const order = await readSendable(orderId, carrier, staffId);
      const place = placeOf(order);
      const wanted = city === '' || city === place.city ? place : { ...place, city, postalCode: '' };
      const points = await orAppError(connections.call(carrier, (port) => port.points(wanted, mostPoints)));
      return { points: points.slice(0, mostPoints), hasMore: points.length > mostPoints };
    },

    /**
     * Keeps the shipment first, then has the carrier make it: whatever is lost in between, it is found by its number.
     * Throws 409 where another one of the order is on its way.
     */
    async create(orderId: string, request: ShipmentRequest, staffId: number): Promise<OrderShipments> {
      const { carrier, parcel, service } = request;
      const order = await readSendable(orderId, carrier, staffId);
      const point = await readPoint(carrier, request.point);
      const chosen = (await quote(order, request, point)).find(({ code }) => code === service);
      if (!chosen) throw fieldErrors({ service: { errors: ['carriers.errors.serviceGone'] } });
      const shipment = await insertShipment(
        db,
        {
          orderId: order.id,
          carrier,
          number: `${order.number}-${randomSigns(4)}`,
          serviceCode: chosen.code,
          serviceName: chosen.name.slice(0, 200),
          point: point && {
            code: point.code,
            isLocker: point.isLocker,
            name: point.name,
            address: point.address,
          },
          parcel,
          quoted: chosen.price,
          currency: chosen.currency,
        },
        holdMs,
      );
      if (!shipment) throw new AppError('conflict', 'carriers.obstacles.live');
      await makeAtCarrier(deps, shipment);
      wake();
      return list(orderId, staffId);
    },

    /** Throws 409 for one that has left, and with the carrier's words where it will not. */
    async cancel(orderId: string, id: string, staffId: number): Promise<OrderShipments> {
      await read(orderId, id);
      const { carrier, providerId, state } = await db.transaction().execute(async (trx) => {
        const row = await lockShipment(trx, id);
        if (!row || !canCancel(row)) throw new AppError('conflict', 'carriers.errors.notCancelable');
        await updateShipment(trx, id, { state: 'canceling', problem: '', queryInMs: holdMs });
        return row;
      });
      try {
        await connections.call(carrier, (port) => port.cancel(providerId ?? ''));
      } catch (error) {
        // A silent carrier is asked again by the worker.
        if (!(error instanceof ProviderError && error.kind === 'unavailable')) {
          await updateShipment(db, id, { state });
          await orAppError(Promise.reject(error));
        }
      }
      await updateShipment(db, id, { queryInMs: 0 });
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

    /** The carrier's label as PDF. Throws 409 for one that has none, 503 while it is being made. */
    async label(orderId: string, id: string): Promise<{ name: string; bytes: Buffer }> {
      const row = await read(orderId, id);
      if (!hasLabel(row) || row.providerId === null)
        throw new AppError('conflict', 'carriers.errors.noLabel');
      const { carrier, providerId, number } = row;
      const isKept = row.labelId !== null && Date.now() - (row.labelAt?.getTime() ?? 0) < labelLifeMs;
      const labelId =
        (isKept && row.labelId) ||
        (await orAppError(connections.call(carrier, (port) => port.orderLabel(providerId))));
      if (!isKept) await updateLabel(db, id, labelId);
      for (let tries = 0; tries < labelTries; tries++) {
        if (tries > 0) await sleep(labelPauseMs);
        const label = await fetchLabel(carrier, id, labelId);
        if (label.kind === 'ready') return { name: `label-${number}.pdf`, bytes: label.pdf };
      }
      throw unavailable('carriers.errors.labelLater');
    },
  };

  async function fetchLabel(carrier: string, id: string, labelId: string) {
    try {
      return await connections.call(carrier, (port) => port.fetchLabel(labelId));
    } catch (error) {
      // One that cannot be made is ordered anew the next time.
      if (error instanceof ProviderError && error.kind === 'refused') await updateLabel(db, id, null);
      return orAppError(Promise.reject(error));
    }
  }
}

function composeService({ price, ...quote }: CarrierQuote): CarrierService {
  return { ...quote, price: toMajor(price) };
}
