import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';

import { selectOrderLocked, type StoredOrder } from './order-changes.queries.ts';

/** The order as it is stored, locked until the transaction ends. Throws 404 without such an order. */
export async function lockOrder(trx: Kysely<Database>, id: string): Promise<StoredOrder> {
  const order = await selectOrderLocked(trx, id);
  if (!order) throw notFound('order');
  return order;
}
