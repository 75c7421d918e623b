import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ConnectionTest } from '#domain/schemas/manage-delivery.schema.ts';

type Db = Kysely<Database>;

/** A carrier as it is set up; `settings` hold its password encrypted. */
export interface CarrierRow {
  key: string;
  version: number;
  enabled: boolean;
  settings: unknown;
  testOutcome: ConnectionTest['outcome'] | null;
  testDetail: string;
  testedAt: Date | null;
}

const carriers = (key: string | null) => sql<CarrierRow>`
  select key, version, enabled, settings, test_outcome as "testOutcome", test_detail as "testDetail",
    tested_at as "testedAt"
  from carriers where ${key}::text is null or key = ${key} order by key`;

/** Those that were set up, or one of them. */
export async function selectCarriers(db: Db, key: string | null = null): Promise<CarrierRow[]> {
  const { rows } = await carriers(key).execute(db);
  return rows;
}

/** The same, locked until the transaction ends. */
export async function lockCarrier(trx: Db, key: string): Promise<CarrierRow | undefined> {
  const { rows } = await sql<CarrierRow>`${carriers(key)} for update`.execute(trx);
  return rows[0];
}

/** With other settings its last test tells nothing any more. False when another has set it up at the same moment. */
export async function upsertCarrier(
  trx: Db,
  key: string,
  change: { version: number; enabled: boolean; settings: object; hasNewSettings: boolean },
): Promise<boolean> {
  const { version, enabled, settings, hasNewSettings } = change;
  const { rows } = await sql`
    insert into carriers (key, enabled, settings) values (${key}, ${enabled}, ${JSON.stringify(settings)}::jsonb)
    on conflict (key) do update set enabled = excluded.enabled, settings = excluded.settings,
      test_outcome = case when ${hasNewSettings} then null else carriers.test_outcome end,
      tested_at = case when ${hasNewSettings} then null else carriers.tested_at end,
      version = carriers.version + 1
    where carriers.version = ${version}
    returning key`.execute(trx);
  return rows.length > 0;
}

/** Keeps what a test has found, unless the carrier has other settings by now. */
export async function updateCarrierTest(
  trx: Db,
  key: string,
  { settings, outcome, detail }: ConnectionTest & { settings: unknown },
): Promise<void> {
  await sql`
    update carriers set test_outcome = ${outcome}, test_detail = ${detail}, tested_at = now()
    where key = ${key} and settings = ${JSON.stringify(settings)}::jsonb`.execute(trx);
}
