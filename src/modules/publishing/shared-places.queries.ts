import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { SearchKind } from '#modules/indexing/search-maintenance.queries.ts';

/** Of the ids those of shared sections that can be shown: they are published and not deleted. */
export async function findSharedAmong(db: Kysely<Database>, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from pages
    where kind = 'block' and enabled and published_version is not null and id = any(${[...ids]}::int[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Published pages that are searched and in which a shared section stands. */
export async function selectSearchedWith(
  db: Kysely<Database>,
  sharedId: number,
): Promise<{ kind: SearchKind; id: number }[]> {
  const { rows } = await sql<{ kind: SearchKind; id: number }>`
    select p.kind, p.id from page_versions v
    join pages p on p.id = v.page_id and p.published_version = v.version
    where v.content @? '$.sections.* ? (@.type == "shared")'
      and jsonb_path_exists(v.content, '$.sections.* ? (@.type == "shared" && @.options.sharedId == $id)',
        jsonb_build_object('id', ${sharedId}::int))
      and p.kind in ('page', 'catalog', 'article')`.execute(db);
  return rows;
}
