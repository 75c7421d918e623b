import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';

import type { Database } from '#db/database.ts';
import { isUniqueViolation } from '#db/is-unique-violation.ts';
import { onlyRow } from '#db/only-row.ts';
import { maxDatabaseId } from '#domain/limits.ts';
import type { BackupKind } from '#domain/schemas/backups.schema.ts';

type Db = Kysely<Database>;
export type BackupRow = Selectable<Database['backups']> & { isInterrupted: boolean };
export type PlanRow = Pick<
  Selectable<Database['backup_plan']>,
  'enabled' | 'local_time' | 'keep' | 'folder' | 'keep_log' | 'version'
>;

/** For files that backups of a place share: the name of their folder, where it has none yet. */
export interface NewContents {
  place: string;
  name: string;
}

const leaseSeconds = 120;
const mostListed = 50;

export async function selectPlan(db: Db): Promise<PlanRow> {
  const { rows } = await sql<PlanRow>`
    select enabled, local_time, keep, folder, keep_log, version from backup_plan`.execute(db);
  return onlyRow(rows);
}

/** False when it is another version by now. */
export async function updatePlan(db: Db, plan: PlanRow): Promise<boolean> {
  const { rows } = await sql`
    update backup_plan set enabled = ${plan.enabled}, local_time = ${plan.local_time}, keep = ${plan.keep},
      folder = ${plan.folder}, keep_log = ${plan.keep_log}, version = version + 1
    where version = ${plan.version} returning version`.execute(db);
  return rows.length > 0;
}

/** The newest first; a backup whose lease has run out is not being made any more. */
export async function selectBackups(db: Db): Promise<BackupRow[]> {
  const { rows } = await sql<BackupRow>`
    select b.*, state = 'running' and leased_until < now() as "isInterrupted"
    from backups b order by id desc limit ${mostListed}`.execute(db);
  return rows;
}

/**
 * Begins a backup, in the place of one that was interrupted, and says where its contents go; null while another one is being made, and where one has
 * begun after `lastId`, the newest that the caller has judged by.
 */
export async function leaseBackup(
  db: Db,
  backup: { kind: BackupKind; folder: string; contents: NewContents | null },
  lastId?: number,
): Promise<{ id: number; contents: string | null } | null> {
  try {
    return await db.transaction().execute(async (trx) => {
      await sql`
        update backups set state = 'failed', finished_at = now(), detail = 'The program ended while it was made.'
        where state = 'running' and leased_until < now()`.execute(trx);
      const { rows } = await sql<{ id: number; contents: string | null }>`
        insert into backups (kind, folder, contents, leased_until)
        select ${backup.kind}, ${backup.folder}, ${contentsOf(backup.contents)},
          now() + make_interval(secs => ${leaseSeconds})
        where not exists (select from backups where id > ${lastId ?? maxDatabaseId})
        returning id, contents`.execute(trx);
      return rows[0] ?? null;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}

/** Where the last backup of the same place has its contents, this one has them too. */
function contentsOf(contents: NewContents | null): RawBuilder<string | null> {
  if (!contents) return sql`null::text`;
  return sql`coalesce((select contents from backups
    where contents is not null and starts_with(folder, ${`${contents.place}/`}) order by id desc limit 1), ${contents.name})`;
}

/** False when it is no more this backup's: it counts as interrupted, and another one may be being made. */
export async function renewLease(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update backups set leased_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and state = 'running' returning 1`.execute(db);
  return rows.length > 0;
}

export async function finishBackup(
  db: Db,
  id: number,
  {
    state,
    bytes,
    detail,
    log = null,
  }: {
    state: 'good' | 'doubtful' | 'failed';
    bytes: number | null;
    detail: string;
    log?: { chain: string; from: string } | null;
  },
): Promise<void> {
  await sql`
    update backups set state = ${state}, finished_at = now(), bytes = ${bytes}, detail = ${detail},
      log_chain = ${log?.chain ?? null}, log_from = ${log?.from ?? null}
    where id = ${id}`.execute(db);
}

export interface SurplusBackup {
  id: number;
  folder: string;
  logChain: string | null;
}

/** Whole ones beyond the newest `keep`. */
export async function selectSurplus(db: Db, keep: number): Promise<SurplusBackup[]> {
  const { rows } = await sql<SurplusBackup>`
    select id, folder, log_chain as "logChain" from backups where state in ('good', 'doubtful') order by id desc offset ${keep}`.execute(
    db,
  );
  return rows;
}

/** The first segment of each archived log that a backup needs. */
export async function selectNeededLogs(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ chain: string; from: string }>`
    select log_chain as chain, min(log_from collate "C") as "from" from backups
    where state in ('good', 'doubtful') and log_chain is not null group by log_chain`.execute(db);
  return new Map(rows.map(({ chain, from }) => [chain, from]));
}

export async function deleteBackup(db: Db, id: number): Promise<void> {
  await sql`delete from backups where id = ${id}`.execute(db);
}

/** Failures that nobody looks at any more. */
export async function deleteOldFailures(db: Db): Promise<void> {
  await sql`delete from backups where state = 'failed' and finished_at < now() - interval '30 days'`.execute(
    db,
  );
}
