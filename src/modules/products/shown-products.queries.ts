import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

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
    select product_id as id, catalogs,
      md5(concat_ws('|', facet_values, prices, available, title_key, position)) as digest
    from product_listing where product_id = any(${[...productIds]}::int[])`.execute(db);
  return rows;
}
