import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';

interface BuyerFacts {
  /** Null for a guest, whom email and phone tell. */
  userId: number | null;
  email: string;
  phone: string;
}

/** Each order sends letters to the address given: more would be somebody else's full mailbox. */
const mostInAnHour = 20;
/** Neither paid nor in work: their goods are kept from others. */
const mostWaiting = 30;

/**
 * Bounds what one buyer may order, not what one network may: a sale is over in a minute, and an office or a
 * mobile network stands behind one address. Of orders placed at the same moment a few more may pass
 * (`createOrderConcurrencyLimit`). Throws 429.
 */
export async function limitBuyer(trx: Kysely<Database>, { userId, email, phone }: BuyerFacts): Promise<void> {
  const own =
    userId !== null
      ? [sql`user_id = ${userId}`]
      : [
          ...(email === '' ? [] : [sql`user_id is null and lower(contact ->> 'email') = lower(${email})`]),
          ...(phone === '' ? [] : [sql`user_id is null and contact ->> 'phone' = ${phone}`]),
        ];
  if (own.length === 0) return;
  const counts = own.map(
    (condition) => sql`
      select count(*) filter (where created_at > now() - interval '1 hour')::int as recent,
        count(*) filter (where status in ('new', 'confirmed'))::int as waiting
      from orders where ${condition} and created_at > now() - interval '90 days'`,
  );
  const { rows } = await sql<{ recent: number; waiting: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(trx);
  if (rows.every(({ recent, waiting }) => recent < mostInAnHour && waiting < mostWaiting)) return;
  throw new AppError('too_many_requests', 'checkout.tooManyOrders', { retryAfter: 3600 });
}
