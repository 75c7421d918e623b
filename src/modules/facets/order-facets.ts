import { sql, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError } from '#domain/errors.ts';
import { compareFacets, compareFacetValues } from '#domain/facet-order.ts';
import type { FacetOrder } from '#domain/schemas/manage-facets.schema.ts';

type Trx = Transaction<Database>;

/** Puts all titles of a kind in order; throws 409 when they do not stand as `before` says, 422. */
export async function orderFacets(trx: Trx, order: FacetOrder): Promise<void> {
  const rows = await trx
    .selectFrom('facets')
    .select(['id as facetId', 'title', 'position'])
    .where('kind', '=', (query) =>
      query
        .selectFrom('facets')
        .select('kind')
        .where('id', '=', order.ids[0] ?? 0),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  const stored = rows.toSorted(compareFacets).map(({ facetId }) => facetId);
  await place(trx, 'facets', stored, order);
}

/** Puts all values of a title in order; throws 409, 422 likewise. */
export async function orderValues(trx: Trx, order: FacetOrder): Promise<void> {
  const rows = await trx
    .selectFrom('facet_values')
    .select(['id', 'value', 'position'])
    .where('facet_id', '=', (query) =>
      query
        .selectFrom('facet_values')
        .select('facet_id')
        .where('id', '=', order.ids[0] ?? 0),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
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
  await sql`
    update ${sql.table(table)} t set position = place
    from unnest(${[...ids]}::int[]) with ordinality as given (id, place) where t.id = given.id`.execute(trx);
  await notifyChange(trx, ['facets', 'products', 'listings']);
}
