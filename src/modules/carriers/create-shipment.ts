import { AppError, fieldErrors } from '#domain/errors.ts';
import type { ShipmentRequest } from '#domain/schemas/carrier.schema.ts';
import { randomSigns } from '#platform/secrets/random-signs.ts';

import { holdMs, makeAtCarrier, type FollowDeps } from './follow-shipment.ts';
import { quoteParcel, readSendable } from './sendable-order.ts';
import { insertShipment } from './shipments.queries.ts';

/** Makes our number unlike those of another shop that sends by the same contract. */
const signsOfNumber = 4;

/**
 * Keeps the shipment first, then has the carrier make it: whatever is lost in between, it is found by its number.
 * Throws 409 where another one of the order is on its way, 422 for a service that is not offered.
 */
export async function createShipment(
  deps: FollowDeps,
  orderId: string,
  request: ShipmentRequest,
  staffId: number,
): Promise<void> {
  const { carrier, parcel, service } = request;
  const order = await readSendable(deps, orderId, carrier, staffId);
  const { quotes, point } = await quoteParcel(deps, order, request);
  const chosen = quotes.find(({ code }) => code === service);
  if (!chosen) throw fieldErrors({ service: { errors: ['carriers.errors.serviceGone'] } });
  const shipment = await insertShipment(
    deps.db,
    {
      orderId: order.id,
      carrier,
      number: `${order.number}-${randomSigns(signsOfNumber)}`,
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
}
