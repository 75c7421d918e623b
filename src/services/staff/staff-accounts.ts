import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import { staffRoleSchema, type StaffSession, type StaffSetup } from '#domain/schemas/staff.schema.ts';

import type { Passwords } from '../auth/password-hash.ts';
import type { SignIn } from '../auth/sign-in.ts';
import { hashToken } from '../auth/tokens.ts';
import { hashLimitKey } from '../limits/limit-key.ts';
import type { RateLimiter } from '../limits/rate-limiter.ts';
import { createAdmin } from './first-admin.ts';

export interface StaffAccounts {
  /** Null for a wrong email or password. `client` is the caller's `clientKey`. */
  logIn(credentials: { email: string; password: string }, client: string): Promise<StaffSession | null>;
  /** Makes the first admin with the token of the set-up link, once, and signs them in; else 404. */
  setUp(setup: StaffSetup, client: string): Promise<StaffSession>;
}

interface StaffAccountsDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
  passwords: Passwords;
  signIn: SignIn;
}

export function createStaffAccounts({ db, limits, passwords, signIn }: StaffAccountsDeps): StaffAccounts {
  async function logIn(
    credentials: { email: string; password: string },
    client: string,
  ): Promise<StaffSession | null> {
    const signedIn = await signIn('staff', { ...credentials, client });
    if (!signedIn) return null;
    const { token, account } = signedIn;
    const { role } = await db
      .selectFrom('staff')
      .select('role')
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    return { token, data: { ...account, role: staffRoleSchema.parse(role) } };
  }

  return {
    logIn,
    async setUp({ token, email, password }, client) {
      await limits.take({ key: hashLimitKey('staff-setup', client), limit: 10, windowSeconds: 3600 });
      const passwordHash = await passwords.hash(password);
      await db.transaction().execute(async (trx) => {
        await spendSetupToken(trx, hashToken(token));
        await createAdmin(trx, { email, passwordHash });
      });
      const session = await logIn({ email, password }, client);
      if (!session) throw new Error('The new admin cannot sign in');
      return session;
    },
  };
}

/**
 * Every set-up link is spent by the first that is used: of two at once one waits, and finds none. Once there
 * is somebody on the staff they are good for nothing.
 */
async function spendSetupToken(trx: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  const { rows } = await sql<{ isGiven: boolean }>`
    delete from auth_tokens where purpose = 'staff_setup'
    returning token_hash = ${tokenHash} and expires_at > now() and not exists (select from staff) as "isGiven"`.execute(
    trx,
  );
  if (!rows.some(({ isGiven }) => isGiven)) throw notFound('Link');
}
