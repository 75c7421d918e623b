import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { closedOrderStates, isOrderStateCode } from '#domain/order-states.ts';
import type { ShipmentState } from '#domain/schemas/carrier.schema.ts';
import type { OrderManagement } from '#modules/orders/manage-orders.ts';
import { lockOrder } from '#modules/orders/lock-order.ts';
import { setTracking } from '#modules/orders/set-tracking.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';
import type { Log } from '#platform/log.ts';

import type { ShipmentReport } from './carrier.ts';
import type { CarrierConnections } from './carrier-connections.ts';
import { composeRequest } from './compose-request.ts';
import { trackingUrlOf } from './describe-shipments.ts';
import {
  claimDueShipments,
  countAttempt,
  lockShipment,
  selectMeasuredGoods,
  updateShipment,
  type ShipmentRow,
} from './shipments.queries.ts';

export interface FollowDeps {
  db: Kysely<Database>;
  connections: CarrierConnections;
  orders: Pick<OrderManagement, 'find'>;
  log: Log;
}

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** A question that is under way is not asked by another instance meanwhile. */
export const holdMs = minute;
const atOnce = 20;
/** What a carrier may need until it finds by our number what it was asked to make. */
const settleMs = minute;
/** So often a carrier is asked to make a shipment of which it then knows nothing. */
const mostAttempts = 5;
/** After which a parcel that has not arrived is not asked about any more. */
const giveUpMs = 90 * day;
const nobody = 0;

/** One round of the worker: asks about shipments that are due. */
export async function followShipments(deps: FollowDeps, signal: AbortSignal): Promise<void> {
  for (const shipment of await claimDueShipments(deps.db, atOnce, holdMs)) {
    if (signal.aborted) return;
    await followShipment(deps, shipment);
  }
}

/** Asks the carrier how a claimed shipment stands, and keeps it. A silent carrier is asked again later. */
export async function followShipment(deps: FollowDeps, shipment: ShipmentRow): Promise<void> {
  try {
    if (shipment.providerId === null) await findOrMake(deps, shipment);
    else await track(deps, shipment, shipment.providerId);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ err: error, shipmentId: shipment.id }, 'A carrier could not be asked about a shipment');
  }
}

/** Has a new shipment made by its carrier; what becomes of it is kept, and never thrown. */
export async function makeAtCarrier(deps: FollowDeps, shipment: ShipmentRow): Promise<void> {
  const { db, connections, orders, log } = deps;
  const { id, carrier, orderId } = shipment;
  try {
    const ready = await connections.open(carrier);
    if (!ready) throw new ProviderError('refused', `${carrier} is not set up`);
    const order = await orders.find(orderId, nobody);
    const request = composeRequest(shipment, order, await selectMeasuredGoods(db, orderId), ready.defaults);
    const providerId = await connections.call(carrier, (port) => port.create(request));
    await updateShipment(db, id, { providerId, queryInMs: 0 });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, shipmentId: id }, 'A carrier has not taken a shipment');
    // An answer that nobody heard: the carrier is asked by our number whether it has it.
    if (error.kind === 'unavailable') await updateShipment(db, id, { queryInMs: 15 * second });
    else await end(db, id, 'refused', error.message);
  }
}

/** A crash, or an answer that was lost, may have kept us from learning what the carrier calls it. */
async function findOrMake(deps: FollowDeps, shipment: ShipmentRow): Promise<void> {
  const { db, connections } = deps;
  const found = await connections.call(shipment.carrier, (port) => port.find(shipment.number));
  if (found) return applyReport(deps, shipment.id, found);
  if (Date.now() - (shipment.attemptedAt?.getTime() ?? 0) < settleMs)
    return updateShipment(db, shipment.id, { queryInMs: 15 * second });
  if (shipment.attempts >= mostAttempts || (await isOver(deps, shipment)))
    return end(db, shipment.id, 'refused', '');
  if (await countAttempt(db, shipment)) await makeAtCarrier(deps, shipment);
}

