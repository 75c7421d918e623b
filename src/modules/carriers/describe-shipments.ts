import { toMajor } from '#domain/money.ts';
import type { OrderStateCode } from '#domain/order-states.ts';
import { endedStates, type OrderShipments, type Shipment } from '#domain/schemas/carrier.schema.ts';
import type { OrderDetail } from '#domain/schemas/manage-orders.schema.ts';

import type { ReadyCarrier } from './carrier-connections.ts';
import { findCarrierKind } from './carriers.ts';
import type { ShipmentRow } from './shipments.queries.ts';

/** The order is agreed upon, and its goods may still leave. */
const sendable: ReadonlySet<OrderStateCode> = new Set(['confirmed', 'paid', 'assembling', 'shipped']);

/** What keeps a parcel of the order from being handed to a carrier; null for nothing. */
export function obstacleOf(
  order: Pick<OrderDetail, 'state' | 'currency' | 'delivery'>,
  ready: readonly ReadyCarrier[],
  rows: readonly ShipmentRow[],
): OrderShipments['obstacle'] {
  const { type, address } = order.delivery;
  const enabled = ready.filter((one) => one.enabled);
  if (type !== 'delivery' || !address) return 'address';
  if (enabled.length === 0) return 'noCarrier';
  if (!enabled.some(({ kind }) => kind.currencies.includes(order.currency))) return 'currency';
  if (rows.some(({ state }) => !endedStates.includes(state))) return 'live';
  return sendable.has(order.state) ? null : 'state';
}

/** Those that may take a parcel of the order. */
export function carriersFor(order: Pick<OrderDetail, 'currency'>, ready: readonly ReadyCarrier[]) {
  return ready.filter(({ enabled, kind }) => enabled && kind.currencies.includes(order.currency));
}

export function composeShipment(row: ShipmentRow): Shipment {
  const { state, providerId, trackingNumber, point, quoted, charged } = row;
  const kind = findCarrierKind(row.carrier);
  return {
    id: row.id,
    carrier: row.carrier,
    number: row.number,
    state,
    service: row.serviceName,
    point: point && { code: point.code, name: point.name, address: point.address },
    parcel: row.parcel,
    trackingNumber,
    trackingUrl: trackingUrlOf(row),
    carrierStatus: row.carrierStatus,
    problem: row.problem,
    quoted: toMajor(quoted),
    charged: charged === null ? null : toMajor(charged),
    currency: row.currency,
    canCancel: kind !== null && canCancel(row),
    hasLabel: providerId !== null && trackingNumber !== '' && hasLabel(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Empty while there is nothing to follow. */
export function trackingUrlOf({
  carrier,
  trackingNumber,
}: Pick<ShipmentRow, 'carrier' | 'trackingNumber'>): string {
  return trackingNumber === '' ? '' : (findCarrierKind(carrier)?.trackingUrl(trackingNumber) ?? '');
}

/** Nothing has moved yet, and the carrier is known to have it. */
export function canCancel({ state, providerId }: Pick<ShipmentRow, 'state' | 'providerId'>): boolean {
  return providerId !== null && (state === 'requested' || state === 'created');
}

export function hasLabel({ state }: Pick<ShipmentRow, 'state'>): boolean {
  return state === 'created' || state === 'moving' || state === 'ready';
}
