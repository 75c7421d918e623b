import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { StaffOwnSession } from '#domain/schemas/staff.schema.ts';

type Db = Kysely<Database>;

export type OwnSessionRow = Omit<StaffOwnSession, 'createdAt' | 'lastUsedAt'> & {
  createdAt: Date;
  lastUsedAt: Date;
};

/** Where somebody is signed in, the newest use first; `tokenHash` tells the session that asks. */
export async function selectOwnSessions(
  db: Db,
  staffId: number,
  tokenHash: Buffer,
): Promise<OwnSessionRow[]> {
  const { rows } = await sql<OwnSessionRow>`
    select id, created_at as "createdAt", coalesce(last_used_at, created_at) as "lastUsedAt",
      user_agent as "userAgent", ip, token_hash = ${tokenHash} as "isCurrent"
    from auth_tokens
    where staff_id = ${staffId} and purpose = 'session' and expires_at > now()
      and coalesce(last_used_at, created_at) > now() - interval '12 hours'
    order by coalesce(last_used_at, created_at) desc
    limit 100`.execute(db);
  return rows;
}

export async function deleteOwnSession(db: Db, staffId: number, id: string): Promise<void> {
  await db
    .deleteFrom('auth_tokens')
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('purpose', '=', 'session')
    .execute();
}

/** The password was proved again in this session. */
export async function updateProved(db: Db, tokenHash: Buffer): Promise<void> {
  await sql`update auth_tokens set proved_at = now() where token_hash = ${tokenHash}`.execute(db);
}

/** Whose password a link that was mailed may set. */
export async function selectLinkOwner(
  db: Db,
  tokenHash: Buffer,
  purpose: 'staff_invitation' | 'staff_reset',
): Promise<{ id: number; email: string; name: string } | undefined> {
  const { rows } = await sql<{ id: number; email: string; name: string }>`
    select s.id, s.email, s.name from auth_tokens t
      join staff s on s.id = t.staff_id and s.disabled_at is null
    where t.token_hash = ${tokenHash} and t.purpose = ${purpose} and t.expires_at > now()`.execute(db);
  return rows[0];
}

/** Who has passed the first step of signing in. */
export async function selectStepOwner(db: Db, tokenHash: Buffer): Promise<{ staffId: number } | undefined> {
  const { rows } = await sql<{ staffId: number }>`
    select staff_id as "staffId" from auth_tokens
    where token_hash = ${tokenHash} and purpose = 'staff_second_step' and expires_at > now()`.execute(db);
  return rows[0];
}

/** False when it is gone already. */
export async function deleteToken(trx: Db, tokenHash: Buffer): Promise<boolean> {
  const spent = await sql`delete from auth_tokens where token_hash = ${tokenHash} returning 1`.execute(trx);
  return spent.rows.length > 0;
}

/** Ends every set-up link; true when the one given was among them and there is nobody on the staff. */
export async function deleteSetupTokens(trx: Db, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ isGiven: boolean }>`
    delete from auth_tokens where purpose = 'staff_setup'
    returning token_hash = ${tokenHash} and expires_at > now() and not exists (select from staff) as "isGiven"`.execute(
    trx,
  );
  return rows.some(({ isGiven }) => isGiven);
}
