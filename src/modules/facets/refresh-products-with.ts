import { sql, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';

const atOnce = 1000;

/** Brings variation titles, listing and search in line after a shared name has changed. */
export async function refreshProductsWith(
  trx: Transaction<Database>,
  { facetId, valueId = null }: { facetId: number; valueId?: number | null },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select pp.product_id as id from product_properties pp join facet_values fv on fv.id = pp.facet_value_id
    where fv.facet_id = ${facetId} and (${valueId}::int is null or fv.id = ${valueId})
    union
    select o.product_id from options o join option_values ov on ov.option_id = o.id
    where o.facet_id = ${facetId} and (${valueId}::int is null or ov.facet_value_id = ${valueId})`.execute(
    trx,
  );
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    await nameVariations(trx, some);
    await refreshListing(trx, some);
    await refreshSearch(trx, 'product', some);
  }
  await notifyChange(trx, ['facets', 'products', 'listings']);
}

async function nameVariations(trx: Transaction<Database>, productIds: readonly number[]): Promise<void> {
  await sql`
    update variations v set title = named.title
    from (
      select vv.variation_id as id, string_agg(fv.value, ', ' order by o.position, o.id) as title
      from variations v join variation_values vv on vv.variation_id = v.id
      join option_values ov on ov.id = vv.option_value_id join options o on o.id = ov.option_id
      join facet_values fv on fv.id = ov.facet_value_id
      where v.product_id = any(${[...productIds]}::int[]) group by vv.variation_id
    ) named
    where v.id = named.id and v.title <> named.title`.execute(trx);
}
