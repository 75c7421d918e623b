import { sql, type Kysely } from 'kysely';

import { notifyChange } from '#db/changes.ts';
import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';

import { readShown } from './show-products.ts';

/**
 * Removes a product with its variations, reviews and search entry. Orders keep their lines, which remember what
 * was bought; carts lose theirs. Throws 404.
 */
export async function deleteProduct(trx: Kysely<Database>, id: number): Promise<void> {
  const before = await readShown(trx, [id]);
  const { rows } = await sql<{ id: number }>`delete from products where id = ${id} returning id`.execute(trx);
  if (rows.length === 0) throw notFound('Product');
  await sql`delete from search_documents where kind = 'product' and entity_id = ${id}`.execute(trx);
  const catalogs = before.get(id)?.catalogs ?? [];
  await notifyChange(trx, [
    `product:${id}`,
    `reviews:${id}`,
    'reviews',
    'listings',
    ...catalogs.map((catalogId) => `listing:${catalogId}`),
  ]);
}
