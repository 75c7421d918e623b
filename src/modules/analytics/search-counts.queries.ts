import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

export interface SearchCount {
  hour: Date;
  words: string;
  searches: number;
  /** How much the last of them found. */
  found: number;
}

/** Adds up, by hour and words; of an hour that has `most` different words no further ones are kept. */
export async function addSearches(
  db: Kysely<Database>,
  counts: readonly SearchCount[],
  most: number,
): Promise<void> {
  await sql`
    insert into search_counts (hour, words, searches, found)
    select r.* from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      as r (hour timestamptz, words text, searches bigint, found integer)
    where (select count(*) from search_counts s where s.hour = r.hour) < ${most}
      or exists (select from search_counts s where s.hour = r.hour and s.words = r.words)
    order by r.hour, r.words
    on conflict (hour, words) do update
      set searches = search_counts.searches + excluded.searches, found = excluded.found`.execute(db);
}

export async function deleteOldSearches(db: Kysely<Database>, days: number): Promise<void> {
  await sql`delete from search_counts where hour < now() - make_interval(days => ${days})`.execute(db);
}
