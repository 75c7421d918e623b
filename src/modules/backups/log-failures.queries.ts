import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** Keeps since when the log fails, and why it does so now. */
export async function noteLogFailure(db: Db, detail: string): Promise<void> {
  await sql`
    update backup_plan set log_failed_at = coalesce(log_failed_at, now()), log_failure = ${detail}
    where log_failed_at is null or log_failure <> ${detail}`.execute(db);
}

/** True once in a row of failures: where it has failed for so long, nobody was told, and from now on somebody is. */
export async function claimLogMail(db: Db, afterMinutes: number): Promise<boolean> {
  const { rows } = await sql`
    update backup_plan set log_failure_told = true
    where not log_failure_told and log_failed_at <= now() - make_interval(mins => ${afterMinutes})
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function forgetLogFailure(db: Db): Promise<void> {
  await sql`
    update backup_plan set log_failed_at = null, log_failure = '', log_failure_told = false
    where log_failed_at is not null`.execute(db);
}
