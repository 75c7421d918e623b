import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** The stored groups of settings, unchecked, all or those that are named. */
export async function selectSettings(
  db: Kysely<Database>,
  names?: readonly string[],
): Promise<{ name: string; value: unknown }[]> {
  const groups = db.selectFrom('settings').select(['name', 'value']);
  return (names ? groups.where('name', 'in', names) : groups).execute();
}

/** Each group in full, in the place of what is stored of it. */
export async function upsertSettings(
  trx: Kysely<Database>,
  groups: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const [name, group] of Object.entries(groups)) {
    await sql`
      insert into settings (name, value) values (${name}, ${JSON.stringify(group)}::jsonb)
      on conflict (name) do update set value = excluded.value, updated_at = now()`.execute(trx);
  }
}
