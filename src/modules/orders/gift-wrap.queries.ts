import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** The variation by which the product with the slug is sold; null when it is not. */
export async function selectWrapVariation(db: Kysely<Database>, slug: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select v.id from products p join variations v on v.product_id = p.id
    where p.slug = ${slug} and p.enabled and v.full_price > 0 and (v.stock is null or v.stock > 0)
    order by v.is_default desc, v.position, v.id limit 1`.execute(db);
  return rows[0]?.id ?? null;
}
