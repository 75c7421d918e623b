import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';

export interface WaitingMails {
  count: number;
  /** When the oldest of them was left; null when none waits. */
  since: Date | null;
  /** Of the newest that failed: what was noted, when, and whether that was after a mail left for the last time. */
  error: string | null;
  errorAt: Date | null;
  isErrorNew: boolean | null;
  /** Left after the last mail that was sent, and longer ago than a mail takes. */
  overdue: number;
}

/** Mails that are due and have not left. */
export async function selectWaitingMails(
  db: Kysely<Database>,
  patienceSeconds: number,
): Promise<WaitingMails> {
  const { rows } = await sql<WaitingMails>`
    with waiting as materialized (
      select created_at, last_error, last_error_at from outbox
      where done_at is null and failed_at is null and topic <> 'purge' and topic like 'mail.%'
        and (attempts > 0 or available_at <= now())
    ), last_sent as (
      select coalesce((select done_at from outbox
        where (done_at is not null or failed_at is not null) and outcome = 'sent'
        order by coalesce(done_at, failed_at) desc limit 1), '-infinity') as at
    ), last_failed as (
      select last_error, last_error_at from waiting where last_error_at is not null
      order by last_error_at desc limit 1
    )
    select (select count(*)::int from waiting) as count, (select min(created_at) from waiting) as since,
      f.last_error as error, f.last_error_at as "errorAt", f.last_error_at > s.at as "isErrorNew",
      (select count(*)::int from waiting where created_at > s.at
        and created_at < now() - make_interval(secs => ${patienceSeconds})) as overdue
    from last_sent s left join last_failed f on true`.execute(db);
  return onlyRow(rows);
}
