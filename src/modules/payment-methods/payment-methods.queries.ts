import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { cashMethod } from '#domain/checkout-rules.ts';
import type { ConnectionTest } from '#domain/schemas/manage-delivery.schema.ts';

/** Stored settings of a method, enabled or not: money may still come of a method that is off by now. */
export async function readMethodSettings(db: Kysely<Database>, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('payment_methods')
    .select('settings')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.settings;
}

/** A method as it is set up; `settings` hold its keys encrypted. */
export interface MethodRow {
  key: string;
  version: number;
  methodName: string | null;
  enabled: boolean;
  locationCodes: string[];
  settings: unknown;
  testOutcome: ConnectionTest['outcome'] | null;
  testDetail: string;
  testedAt: Date | null;
  isOfferedUntested: boolean;
}

/** The methods that were set up, or one of them, as buyers see them. */
export async function selectMethods(db: Kysely<Database>, key: string | null = null): Promise<MethodRow[]> {
  const { rows } = await methods(key).execute(db);
  return rows;
}

/** The same, locked until the transaction ends. */
export async function lockMethods(trx: Kysely<Database>, key: string | null = null): Promise<MethodRow[]> {
  const { rows } = await sql<MethodRow>`${methods(key)} for update`.execute(trx);
  return rows;
}

const methods = (key: string | null) => sql<MethodRow>`
  select key, version, method_name as "methodName", enabled, location_codes as "locationCodes", settings,
    test_outcome as "testOutcome", test_detail as "testDetail", tested_at as "testedAt",
    offered_untested as "isOfferedUntested"
  from payment_methods where ${key}::text is null or key = ${key} order by position, key`;

/** Sets a method up, behind the others where it is new; with new keys its last test tells nothing any more. */
export async function upsertMethod(
  trx: Kysely<Database>,
  key: string,
  {
    methodName,
    enabled,
    locationCodes,
    settings,
    offerUntested,
    hasNewKeys,
  }: {
    methodName: string;
    enabled: boolean;
    locationCodes: readonly string[];
    settings: object;
    offerUntested: boolean;
    hasNewKeys: boolean;
  },
): Promise<void> {
  await sql`
    insert into payment_methods
      (key, method_name, enabled, location_codes, settings, offered_untested, position)
    values (${key}, ${methodName || null}, ${enabled}, ${locationCodes}::text[], ${JSON.stringify(settings)}::jsonb,
      ${offerUntested}, (select coalesce(max(position), 0) + 1 from payment_methods))
    on conflict (key) do update set method_name = excluded.method_name, enabled = excluded.enabled,
      location_codes = excluded.location_codes, settings = excluded.settings,
      offered_untested = excluded.offered_untested,
      test_outcome = case when ${hasNewKeys} then null else payment_methods.test_outcome end,
      tested_at = case when ${hasNewKeys} then null else payment_methods.tested_at end,
      version = payment_methods.version + 1`.execute(trx);
}

/** Moves all methods but these behind so many. */
export async function moveOthersBehind(trx: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await sql`
    update payment_methods set position = position + ${keys.length} where not key = any(${keys}::text[])`.execute(
    trx,
  );
}

/** Gives the methods their places; one that was never set up is off, but for cash. */
export async function upsertPositions(trx: Kysely<Database>, keys: readonly string[]): Promise<void> {
  await sql`
    insert into payment_methods (key, enabled, position)
    select wanted.key, wanted.key = ${cashMethod}, wanted.position
      from unnest(${keys}::text[]) with ordinality as wanted (key, position)
    on conflict (key) do update set position = excluded.position`.execute(trx);
}

/** Keeps what a test has found, unless the method has other settings by now. */
export async function updateMethodTest(
  trx: Kysely<Database>,
  key: string,
  { settings, outcome, detail }: ConnectionTest & { settings: unknown },
): Promise<void> {
  await sql`
    update payment_methods set test_outcome = ${outcome}, test_detail = ${detail}, tested_at = now()
    where key = ${key} and settings = ${JSON.stringify(settings)}::jsonb`.execute(trx);
}

/** Of all zones and pickup locations. */
export async function selectPlaceCodes(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from shipping_zones union select code from locations`.execute(db);
  return rows.map(({ code }) => code);
}
