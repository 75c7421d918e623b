import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Product } from '#domain/schemas/product.schema.ts';

import { composeProduct } from './compose-product.ts';
import { selectProducts } from './products.queries.ts';

/** Enabled products as visitors see them, past the cache, in no set order. */
export async function readProducts(db: Kysely<Database>, ids: readonly number[]): Promise<Product[]> {
  const rows = await selectProducts(db, ids);
  return rows.map(composeProduct);
}
