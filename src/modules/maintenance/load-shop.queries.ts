import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';

type Db = Kysely<Database>;

/** Lets the planner know how large the tables have become. */
export async function analyze(db: Db, tables: readonly (keyof Database)[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
}

/** A catalog that is there by its slug gets the title alone. Gives its id. */
export async function upsertCatalog(
  db: Db,
  {
    slug,
    title,
    parentId,
    position,
  }: { slug: string; title: string; parentId: number | null; position: number },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with page as (
      insert into pages (kind, slug, title) values ('catalog', ${slug}, ${title})
      on conflict (kind, slug) do update set title = excluded.title returning id
    ), catalog as (
      insert into catalogs (id, parent_id, position) select id, ${parentId}, ${position} from page
      on conflict (id) do nothing
    ) select id from page`.execute(db);
  return onlyRow(rows).id;
}

/** A property or option with these values, whether or not it is there. */
export async function upsertFacet(
  db: Db,
  kind: 'property' | 'option',
  title: string,
  values: readonly string[],
): Promise<{ facetId: number; valueIds: number[] }> {
  const { rows } = await sql<{ facetId: number; id: number }>`
    with facet as (
      insert into facets (kind, title) values (${kind}, ${title})
      on conflict (kind, title) do update set title = excluded.title returning id
    )
    insert into facet_values (facet_id, value, position)
    select facet.id, value, place from facet, unnest(${[...values]}::text[]) with ordinality as given (value, place)
    on conflict (facet_id, value) do update set position = excluded.position
    returning facet_id as "facetId", id`.execute(db);
  return { facetId: rows[0]?.facetId ?? 0, valueIds: rows.map((row) => row.id) };
}

/** The first so many. */
export async function selectImageIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db.selectFrom('images').select('id').orderBy('id').limit(limit).execute();
  return rows.map((row) => row.id);
}
