import { AppError } from '#domain/errors.ts';
import { ProviderError } from '#modules/payment-methods/provider-error.ts';

import { canCancel } from './describe-shipments.ts';
import { holdMs, type FollowDeps } from './follow-shipment.ts';
import { orAppError } from './or-app-error.ts';
import { lockShipment, updateShipment } from './shipments.queries.ts';

/** Throws 409 for one that has left, and with the carrier's words where it will not. A silent one is asked again. */
export async function cancelShipment({ db, connections }: FollowDeps, id: string): Promise<void> {
  const { carrier, providerId, state } = await db.transaction().execute(async (trx) => {
    const row = await lockShipment(trx, id);
    if (!row || !canCancel(row)) throw new AppError('conflict', 'carriers.errors.notCancelable');
    await updateShipment(trx, id, { state: 'canceling', problem: '', queryInMs: holdMs });
    return row;
  });
  try {
    await connections.call(carrier, (port) => port.cancel(providerId ?? ''));
  } catch (error) {
    if (!(error instanceof ProviderError && error.kind === 'unavailable')) {
      await updateShipment(db, id, { state });
      await orAppError(Promise.reject(error));
    }
  }
  await updateShipment(db, id, { queryInMs: 0 });
}
