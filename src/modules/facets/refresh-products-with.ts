import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';

import { selectProductsWith, updateVariationTitles } from './facets-of-products.queries.ts';

const atOnce = 1000;

/** Brings variation titles, listing and search in line after a shared name has changed. */
export async function refreshProductsWith(
  trx: Transaction<Database>,
  { facetId, valueId = null }: { facetId: number; valueId?: number | null },
): Promise<void> {
  const ids = await selectProductsWith(trx, { facetId, valueId });
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    await updateVariationTitles(trx, some);
    await refreshListing(trx, some);
    await refreshSearch(trx, 'product', some);
  }
  await notifyChange(trx, ['facets', 'products', 'listings']);
}
