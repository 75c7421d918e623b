import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

/** The stored groups of settings, unchecked, by name. */
export async function selectSettings(db: Kysely<Database>): Promise<{ name: string; value: unknown }[]> {
  return db.selectFrom('settings').select(['name', 'value']).execute();
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
