import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { ApiScope } from '#domain/api-scopes.ts';
import type { ApiKey } from '#domain/schemas/api-keys.schema.ts';
import type { StaffRight } from '#domain/staff-rights.ts';
import type { StaffRole } from '#http/identity.ts';

type Db = Kysely<Database>;

export type ApiKeyRow = Omit<ApiKey, 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  createdAt: Date;
  expiresAt: Date | null;
  lastUsedAt: Date | null;
};

const described = sql`
  k.id, k.name, k.hint, k.scopes, s.email as "staffEmail", k.created_at as "createdAt",
  k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt",
  case when k.revoked_at is not null then 'revoked' when k.expires_at <= now() then 'expired'
    when s.disabled_at is not null then 'disabled' else 'active' end as state`;

/** The newest first; of one alone where an id is given. */
export async function selectApiKeys(db: Db, id?: number): Promise<ApiKeyRow[]> {
  const { rows } = await sql<ApiKeyRow>`
    select ${described} from api_keys k join staff s on s.id = k.staff_id
    where ${id === undefined ? sql`true` : sql`k.id = ${id}`} order by k.id desc`.execute(db);
  return rows;
}

/** Of those that are not revoked, counted under a lock, so that two at once do not pass the limit together. */
export async function countApiKeysLocked(trx: Db): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('api keys'))`.execute(trx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from api_keys where revoked_at is null`.execute(trx);
  return rows[0]?.count ?? 0;
}

interface StoredKey {
  name: string;
  tokenHash: Buffer;
  hint: string;
  staffId: number;
  scopes: readonly ApiScope[];
  days: number | null;
}

export async function insertApiKey(
  trx: Db,
  { name, tokenHash, hint, staffId, scopes, days }: StoredKey,
): Promise<number> {
  const { id } = await trx
    .insertInto('api_keys')
    .values({
      name,
      token_hash: tokenHash,
      hint,
      staff_id: staffId,
      scopes: [...scopes],
      expires_at: days === null ? null : sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The first time counts; false where there is no such key. */
export async function revokeApiKey(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    update api_keys set revoked_at = coalesce(revoked_at, now()) where id = ${id} returning 1`.execute(db);
  return rows.length > 0;
}

export interface FoundApiKey {
  id: number;
  name: string;
  scopes: ApiScope[];
  staffId: number;
  role: StaffRole;
  /** Of a role of the shop's own. */
  rights: StaffRight[];
  mustEnrol: boolean;
  isUseStale: boolean;
}

/** The key of a hash while it is good and its maker may come in. */
export async function selectApiKeyByHash(
  db: Db,
  tokenHash: Buffer,
  noteMinutes: number,
): Promise<FoundApiKey | null> {
  const { rows } = await sql<FoundApiKey>`
    select k.id, k.name, k.scopes, s.id as "staffId", s.role, coalesce(r.rights, '{}') as rights,
      s.totp_enabled_at is null and (select requires_totp from staff_policy) as "mustEnrol",
      k.last_used_at is null or k.last_used_at < now() - make_interval(mins => ${noteMinutes}) as "isUseStale"
    from api_keys k join staff s on s.id = k.staff_id and s.disabled_at is null
      left join staff_roles r on r.id = s.role_id
    where k.token_hash = ${tokenHash} and k.revoked_at is null
      and (k.expires_at is null or k.expires_at > now())`.execute(db);
  return rows[0] ?? null;
}

export async function updateApiKeyUse(db: Db, id: number): Promise<void> {
  await sql`update api_keys set last_used_at = now() where id = ${id}`.execute(db);
}

/** Those that have been dead for so long. */
export async function deleteDeadApiKeys(db: Db, days: number): Promise<void> {
  await sql`delete from api_keys
    where least(revoked_at, expires_at) < now() - make_interval(days => ${days})`.execute(db);
}
