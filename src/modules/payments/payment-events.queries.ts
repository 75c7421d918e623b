import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** Keeps what a provider said; false when the same event was kept before. */
export async function insertPaymentEvent(
  trx: Kysely<Database>,
  event: {
    provider: string;
    eventId: string;
    paymentId: string | null;
    outcome: 'applied' | 'ignored' | 'quarantined';
    reason: string;
    payload: object;
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('payment_events')
    .values({
      provider: event.provider,
      event_id: event.eventId,
      payment_id: event.paymentId,
      outcome: event.outcome,
      reason: event.reason,
      payload: sql`${JSON.stringify(event.payload)}::jsonb`,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function hasPaymentEvent(
  trx: Kysely<Database>,
  provider: string,
  eventId: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return found !== undefined;
}
