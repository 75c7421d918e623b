import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { withPassed } from '#modules/indexing/listing-ahead.queries.ts';

/** How a product stands in listings: another digest is another place or look. */
export interface Shown {
  digest: string;
  catalogs: number[];
}

/** Of those that stand in listings at all. */
export async function selectShown(
  db: Kysely<Database>,
  productIds: readonly number[],
): Promise<(Shown & { id: number })[]> {
  const { rows } = await sql<Shown & { id: number }>`
    select l.product_id as id, l.catalogs,
      md5(concat_ws('|', l.facet_values, coalesce(passed.prices, l.prices), l.available, l.title_key,
        l.position)) as digest
    from product_listing l ${withPassed} where l.product_id = any(${[...productIds]}::int[])`.execute(db);
  return rows;
}
