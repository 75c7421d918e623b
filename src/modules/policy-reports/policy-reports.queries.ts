import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import type { BlockedSource } from './policy-reports.ts';

type Db = Kysely<Database>;

/** The latest first. */
export async function selectReports(
  db: Db,
  limit: number,
): Promise<(BlockedSource & { reports: number; lastAt: Date })[]> {
  return db
    .selectFrom('policy_reports')
    .select(['directive', 'source', 'page', 'reports', 'last_at as lastAt'])
    .orderBy('last_at', 'desc')
    .orderBy('source')
    .orderBy('directive')
    .limit(limit)
    .execute();
}

/** Adds up, by directive and source; the page is the last one. */
export async function addReports(
  db: Db,
  reports: readonly (BlockedSource & { reports: number })[],
): Promise<void> {
  await sql`insert into policy_reports (directive, source, page, reports)
    select * from jsonb_to_recordset(${JSON.stringify(reports)}::jsonb)
      as r (directive text, source text, page text, reports bigint)
    order by directive, source
    on conflict (directive, source) do update
      set reports = policy_reports.reports + excluded.reports, page = excluded.page, last_at = now()`.execute(
    db,
  );
}

/** But for the latest. */
export async function deleteOldReports(
  db: Db,
  { days, kept }: { days: number; kept: number },
): Promise<void> {
  await sql`delete from policy_reports where last_at < now() - make_interval(days => ${days})
    or (directive, source) in (
      select directive, source from policy_reports order by last_at desc offset ${kept})`.execute(db);
}

export async function deleteReports(db: Db): Promise<void> {
  await db.deleteFrom('policy_reports').execute();
}
