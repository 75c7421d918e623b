import { createHash, randomBytes } from 'node:crypto';

import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';

import { accountTables, type AccountKind } from './account-kinds.ts';
import type { Identity, StaffRole } from './identity.ts';

export type TokenPurpose = 'session' | 'password_reset' | 'staff_setup' | 'preview';
export type TokenOwner = { userId: number } | { staffId: number } | 'nobody';

/** At most; reset links last an hour (requirement 468). */
const lifeSeconds: Record<TokenPurpose, number> = {
  session: 30 * 24 * 3600,
  password_reset: 3600,
  staff_setup: 24 * 3600,
  preview: 12 * 3600,
};

/** A session that nobody uses ends sooner. */
const idleSessionDays = 14;

/** SHA-256 of a token: what is stored is of no use to who reads it (decision 13). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits as 43 characters of base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Stores a new token and gives it in clear, the only time that it can be seen. Of the links that reset a
 * password only the newest is good.
 */
export async function issueToken(
  db: Kysely<Database>,
  owner: TokenOwner,
  purpose: TokenPurpose,
): Promise<string> {
  if (purpose === 'password_reset') await revokeTokens(db, owner, { purpose });
  const token = createToken();
  await db
    .insertInto('auth_tokens')
    .values({
      token_hash: hashToken(token),
      ...ownerColumns(owner),
      purpose,
      expires_at: lifeEnd(purpose),
    })
    .execute();
  return token;
}

/**
 * Starts a session for whoever has just proved a password: null when it was changed, or the account closed,
 * while it was being verified. The lock on the account's row makes a change that is under way wait or win.
 */
export async function issueSession(
  db: Kysely<Database>,
  account: { kind: AccountKind; id: number; passwordHash: string },
): Promise<string | null> {
  const token = createToken();
  const { table, column, closed } = accountTables[account.kind];
  const { rows } = await sql`
    insert into auth_tokens (token_hash, ${sql.ref(column)}, purpose, expires_at)
    select ${hashToken(token)}, id, 'session', ${lifeEnd('session')}
    from ${sql.table(table)}
    where id = ${account.id} and password_hash = ${account.passwordHash} and ${sql.ref(closed)} is null
    for share
    returning 1`.execute(db);
  return rows.length === 0 ? null : token;
}

/** Ends the tokens of an owner: all of them, those of one purpose, or all but the one in hand. */
export async function revokeTokens(
  db: Kysely<Database>,
  owner: TokenOwner,
  { purpose, except }: { purpose?: TokenPurpose; except?: Buffer } = {},
): Promise<void> {
  const { user_id, staff_id } = ownerColumns(owner);
  await db
    .deleteFrom('auth_tokens')
    .where('user_id', 'is not distinct from', user_id)
    .where('staff_id', 'is not distinct from', staff_id)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except ?? Buffer.alloc(0)))
    .execute();
}

/** Ends one session. */
export async function revokeSession(db: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  await db
    .deleteFrom('auth_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'session')
    .execute();
}

/**
 * Whose session a token is; asked of the database at every request, so that a revoked one is dead on every
 * instance at once. Deleted users and disabled staff have none.
 */
export async function identifySession(db: Kysely<Database>, token: string): Promise<Identity | null> {
  const tokenHash = hashToken(token);
  const { rows } = await sql<SessionRow>`
    select u.id as "userId", s.id as "staffId", s.role,
      coalesce(t.last_used_at, t.created_at) < now() - interval '1 hour' as "isUseStale"
    from auth_tokens t
      left join users u on u.id = t.user_id and u.deleted_at is null
      left join staff s on s.id = t.staff_id and s.disabled_at is null
    where t.token_hash = ${tokenHash} and t.purpose = 'session' and t.expires_at > now()
      and coalesce(t.last_used_at, t.created_at) > now() - make_interval(days => ${idleSessionDays})`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  // Once an hour: a write at every request would cost more than what it keeps.
  if (row.isUseStale)
    await sql`update auth_tokens set last_used_at = now() where token_hash = ${tokenHash}`.execute(db);
  if (row.userId) return { kind: 'user', userId: row.userId, tokenHash };
  if (row.staffId && row.role) return { kind: 'staff', staffId: row.staffId, role: row.role, tokenHash };
  return null;
}

interface SessionRow {
  userId: number | null;
  staffId: number | null;
  role: StaffRole | null;
  isUseStale: boolean;
}

/** Removes what has expired. */
export async function cleanTokens(db: Kysely<Database>): Promise<void> {
  await sql`delete from auth_tokens where expires_at < now()`.execute(db);
}

function ownerColumns(owner: TokenOwner): { user_id: number | null; staff_id: number | null } {
  if (owner === 'nobody') return { user_id: null, staff_id: null };
  return 'userId' in owner
    ? { user_id: owner.userId, staff_id: null }
    : { user_id: null, staff_id: owner.staffId };
}

function lifeEnd(purpose: TokenPurpose): RawBuilder<Date> {
  return sql`now() + make_interval(secs => ${lifeSeconds[purpose]})`;
}
