import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#db/database.ts';
import type { StaffRight } from '#domain/staff-rights.ts';
import type { StaffRole } from '#http/identity.ts';

import { accountTables, type AccountKind } from './account-kinds.ts';

type Db = Kysely<Database>;

export interface AccountRow {
  id: number;
  email: string;
  /** Null while an invitation to the staff waits to be taken up. */
  passwordHash: string | null;
  needsSecondStep: boolean;
  /** It was signed in to from the same client before. */
  isKnownClient: boolean;
}

/** The open account with the email, which is in lower case. */
export async function selectAccountByEmail(
  db: Db,
  kind: AccountKind,
  email: string,
  clientHash: Buffer,
): Promise<AccountRow | null> {
  const { table, column, closed } = accountTables[kind];
  const needsSecondStep = kind === 'staff' ? sql`a.totp_enabled_at is not null` : sql`false`;
  const { rows } = await sql<AccountRow>`
    select a.id, a.email, a.password_hash as "passwordHash", ${needsSecondStep} as "needsSecondStep", exists(
      select from known_clients k where k.${sql.ref(column)} = a.id and k.client_hash = ${clientHash}
    ) as "isKnownClient"
    from ${sql.table(table)} a
    where lower(a.email) = ${email} and a.${sql.ref(closed)} is null`.execute(db);
  return rows[0] ?? null;
}

/** Notes that an account was used from there, now. */
export async function upsertKnownClient(
  db: Db,
  kind: AccountKind,
  id: number,
  clientHash: Buffer,
): Promise<void> {
  const column = sql.ref(accountTables[kind].column);
  await sql`
    insert into known_clients (${column}, client_hash) values (${id}, ${clientHash})
    on conflict (${column}, client_hash) where ${column} is not null do update set seen_at = now()`.execute(
    db,
  );
}

export async function deleteKnownClients(db: Db, kind: AccountKind, id: number): Promise<void> {
  await sql`delete from known_clients where ${sql.ref(accountTables[kind].column)} = ${id}`.execute(db);
}

/** Whose a token is; nobody's when both are null. */
export interface TokenOwnerIds {
  userId: number | null;
  staffId: number | null;
}

export interface NewToken extends TokenOwnerIds {
  tokenHash: Buffer;
  purpose: string;
  /** Where it is mailed to. */
  email: string | null;
  lifeSeconds: number;
}

export async function insertToken(
  db: Db,
  { tokenHash, userId, staffId, purpose, email, lifeSeconds }: NewToken,
): Promise<void> {
  await db
    .insertInto('auth_tokens')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      staff_id: staffId,
      purpose,
      email,
      expires_at: lifeEnd(lifeSeconds),
    })
    .execute();
}

export interface NewSession {
  tokenHash: Buffer;
  purpose: string;
  lifeSeconds: number;
  userAgent: string;
  ip: string;
}

/** False, and nothing stored, when the account is closed or has another password by now; locks its row. */
export async function insertSession(
  db: Db,
  account: { kind: AccountKind; id: number; passwordHash: string | null },
  { tokenHash, purpose, lifeSeconds, userAgent, ip }: NewSession,
): Promise<boolean> {
  const { table, column, closed } = accountTables[account.kind];
  const { rows } = await sql`
    insert into auth_tokens (token_hash, ${sql.ref(column)}, purpose, expires_at, user_agent, ip)
    select ${tokenHash}, id, ${purpose}, ${lifeEnd(lifeSeconds)}, ${userAgent}, ${ip}
    from ${sql.table(table)}
    where id = ${account.id} and password_hash = ${account.passwordHash} and ${sql.ref(closed)} is null
    for share
    returning 1`.execute(db);
  return rows.length > 0;
}

export interface SessionRow {
  userId: number | null;
  staffId: number | null;
  role: StaffRole | null;
  rights: StaffRight[] | null;
  isUseStale: boolean;
  isProven: boolean;
  mustEnrol: boolean;
}

interface SessionTimes {
  /** A session that nobody used for so long has ended. */
  idleHours: number;
  /** How old a noted use is before it is stale. */
  noteMinutes: number;
}

/** The session of a token, unless it has ended; deleted users and disabled staff have no id in it. */
export async function selectSession(
  db: Db,
  tokenHash: Buffer,
  { user, staff, proofMinutes }: { user: SessionTimes; staff: SessionTimes; proofMinutes: number },
): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select u.id as "userId", s.id as "staffId", s.role, r.rights,
      coalesce(t.last_used_at, t.created_at) < now() - make_interval(mins =>
        case when t.staff_id is null then ${user.noteMinutes}::int
          else ${staff.noteMinutes}::int end) as "isUseStale",
      t.proved_at > now() - make_interval(mins => ${proofMinutes}) as "isProven",
      s.totp_enabled_at is null and (select requires_totp from staff_policy) as "mustEnrol"
    from auth_tokens t
      left join users u on u.id = t.user_id and u.deleted_at is null
      left join staff s on s.id = t.staff_id and s.disabled_at is null
      left join staff_roles r on r.id = s.role_id
    where t.token_hash = ${tokenHash} and t.purpose = 'session' and t.expires_at > now()
      and coalesce(t.last_used_at, t.created_at) > now() - make_interval(hours =>
        case when t.staff_id is null then ${user.idleHours}::int
          else ${staff.idleHours}::int end)`.execute(db);
  return rows[0] ?? null;
}

export async function updateLastUse(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`update auth_tokens set last_used_at = now() where token_hash = ${tokenHash}`.execute(db);
}

/** All tokens of an owner, those of one purpose, or all but one. */
export async function deleteTokens(
  db: Db,
  { userId, staffId }: TokenOwnerIds,
  { purpose, except }: { purpose?: string | undefined; except?: Buffer | undefined },
): Promise<void> {
  await db
    .deleteFrom('auth_tokens')
    .where('user_id', 'is not distinct from', userId)
    .where('staff_id', 'is not distinct from', staffId)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose ?? ''))
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except ?? Buffer.alloc(0)))
    .execute();
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db
    .deleteFrom('auth_tokens')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'session')
    .execute();
}

export async function deleteExpiredTokens(db: Db): Promise<void> {
  await sql`delete from auth_tokens where expires_at < now()`.execute(db);
}

function lifeEnd(seconds: number): RawBuilder<Date> {
  return sql`now() + make_interval(secs => ${seconds})`;
}
