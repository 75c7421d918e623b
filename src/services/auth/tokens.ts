import { createHash, randomBytes } from 'node:crypto';

import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import type { Identity, StaffRole } from './identity.ts';

export type TokenPurpose = 'session' | 'password_reset' | 'staff_setup' | 'preview';
export type TokenOwner = { userId: number } | { staffId: number };

/** Days of a session; reset links last an hour (requirement 468). */
const lifeSeconds: Record<TokenPurpose, number> = {
  session: 30 * 24 * 3600,
  password_reset: 3600,
  staff_setup: 24 * 3600,
  preview: 7 * 24 * 3600,
};

/** SHA-256 of a token: what is stored is of no use to who reads it (decision 13). */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** 256 random bits as 43 characters of base64url. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Stores a new token of an owner and gives it in clear, the only time that it can be seen. */
export async function issueToken(
  db: Kysely<Database>,
  owner: TokenOwner,
  purpose: TokenPurpose,
): Promise<string> {
  const token = createToken();
  await db
    .insertInto('auth_tokens')
    .values({
      token_hash: hashToken(token),
      user_id: 'userId' in owner ? owner.userId : null,
      staff_id: 'staffId' in owner ? owner.staffId : null,
      purpose,
      expires_at: sql`now() + make_interval(secs => ${lifeSeconds[purpose]})`,
    })
    .execute();
  return token;
}

/** Whose session a token is. Deleted users and disabled staff have none. */
export async function identifySession(db: Kysely<Database>, token: string): Promise<Identity | null> {
  const tokenHash = hashToken(token);
  const { rows } = await sql<{ userId: number | null; staffId: number | null; role: StaffRole | null }>`
    select u.id as "userId", s.id as "staffId", s.role
    from auth_tokens t
      left join users u on u.id = t.user_id and u.deleted_at is null
      left join staff s on s.id = t.staff_id and s.disabled_at is null
    where t.token_hash = ${tokenHash} and t.purpose = 'session' and t.expires_at > now()`.execute(db);
  const [row] = rows;
  if (row?.userId) return { kind: 'user', userId: row.userId, tokenHash };
  if (row?.staffId && row.role) return { kind: 'staff', staffId: row.staffId, role: row.role, tokenHash };
  return null;
}
