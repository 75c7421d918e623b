import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { fieldError } from '#domain/errors.ts';
import type { OwnAccountChange, OwnStaffAccount, StaffOwnSession } from '#domain/schemas/staff.schema.ts';
import type { StaffIdentity } from '#http/identity.ts';
import type { Passwords } from '#modules/auth/password-hash.ts';
import { refuseCommonPassword } from '#modules/auth/common-passwords.ts';
import { deleteClients } from '#modules/auth/sign-in.ts';
import { revokeTokens } from '#modules/auth/tokens.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { readOwnAccount, readStaffRecord } from './staff-records.ts';
import { deleteOwnSession, selectOwnSessions, updateProved } from './staff-tokens.queries.ts';
import { replacePassword, updateOwnAccount } from './staff.queries.ts';

export interface OwnAccountDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
  passwords: Passwords;
}

export async function changeOwnAccount(
  { db }: OwnAccountDeps,
  { staffId }: StaffIdentity,
  change: OwnAccountChange,
): Promise<OwnStaffAccount> {
  await updateOwnAccount(db, staffId, change);
  return readOwnAccount(db, staffId);
}

/** For whoever knows the current one. Every other session and every link that was mailed ends. */
export async function changeOwnPassword(
  deps: OwnAccountDeps,
  { staffId, tokenHash }: StaffIdentity,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const { db, passwords } = deps;
  const member = await verifyOwnPassword(deps, staffId, currentPassword, 'currentPassword');
  refuseCommonPassword(password, [member.email, member.name]);
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    // The hash that was verified: of two changes at once the second has to prove the new password.
    const isChanged = await replacePassword(trx, staffId, { passwordHash, was: member.passwordHash });
    if (!isChanged) throw fieldError('currentPassword', 'forms.errors.currentPassword');
    await revokeTokens(trx, { staffId }, { except: tokenHash });
    await deleteClients(trx, 'staff', staffId);
  });
}

/** The password again, so that this session may do for some minutes what asks for it. */
export async function proveOwnPassword(
  deps: OwnAccountDeps,
  { staffId, tokenHash }: StaffIdentity,
  password: string,
): Promise<void> {
  await verifyOwnPassword(deps, staffId, password, 'password');
  await updateProved(deps.db, tokenHash);
}

async function verifyOwnPassword(
  { db, limits, passwords }: OwnAccountDeps,
  staffId: number,
  password: string,
  field: string,
) {
  const limit = { key: hashLimitKey('staff-password', staffId), limit: 10, windowSeconds: 900 };
  await limits.take(limit);
  const member = await readStaffRecord(db, staffId);
  if (!(await passwords.verify(password, member.passwordHash))) {
    throw fieldError(field, 'forms.errors.currentPassword');
  }
  await limits.delete(limit.key);
  return member;
}

/** Where somebody is signed in, the newest use first. */
export async function listOwnSessions(
  { db }: OwnAccountDeps,
  { staffId, tokenHash }: StaffIdentity,
): Promise<StaffOwnSession[]> {
  const rows = await selectOwnSessions(db, staffId, tokenHash);
  return rows.map(({ createdAt, lastUsedAt, ...rest }) => ({
    ...rest,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

/** One of one's own; what is not there, or is somebody else's, is left alone. */
export async function endOwnSession(
  { db }: OwnAccountDeps,
  { staffId }: StaffIdentity,
  id: string,
): Promise<void> {
  await deleteOwnSession(db, staffId, id);
}