async function isOver({ orders }: FollowDeps, { orderId }: ShipmentRow): Promise<boolean> {
  const { state } = await orders.find(orderId, nobody);
  return closedOrderStates.includes(state);
}

async function track(deps: FollowDeps, shipment: ShipmentRow, providerId: string): Promise<void> {
  const { db, connections } = deps;
  const report = await connections.call(shipment.carrier, (port) => port.track(providerId));
  if (!report) {
    const isYoung = Date.now() - shipment.createdAt.getTime() < 10 * minute;
    if (shipment.state === 'requested' && isYoung)
      return updateShipment(db, shipment.id, { queryInMs: 15 * second });
    return endTracked(db, shipment.id, 'canceled', '');
  }
  // The second of two requests may be refused for a number that the first one has.
  const isSecond = report.state === 'refused' && shipment.attempts > 1;
  const first = isSecond
    ? await connections.call(shipment.carrier, (port) => port.find(shipment.number))
    : null;
  await applyReport(deps, shipment.id, first && first.state !== 'refused' ? first : report);
  if (shipment.state === 'canceling' && report.cancel === 'none' && report.state !== 'canceled')
    await connections.call(shipment.carrier, (port) => port.cancel(providerId));
}

/** Keeps what a carrier says of a shipment, and gives its number to the order. */
async function applyReport({ db }: FollowDeps, id: string, report: ShipmentReport): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockShipment(trx, id);
    if (!row) return;
    const state = stateAfter(row.state, report);
    const trackingNumber = report.trackingNumber || row.trackingNumber;
    await updateShipment(trx, id, {
      state,
      providerId: report.providerId,
      trackingNumber,
      carrierStatus: report.carrierStatus.slice(0, 200),
      problem: report.problem.slice(0, 1000),
      charged: report.charged,
      queryInMs: pauseMs(state, Date.now() - row.createdAt.getTime()),
    });
    await passOnTracking(trx, row, { ...row, state, trackingNumber });
  });
}

/** The order bears the number of its parcel, unless the staff have written another. */
async function passOnTracking(trx: Kysely<Database>, before: ShipmentRow, after: ShipmentRow): Promise<void> {
  const isGone = after.state === 'refused' || after.state === 'canceled';
  const number = isGone ? '' : after.trackingNumber;
  if (number === '' && before.trackingNumber === '') return;
  const order = await lockOrder(trx, after.orderId);
  const isOurs = order.tracking_number === '' || order.tracking_number === before.trackingNumber;
  // Who is erased keeps no number.
  const isKnown = isOrderStateCode(order.status) && JSON.stringify(order.contact) !== '{}';
  if (!isOurs || !isKnown) return;
  await setTracking(trx, order, { number, url: number === '' ? '' : trackingUrlOf(after) });
}

function stateAfter(before: ShipmentState, { state, cancel }: ShipmentReport): ShipmentState {
  const waits = state === 'requested' || state === 'created';
  return before === 'canceling' && waits && cancel !== 'refused' ? 'canceling' : state;
}

/** Until the carrier is asked again; null: never. */
function pauseMs(state: ShipmentState, ageMs: number): number | null {
  switch (state) {
    case 'requested':
    case 'canceling':
      return Math.min(15 * minute, Math.max(3 * second, ageMs / 4));
    case 'created':
    case 'moving':
    case 'ready':
      if (ageMs > giveUpMs) return null;
      return ageMs < hour ? 10 * minute : 30 * minute;
    default:
      return null;
  }
}

async function end(db: Kysely<Database>, id: string, state: ShipmentState, problem: string): Promise<void> {
  await updateShipment(db, id, { state, problem: problem.slice(0, 1000), queryInMs: null });
}

/** The same of one that has given its number to the order. */
async function endTracked(
  db: Kysely<Database>,
  id: string,
  state: ShipmentState,
  problem: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await lockShipment(trx, id);
    if (!row) return;
    await end(trx, id, state, problem);
    await passOnTracking(trx, row, { ...row, state });
  });
}
