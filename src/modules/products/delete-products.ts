import type { Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { AppError, notFound } from '#domain/errors.ts';
import { deleteSearchDocument } from '#modules/indexing/search-maintenance.queries.ts';

import { selectBundlesWith } from './bundle-parts.queries.ts';
import { deleteProductRow } from './change-products.queries.ts';
import { readShown } from './show-products.ts';

/**
 * Removes a product with its variations, reviews and search entry. Orders keep their lines, which remember what
 * was bought; carts lose theirs. Throws 404, 409 for one that is part of a bundle.
 */
export async function deleteProduct(trx: Kysely<Database>, id: number): Promise<void> {
  const [bundle] = await selectBundlesWith(trx, id);
  if (bundle) {
    throw new AppError('conflict', 'forms.errors.partOfBundle', { params: { title: bundle.title } });
  }
  const before = await readShown(trx, [id]);
  if (!(await deleteProductRow(trx, id))) throw notFound('product');
  await deleteSearchDocument(trx, 'product', id);
  const catalogs = before.get(id)?.catalogs ?? [];
  await notifyChange(trx, [
    `product:${id}`,
    `reviews:${id}`,
    'reviews',
    'listings',
    ...catalogs.map((catalogId) => `listing:${catalogId}`),
  ]);
}
