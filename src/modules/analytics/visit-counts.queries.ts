import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { VisitName } from '#domain/visit-of.ts';

export interface VisitCount {
  hour: Date;
  name: VisitName;
  count: number;
}

/** Adds up, by hour and name. */
export async function addVisits(db: Kysely<Database>, counts: readonly VisitCount[]): Promise<void> {
  await sql`insert into visit_counts (hour, name, count)
    select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as r (hour timestamptz, name text, count bigint)
    order by hour, name
    on conflict (hour, name) do update set count = visit_counts.count + excluded.count`.execute(db);
}

export async function deleteOldVisits(db: Kysely<Database>, days: number): Promise<void> {
  await sql`delete from visit_counts where hour < now() - make_interval(days => ${days})`.execute(db);
}
