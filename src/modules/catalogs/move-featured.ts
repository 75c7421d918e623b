import type { Transaction } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';

import { lockFeatured, updateFeaturedPlaces } from './manage-catalogs.queries.ts';

/**
 * Puts a product before another one, or at the end, in the own order of a catalog; all places are numbered anew,
 * since old shops have many at place 0. Throws 404 for a product that is not in the catalog.
 */
export async function moveFeatured(
  trx: Transaction<Database>,
  catalogId: number,
  { productId, before }: { productId: number; before: number | null },
): Promise<void> {
  const order = await lockFeatured(trx, catalogId);
  const from = order.indexOf(productId);
  if (from === -1) throw notFound('product');
  order.splice(from, 1);
  const place = before === null ? -1 : order.indexOf(before);
  order.splice(place === -1 ? order.length : place, 0, productId);
  const moved = await updateFeaturedPlaces(trx, catalogId, order);
  if (moved.length === 0) return;
  // The listing's index reads the products that stand elsewhere now; pages drop by the listing's own tag.
  const tags = moved.length > 300 ? ['products'] : moved.map((id) => `product:${id}`);
  await notifyChange(trx, [`listing:${catalogId}`, 'listings', ...tags]);
}
