import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;
type PartTable = 'facet_parts' | 'feed_parts' | 'figure_parts';

/** Products by ids that are kept together: part 1 has the ids 1 to 100, as `product_part` in the database. */
export const productsPerPart = 100;

/** Counts are summed up over all parts at each reading, so theirs are larger. */
const partsPerFacetPart = 5;
export const productsPerFacetPart = productsPerPart * partsPerFacetPart;
const facetPart = sql<number>`(part - 1) / ${sql.lit(partsPerFacetPart)} + 1`;

/** Ids of a part: `after` is exclusive, `upTo` inclusive. */
export function idsOfPart(part: number): { after: number; upTo: number } {
  return { after: (part - 1) * productsPerPart, upTo: part * productsPerPart };
}

/** Notes that what is told of products has changed, where no trigger sees it. */
export async function noteProductParts(trx: Db, productIds: readonly number[]): Promise<void> {
  await sql`insert into product_part_changes (part)
    select distinct product_part(id) from unnest(${[...productIds]}::int[]) as id`.execute(trx);
}

/**
 * Marks the parts whose products have changed, as seen by now, as to be made anew; what is on its way to be
 * committed is left for the next time. Call it in a transaction of its own.
 */
export async function markStaleParts(db: Db): Promise<void> {
  await sql`
    with changes as (
      delete from product_part_changes
      where id in (select id from product_part_changes for update skip locked) returning part
    ),
    parts as (select distinct part from changes order by part),
    of_facets as (
      insert into facet_parts (part) select distinct ${facetPart} from parts
      on conflict (part) do update set is_stale = true where not facet_parts.is_stale
    ),
    of_figures as (
      insert into figure_parts (part) select part from parts
      on conflict (part) do update set is_stale = true where not figure_parts.is_stale
    )
    insert into feed_parts (part) select part from parts
    on conflict (part) do update set is_stale = true where not feed_parts.is_stale`.execute(db);
}

/**
 * Parts that nobody else is making anew, kept from being marked to the end of the transaction: what is read of them
 * in statements after this one is what they are then said to hold. `alsoStale`: rows that count as stale, too.
 */
export async function lockStaleParts(
  trx: Db,
  table: PartTable,
  limit: number,
  alsoStale = sql<boolean>`false`,
): Promise<number[]> {
  const { rows } = await sql<{ part: number }>`
    select part from ${sql.table(table)} where is_stale or ${alsoStale}
    order by part limit ${limit} for update skip locked`.execute(trx);
  return rows.map(({ part }) => part);
}

/** Parts of which what is kept may be out of date at this moment. */
export function stalePartsOf(table: PartTable): RawBuilder<{ part: number }> {
  const part = table === 'facet_parts' ? facetPart : sql`part`;
  return sql`select part from ${sql.table(table)} where is_stale union select ${part} from product_part_changes`;
}
