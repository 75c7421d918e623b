import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** Of the slugs those of pages and products that visitors see, and of the pages that are published with it. */
export async function selectShownNames(
  db: Kysely<Database>,
  slugs: readonly string[],
  pageIds: Iterable<number>,
): Promise<{ kind: string; slug: string }[]> {
  const { rows } = await sql<{ kind: string; slug: string }>`
    select kind, slug from pages where enabled and slug = any(${[...slugs]})
      and (published_version is not null or kind = 'catalog' or id = any(${[...pageIds]}::int[]))
    union all select 'product', slug from products where enabled and slug = any(${[...slugs]})`.execute(db);
  return rows;
}
