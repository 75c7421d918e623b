import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { compareFacets, compareFacetValues } from '#domain/facet-order.ts';
import type { FacetOrder } from '#domain/schemas/manage-facets.schema.ts';

import { lockFacetsLike, lockValuesLike, updatePlaces } from './facets.queries.ts';

type Trx = Transaction<Database>;

/** Puts all titles of a kind in order; throws 409 when they do not stand as `before` says, 422. */
export async function orderFacets(trx: Trx, order: FacetOrder): Promise<void> {
  const rows = await lockFacetsLike(trx, order.ids[0] ?? 0);
  const stored = rows.toSorted(compareFacets).map(({ facetId }) => facetId);
  await place(trx, 'facets', stored, order);
}

/** Puts all values of a title in order; throws 409, 422 likewise. */
export async function orderValues(trx: Trx, order: FacetOrder): Promise<void> {
  const rows = await lockValuesLike(trx, order.ids[0] ?? 0);
  const stored = rows.toSorted(compareFacetValues).map(({ id }) => id);
  await place(trx, 'facet_values', stored, order);
}

async function place(
  trx: Trx,
  table: 'facets' | 'facet_values',
  stored: readonly number[],
  { ids, before }: FacetOrder,
): Promise<void> {
  if (stored.join() !== before.join()) throw new AppError('conflict', 'catalog.errors.orderChanged');
  const isSame = ids.length === stored.length && new Set([...ids, ...stored]).size === stored.length;
  if (!isSame) throw new AppError('validation_failed', 'catalog.errors.orderChanged');
  await updatePlaces(trx, table, ids);
  await notifyChange(trx, ['facets', 'products', 'listings']);
}
