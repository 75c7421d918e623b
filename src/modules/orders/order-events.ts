import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { OrderEvent } from '#domain/schemas/manage-orders.schema.ts';

interface NewOrderEvent {
  kind: OrderEvent['kind'];
  from?: string;
  to?: string;
  /** Why it was canceled, which letter, what was changed. */
  reason?: string;
  /** Of a refund, in minor units. */
  amount?: number;
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
  await trx
    .insertInto('order_events')
    .values({
      order_id: orderId,
      kind,
      details: sql`${JSON.stringify(told)}::jsonb`,
      staff_id: staffId ?? null,
    })
    .execute();
}
