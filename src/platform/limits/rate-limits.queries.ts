import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { onlyRow } from '#db/only-row.ts';
import { prepared } from '#db/prepared-statements.ts';

type Db = Kysely<Database>;

/** Counts attempts more; gives how many there were in the window, and after how many seconds it ends. */
export async function countAttempts(
  db: Db,
  { key, windowSeconds, count }: { key: string; windowSeconds: number; count: number },
): Promise<{ attempts: number; seconds: number }> {
  const { rows } = await sql<{ attempts: number; seconds: number }>`
    insert into rate_limits as r (key, attempts, resets_at)
    values (${key}, ${count}, now() + make_interval(secs => ${windowSeconds}))
    on conflict (key) do update set
      attempts = case when r.resets_at <= now() then excluded.attempts else least(r.attempts + excluded.attempts, 1000000000) end,
      resets_at = case when r.resets_at <= now() then excluded.resets_at else r.resets_at end
    returning attempts, ceil(extract(epoch from resets_at - now()))::int as seconds`.execute(db);
  return onlyRow(rows);
}

/** How many attempts there are in the window; 0 once it has passed. */
export async function selectAttempts(db: Db, key: string): Promise<number> {
  const { rows } = await sql<{ attempts: number }>`${prepared('attempts_of_key')}
    select attempts from rate_limits where key = ${key} and resets_at > now()`.execute(db);
  return rows[0]?.attempts ?? 0;
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export async function deletePastWindows(db: Db): Promise<void> {
  await sql`delete from rate_limits where resets_at < now()`.execute(db);
}
