import { sql, type Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';

/**
 * Puts a product before another one, or at the end, in the own order of a catalog; all places are numbered anew,
 * since old shops have many at place 0. Throws 404 for a product that is not in the catalog.
 */
export async function moveFeatured(
  trx: Transaction<Database>,
  catalogId: number,
  { productId, before }: { productId: number; before: number | null },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select cp.product_id as id from catalog_products cp join products p on p.id = cp.product_id
    where cp.catalog_id = ${catalogId}
    order by cp.position, p.position, p.id for update of cp`.execute(trx);
  const order = rows.map(({ id }) => id);
  const from = order.indexOf(productId);
  if (from === -1) throw notFound('Product');
  order.splice(from, 1);
  const place = before === null ? -1 : order.indexOf(before);
  order.splice(place === -1 ? order.length : place, 0, productId);
  const moved = await sql<{ id: number }>`
    update catalog_products cp set position = place - 1
    from unnest(${order}::int[]) with ordinality as given (id, place)
    where cp.catalog_id = ${catalogId} and cp.product_id = given.id and cp.position <> place - 1
    returning cp.product_id as id`.execute(trx);
  if (moved.rows.length === 0) return;
  // The listing's index reads the products that stand elsewhere now; pages drop by the listing's own tag.
  const tags = moved.rows.length > 300 ? ['products'] : moved.rows.map(({ id }) => `product:${id}`);
  await notifyChange(trx, [`listing:${catalogId}`, 'listings', ...tags]);
}
