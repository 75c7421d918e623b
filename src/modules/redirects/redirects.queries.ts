import { sql, type Kysely } from 'kysely';

import { containing } from '#db/containing.ts';
import type { Database } from '#db/database.ts';
import { rowsAs } from '#db/insert-columns.ts';
import type { RedirectRow } from '#domain/schemas/manage-content.schema.ts';

type Db = Kysely<Database>;

export interface RedirectPaths {
  from: string;
  to: string;
}

/** At most `limit`, newest first. */
export async function selectNewestRedirects(db: Db, limit: number): Promise<RedirectPaths[]> {
  return db
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Oldest first. */
export async function selectRedirectPaths(db: Db): Promise<RedirectPaths[]> {
  return db
    .selectFrom('redirects')
    .select(['from_path as from', 'to_path as to'])
    .orderBy('id')
    .limit(100_000)
    .execute();
}

/** Redirects with `q` in a path, as it is or percent-encoded, newest first. `total` counts those of all pages. */
export async function selectRedirects(
  db: Db,
  { q, offset, limit }: { q: string; offset: number; limit: number },
): Promise<(Omit<RedirectRow, 'createdAt'> & { createdAt: Date; total: number })[]> {
  const patterns = [containing(q), containing(encodeURI(q.toWellFormed()))];
  const { rows } = await sql<Omit<RedirectRow, 'createdAt'> & { createdAt: Date; total: number }>`
    select id, from_path as "from", to_path as "to", created_at as "createdAt",
      count(*) over ()::int as total
    from redirects
    where from_path ilike any (${patterns}::text[])
      or to_path ilike any (${patterns}::text[])
    order by id desc offset ${offset} limit ${limit}`.execute(db);
  return rows;
}

/** One transaction at a time changes what leads where. */
export async function lockRedirects(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('redirects'))`.execute(db);
}

/** With the given id, or the next. */
export async function insertRedirect(
  db: Db,
  { from, to, id }: RedirectPaths & { id?: number | undefined },
): Promise<{ id: number; createdAt: Date }> {
  return db
    .insertInto('redirects')
    .values({ from_path: from, to_path: to, ...(id !== undefined && { id }) })
    .returning(['id', 'created_at as createdAt'])
    .executeTakeFirstOrThrow();
}

/** As many as a statement takes parameters for: 500 are well within. */
export async function insertRedirects(db: Db, redirects: readonly RedirectPaths[]): Promise<void> {
  await db
    .insertInto('redirects')
    .values(redirects.map(({ from, to }) => ({ from_path: from, to_path: to })))
    .execute();
}

/** Those whose path leads nowhere yet. */
export async function insertNewRedirects(db: Db, redirects: readonly RedirectPaths[]): Promise<void> {
  const given = rowsAs(
    'given',
    { from_path: 'text', to_path: 'text' },
    redirects.map(({ from, to }) => [from, to]),
  );
  await sql`insert into redirects (from_path, to_path) select from_path, to_path from ${given}
    on conflict (from_path) do nothing`.execute(db);
}

/** Which pages, articles with any category before them, catalogs and products have one of the slugs. */
export async function selectStanding(
  db: Db,
  slugs: readonly string[],
): Promise<{ kind: string; slug: string }[]> {
  const wanted = sql`any(${[...slugs]}::text[])`;
  const { rows } = await sql<{ kind: string; slug: string }>`
    select kind::text as kind, slug from pages where slug = ${wanted}
    union all select 'product', slug from products where slug = ${wanted}`.execute(db);
  return rows;
}

/** Of two redirects from one path the later stands. */
export async function upsertRedirect(db: Db, { from, to }: RedirectPaths): Promise<void> {
  await sql`
    insert into redirects (from_path, to_path) values (${from}, ${to})
    on conflict (from_path) do update set to_path = excluded.to_path`.execute(db);
}

/** What led to one of the targets leads to `to`. */
export async function updateTargets(db: Db, targets: readonly string[], to: string): Promise<void> {
  await db.updateTable('redirects').set({ to_path: to }).where('to_path', 'in', targets).execute();
}

/** Gives the path that it led from; null when there is none. */
export async function deleteRedirect(db: Db, id: number): Promise<string | null> {
  const gone = await db
    .deleteFrom('redirects')
    .where('id', '=', id)
    .returning('from_path as from')
    .executeTakeFirst();
  return gone?.from ?? null;
}

/** Gives how many there were. */
export async function deleteRedirectsFrom(db: Db, paths: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('redirects')
    .where('from_path', 'in', paths)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Those of the paths that lead away. */
export async function selectRedirectedAmong(db: Db, paths: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('redirects')
    .select('from_path as from')
    .where('from_path', 'in', paths)
    .execute();
  return rows.map(({ from }) => from);
}
