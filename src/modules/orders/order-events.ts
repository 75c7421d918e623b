import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderEvent } from '#domain/schemas/manage-orders.schema.ts';

import { insertOrderEvent } from './order-changes.queries.ts';

/** One thing that an edit has changed: pieces of a line, else minor units. */
export interface StoredOrderChange {
  what: 'line' | 'delivery' | 'discount' | 'total';
  /** Of the line, or why the discount was given. */
  name: string;
  from: number;
  to: number;
}

interface NewOrderEvent {
  kind: OrderEvent['kind'];
  from?: string;
  to?: string;
  /** Why it was canceled, which mail, what was changed, that a refund is store credit. */
  reason?: string;
  /** Of a refund, in minor units. */
  amount?: number;
  /** Of an edit. */
  changes?: readonly StoredOrderChange[];
  /** Who did it, when it was staff. */
  staffId?: number;
}

/** Adds to what is told of an order's life, in the transaction that changes it. */
export async function recordOrderEvent(
  trx: Kysely<Database>,
  orderId: string,
  { kind, staffId, ...details }: NewOrderEvent,
): Promise<void> {
  const told = { ...details, ...(staffId !== undefined && { staff: true }) };
  await insertOrderEvent(trx, orderId, { kind, details: told, staffId: staffId ?? null });
}
