import { sql, type Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';

type Trx = Kysely<Database>;

/** More changed products than this are told as a whole: naming each would cost more than reading all anew. */
const mostNamed = 300;

/** How products stood in listings before a change. */
export type ShownBefore = ReadonlyMap<number, { digest: string; catalogs: number[] }>;

/** Call it before products are changed, and `showProducts` with its answer afterwards. */
export async function readShown(trx: Trx, productIds: readonly number[]): Promise<ShownBefore> {
  const { rows } = await sql<{ id: number; digest: string; catalogs: number[] }>`
    select product_id as id, catalogs,
      md5(concat_ws('|', facet_values, prices, available, title_key, position)) as digest
    from product_listing where product_id = any(${[...productIds]}::int[])`.execute(trx);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

/**
 * Brings listing and search in line with changed products, and tells every instance which pages that concerns:
 * those that show one of the products, and the listings in which one now stands elsewhere, comes or goes.
 */
export async function showProducts(
  trx: Trx,
  productIds: readonly number[],
  before: ShownBefore,
  { search = true, sharedChanged = false } = {},
): Promise<void> {
  if (productIds.length === 0) return;
  await refreshListing(trx, productIds);
  if (search) await refreshSearch(trx, 'product', productIds);
  const after = await readShown(trx, productIds);
  const moved = productIds.filter((id) => !isSame(before.get(id), after.get(id)));
  const catalogs = moved.flatMap((id) => [
    ...(before.get(id)?.catalogs ?? []),
    ...(after.get(id)?.catalogs ?? []),
  ]);
  await notifyChange(trx, [
    ...(productIds.length > mostNamed ? ['products'] : productIds.map((id) => `product:${id}`)),
    ...(moved.length > 0 ? ['listings', ...new Set(catalogs.map((id) => `listing:${id}`))] : []),
    ...(sharedChanged ? ['products', 'facets'] : []),
  ]);
}

type Shown = { digest: string; catalogs: number[] } | undefined;

function isSame(before: Shown, after: Shown): boolean {
  return before?.digest === after?.digest && before?.catalogs.join() === after?.catalogs.join();
}
