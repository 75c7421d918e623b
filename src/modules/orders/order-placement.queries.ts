import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { prepared } from '#db/prepared-statements.ts';

type Db = Kysely<Database>;

/** An Idempotency-Key as it is kept: hashed, within what it belongs to. */
export interface StoredKey {
  scope: string;
  /** SHA-256 in hex. */
  keyHash: string;
}

/** False when the key is taken. Waits for a transaction that is taking it. */
export async function insertKey(
  trx: Db,
  { scope, keyHash }: StoredKey,
  { requestHash, response }: { requestHash: Buffer; response: object },
): Promise<boolean> {
  const claimed = await sql`${prepared('claim_key')}
    insert into idempotency_keys (scope, key, request_hash, response)
    values (${scope}, ${keyHash}, ${requestHash}, ${JSON.stringify(response)}::jsonb)
    on conflict do nothing`.execute(trx);
  return claimed.numAffectedRows === 1n;
}

/** Throws without such a key. */
export function selectKey(
  trx: Db,
  { scope, keyHash }: StoredKey,
): Promise<{ request_hash: Buffer; response: unknown }> {
  return trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', keyHash)
    .executeTakeFirstOrThrow();
}

export async function deleteOldKeys(db: Db, days: number): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${days})`.execute(
    db,
  );
}

/** An advisory lock until the transaction ends: shared ones wait for exclusive ones only. */
export async function lockText(trx: Db, text: string, mode: 'shared' | 'exclusive'): Promise<void> {
  const key = sql`hashtextextended(${text}, 0)`;
  await (
    mode === 'shared'
      ? sql`select pg_advisory_xact_lock_shared(${key})`
      : sql`select pg_advisory_xact_lock(${key})`
  ).execute(trx);
}

export interface BuyerFacts {
  /** Null for a guest, whom email and phone tell. */
  userId: number | null;
  email: string;
  phone: string;
}

/**
 * Orders of a buyer in the last hour, and those neither paid nor in work of the last 90 days: a row for each
 * way to tell the buyer, none for a guest without email and phone.
 */
export async function countOrdersOfBuyer(
  trx: Db,
  { userId, email, phone }: BuyerFacts,
): Promise<{ recent: number; waiting: number }[]> {
  const own =
    userId !== null
      ? [sql`user_id = ${userId}`]
      : [
          ...(email === '' ? [] : [sql`user_id is null and lower(contact ->> 'email') = lower(${email})`]),
          ...(phone === '' ? [] : [sql`user_id is null and contact ->> 'phone' = ${phone}`]),
        ];
  if (own.length === 0) return [];
  const counts = own.map(
    (condition) => sql`
      select count(*) filter (where created_at > now() - interval '1 hour')::int as recent,
        count(*) filter (where status in ('new', 'confirmed'))::int as waiting
      from orders where ${condition} and created_at > now() - interval '90 days'`,
  );
  const { rows } = await sql<{ recent: number; waiting: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(trx);
  return rows;
}
