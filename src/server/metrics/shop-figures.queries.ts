import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** Figures of the whole shop: every instance gives the same ones. */
export interface ShopFigures {
  /** Messages that are due, but for the purges of caches. */
  outboxPending: number;
  /** Seconds since the oldest of them was left; 0 where none is. */
  outboxOldestSeconds: number;
  /** Messages that were given up, of the last 30 days. */
  outboxGivenUp: number;
  /** Of the last hour. */
  orders: number;
  /** Of the last hour, by provider and what became of them. */
  paymentEvents: { provider: string; outcome: string; count: number }[];
}

export async function selectShopFigures(db: Kysely<Database>): Promise<ShopFigures> {
  const { rows } = await sql<ShopFigures>`
    with due as (
      select created_at from outbox
      where done_at is null and failed_at is null and topic <> 'purge' and available_at <= now()
    )
    select
      (select count(*)::int from due) as "outboxPending",
      coalesce((select extract(epoch from now() - min(created_at))::float8 from due), 0) as "outboxOldestSeconds",
      (select count(*)::int from outbox where failed_at is not null) as "outboxGivenUp",
      (select count(*)::int from orders where created_at > now() - interval '1 hour' and not is_sample) as orders,
      (select coalesce(json_agg(e), '[]') from (
        select provider, outcome, count(*)::int as count from payment_events
        where received_at > now() - interval '1 hour' group by provider, outcome
      ) e) as "paymentEvents"`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('The figures of the shop gave no row');
  return figures;
}
