import { createHash, randomBytes } from 'node:crypto';

import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { Identity, StaffRole } from '#http/identity.ts';

import { accountTables, type AccountKind } from './account-kinds.ts';

export type TokenPurpose =
  | 'session'
  | 'password_reset'
  | 'email_confirmation'
  | 'staff_setup'
  | 'preview'
  | 'staff_invitation'
  | 'staff_reset'
  | 'staff_second_step';
export type TokenOwner = { userId: number } | { staffId: number } | 'nobody';

/**
 * A session that nobody uses ends sooner, and its use is noted no more often than this says: a write at
 * every request would cost more than what it keeps.
 */
const sessionRules = {
  user: { lifeSeconds: 30 * 24 * 3600, idleHours: 14 * 24, noteMinutes: 60 },
  staff: { lifeSeconds: 7 * 24 * 3600, idleHours: 12, noteMinutes: 5 },
} as const;
/** How long a password that was given counts. */
const proofMinutes = 10;

/** Where a session is from, for the list that its owner sees. */
export interface SessionOrigin {
  userAgent: string;
  ip: string;
}
const unknownOrigin: SessionOrigin = { userAgent: '', ip: '' };

/** At most; reset links last an hour (requirement 468). */
const lifeSeconds: Record<TokenPurpose, number> = {
  session: sessionRules.user.lifeSeconds,
  password_reset: 3600,
  email_confirmation: 7 * 24 * 3600,
  staff_setup: 24 * 3600,
  preview: 12 * 3600,
  staff_invitation: 3 * 24 * 3600,
  staff_reset: 1800,
  staff_second_step: 600,
};

/** SHA-256 of a token: what is stored is of no use to who reads it (decision 13). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits as 43 characters of base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Of the links that are mailed only the newest is good. */
const newestOnly = new Set<TokenPurpose>([
  'password_reset',
  'email_confirmation',
  'staff_reset',
  'staff_invitation',
]);

/** Stores a new token and gives it in clear, the only time that it can be seen. `email` is where it is mailed to. */
export async function issueToken(
  db: Kysely<Database>,
  owner: TokenOwner,
  purpose: TokenPurpose,
  email: string | null = null,
): Promise<string> {
  if (newestOnly.has(purpose)) await revokeTokens(db, owner, { purpose });
  const token = createToken();
  await db
    .insertInto('auth_tokens')
    .values({
      token_hash: hashToken(token),
      ...ownerColumns(owner),
      purpose,
      email,
      expires_at: lifeEnd(lifeOf(purpose, owner)),
    })
    .execute();
  return token;
}

/**
 * Starts a session, or the step before one, for whoever has just proved a password: null when it was changed,
 * or the account closed, while it was being verified. The lock on the account's row makes a change that is
 * under way wait or win.
 */
export async function issueSession(
  db: Kysely<Database>,
  account: { kind: AccountKind; id: number; passwordHash: string | null },
  {
    purpose = 'session',
    origin = unknownOrigin,
  }: { purpose?: 'session' | 'staff_second_step'; origin?: SessionOrigin } = {},
): Promise<string | null> {
  const token = createToken();
  const { table, column, closed } = accountTables[account.kind];
  const life = purpose === 'session' ? sessionRules[account.kind].lifeSeconds : lifeSeconds.staff_second_step;
  const { rows } = await sql`
    insert into auth_tokens (token_hash, ${sql.ref(column)}, purpose, expires_at, user_agent, ip)
    select ${hashToken(token)}, id, ${purpose}, ${lifeEnd(life)}, ${cut(origin.userAgent, 300)},
      ${cut(origin.ip, 100)}
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
      coalesce(t.last_used_at, t.created_at) < now() - make_interval(mins =>
        case when t.staff_id is null then ${sessionRules.user.noteMinutes}::int
          else ${sessionRules.staff.noteMinutes}::int end) as "isUseStale",
      t.proved_at > now() - make_interval(mins => ${proofMinutes}) as "isProven",
      s.totp_enabled_at is null and (select requires_totp from staff_policy) as "mustEnrol"
    from auth_tokens t
      left join users u on u.id = t.user_id and u.deleted_at is null
      left join staff s on s.id = t.staff_id and s.disabled_at is null
    where t.token_hash = ${tokenHash} and t.purpose = 'session' and t.expires_at > now()
      and coalesce(t.last_used_at, t.created_at) > now() - make_interval(hours =>
        case when t.staff_id is null then ${sessionRules.user.idleHours}::int
          else ${sessionRules.staff.idleHours}::int end)`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (row.isUseStale)
    await sql`update auth_tokens set last_used_at = now() where token_hash = ${tokenHash}`.execute(db);
  const { userId, staffId, role, isProven, mustEnrol } = row;
  if (userId) return { kind: 'user', userId, tokenHash };
  if (staffId && role) return { kind: 'staff', staffId, role, tokenHash, isProven, mustEnrol };
  return null;
}

interface SessionRow {
  userId: number | null;
  staffId: number | null;
  role: StaffRole | null;
  isUseStale: boolean;
  isProven: boolean;
  mustEnrol: boolean;
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

function lifeOf(purpose: TokenPurpose, owner: TokenOwner): number {
  const isOfStaff = owner !== 'nobody' && 'staffId' in owner;
  return purpose === 'session' && isOfStaff ? sessionRules.staff.lifeSeconds : lifeSeconds[purpose];
}

function lifeEnd(seconds: number): RawBuilder<Date> {
  return sql`now() + make_interval(secs => ${seconds})`;
}

function cut(text: string, length: number): string {
  return text.replaceAll('\u0000', '').slice(0, length);
}
