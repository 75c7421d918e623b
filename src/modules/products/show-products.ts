import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { refreshListing } from '#modules/indexing/listing-maintenance.queries.ts';
import { refreshSearch } from '#modules/indexing/search-maintenance.queries.ts';
import { gradually } from '#platform/cache/tags.ts';

import { selectBundleProducts } from './bundle-parts.queries.ts';
import { selectShown, type Shown } from './shown-products.queries.ts';

type Trx = Kysely<Database>;

/** More changed products than this are told as a whole: naming each would cost more than reading all anew. */
const mostNamed = 300;

/** How products stood in listings before a change. */
export type ShownBefore = ReadonlyMap<number, Shown>;

/** Call it before products are changed, and `showProducts` with its answer afterwards. */
export async function readShown(trx: Trx, productIds: readonly number[]): Promise<ShownBefore> {
  const rows = await selectShown(trx, productIds);
  return new Map(rows.map(({ id, ...shown }) => [id, shown]));
}

/**
 * Brings listing and search in line with changed products, and tells every instance which pages that concerns:
 * those that show one of the products, and the listings in which one now stands elsewhere, comes or goes.
 * `isGradual`: more products follow, as in an import.
 */
export async function showProducts(
  trx: Trx,
  productIds: readonly number[],
  before: ShownBefore,
  { search = true, sharedChanged = false, isGradual = false } = {},
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
  // Their pages name what they are made of.
  const bundles = await selectBundleProducts(trx, productIds);
  await notifyChange(trx, [
    ...(productIds.length > mostNamed
      ? ['products']
      : [...productIds, ...bundles].map((id) => `product:${id}`)),
    ...(moved.length > 0 ? ['listings', ...new Set(catalogs.map((id) => `listing:${id}`))] : []),
    ...(sharedChanged ? ['products', 'facets'] : []),
    ...(isGradual ? [gradually] : []),
  ]);
}

function isSame(before: Shown | undefined, after: Shown | undefined): boolean {
  return before?.digest === after?.digest && before?.catalogs.join() === after?.catalogs.join();
}
