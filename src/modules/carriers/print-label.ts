import { setTimeout as sleep } from 'node:timers/promises';

import { AppError, unavailable } from '#domain/errors.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';

import { hasLabel } from './describe-shipments.ts';
import { orAppError } from './or-app-error.ts';
import type { ShipmentDeps } from './sendable-order.ts';
import { updateLabel, type ShipmentRow } from './shipments.queries.ts';

/** How often, and how far apart, a label is asked for within one call. */
const tries = 5;
const pauseMs = 600;
/** A carrier keeps a label for an hour. */
const labelLifeMs = 50 * 60_000;

/** The carrier's label as PDF. Throws 409 for a shipment that has none, 503 while it is being made. */
export async function printLabel(
  deps: ShipmentDeps,
  row: ShipmentRow,
): Promise<{ name: string; bytes: Buffer }> {
  const { id, carrier, providerId, number } = row;
  if (!hasLabel(row) || providerId === null) throw new AppError('conflict', 'carriers.errors.noLabel');
  const labelId = keptLabel(row) ?? (await orderLabel(deps, row, providerId));
  for (let time = 0; time < tries; time++) {
    if (time > 0) await sleep(pauseMs);
    const label = await fetchLabel(deps, id, carrier, labelId);
    if (label.kind === 'ready') return { name: `label-${number}.pdf`, bytes: label.pdf };
  }
  throw unavailable('carriers.errors.labelLater');
}

function keptLabel({ labelId, labelAt }: ShipmentRow): string | null {
  return labelAt !== null && Date.now() - labelAt.getTime() < labelLifeMs ? labelId : null;
}

async function orderLabel(
  { db, connections }: ShipmentDeps,
  { id, carrier }: ShipmentRow,
  providerId: string,
): Promise<string> {
  const labelId = await orAppError(connections.call(carrier, (port) => port.orderLabel(providerId)));
  await updateLabel(db, id, labelId);
  return labelId;
}

async function fetchLabel({ db, connections }: ShipmentDeps, id: string, carrier: string, labelId: string) {
  try {
    return await connections.call(carrier, (port) => port.fetchLabel(labelId));
  } catch (error) {
    // One that cannot be made is ordered anew the next time.
    if (error instanceof ProviderError && error.kind === 'refused') await updateLabel(db, id, null);
    return orAppError(Promise.reject(error));
  }
}
