import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Tracking } from '#domain/schemas/manage-orders.schema.ts';

import { updateTracking, type StoredOrder } from './order-changes.queries.ts';
import { recordOrderEvent } from './order-events.ts';

/** Gives a locked order its number of a parcel, in the transaction that locks it; `staffId` is of who wrote it down. */
export async function setTracking(
  trx: Kysely<Database>,
  order: StoredOrder,
  { number, url }: Tracking,
  by: { staffId?: number } = {},
): Promise<void> {
  if (order.tracking_number === number && order.tracking_url === url) return;
  await updateTracking(trx, order.id, { number, url, version: order.version + 1 });
  await recordOrderEvent(trx, order.id, { kind: 'tracking', to: number, ...by });
}
