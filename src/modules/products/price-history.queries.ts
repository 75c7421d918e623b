import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** So long an owner can show what was asked before. */
const keptDays = 400;
/** Of one cleaning, so that it never takes long. */
const atMost = 50_000;

/**
 * Takes away prices that ended long ago, but for those from which the prior price of a reduction that still goes on
 * may be found: what ended within 30 days before the last time that the variation was not reduced stays.
 */
export async function deleteOldPrices(db: Kysely<Database>): Promise<void> {
  await sql`delete from price_history where (variation_id, valid_from) in (
    select old.variation_id, old.valid_from from price_history old
    where old.valid_to < now() - make_interval(days => ${keptDays}) and exists (
      select from price_history later where later.variation_id = old.variation_id and not later.reduced
        and coalesce(later.valid_to, now()) - interval '30 days' >= old.valid_to)
    limit ${atMost})`.execute(db);
}
