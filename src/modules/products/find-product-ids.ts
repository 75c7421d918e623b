import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { selectProductIdsBySlug, selectSkuOwners } from './product-lookups.queries.ts';

/** Which products have the addresses and the SKUs; disabled ones count too. */
export async function findProductIds(
  db: Kysely<Database>,
  { slugs, skus }: { slugs: readonly string[]; skus: readonly string[] },
): Promise<{ slugs: Map<string, number>; skus: Map<string, number> }> {
  const bySlug = await selectProductIdsBySlug(db, slugs);
  const bySku = await selectSkuOwners(db, skus);
  return {
    slugs: new Map(bySlug.map(({ slug, id }) => [slug, id])),
    skus: new Map(bySku.map(({ sku, productId }) => [sku, productId])),
  };
}
