import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { orderInvariants } from './order-invariants.queries.ts';
import { shopInvariants } from './shop-invariants.queries.ts';

export interface InvariantBreach {
  name: string;
  /** What a breach means and what mends it. */
  meaning: string;
  count: number;
  /** The first few offenders. */
  examples: string[];
}

/** Checks everything that must always hold in a shop's database; an empty list is a healthy shop. */
export async function checkInvariants(db: Kysely<Database>): Promise<InvariantBreach[]> {
  const breaches: InvariantBreach[] = [];
  for (const { name, meaning, breaches: query } of [...shopInvariants, ...orderInvariants]) {
    const { rows } = await query.execute(db);
    if (rows.length === 0) continue;
    breaches.push({ name, meaning, count: rows.length, examples: rows.slice(0, 5).map(({ id }) => id) });
  }
  return breaches;
}
