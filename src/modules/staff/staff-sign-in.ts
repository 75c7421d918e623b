import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { AppError, fieldError, notFound } from '#domain/errors.ts';
import type { StaffSession, StaffSetup, StaffSignInAnswer } from '#domain/schemas/staff.schema.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import type { AuditLog } from '#modules/audit/audit-log.ts';
import type { Passwords } from '#modules/auth/password-hash.ts';
import { refuseCommonPassword } from '#modules/auth/common-passwords.ts';
import { rememberClient, type SignIn } from '#modules/auth/sign-in.ts';
import { hashToken, issueSession, type SessionOrigin } from '#modules/auth/tokens.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { countCode, deleteCodeAttempts, spendCode } from './second-step.ts';
import { readOwnAccount, readStaffRecord } from './staff-records.ts';
import { deleteSetupTokens, deleteToken, selectStepOwner } from './staff-tokens.queries.ts';
import { insertAdmin, updateSignedIn } from './staff.queries.ts';

export interface StaffSignInDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
  passwords: Passwords;
  signIn: SignIn;
  audit: AuditLog;
  secrets: SecretBox;
}

/** Where a request comes from: `client` is its `clientKey`. */
export interface Caller extends SessionOrigin {
  client: string;
}

/** Null for a wrong email or password. */
export async function logInStaff(
  deps: StaffSignInDeps,
  credentials: { email: string; password: string },
  caller: Caller,
): Promise<StaffSignInAnswer | null> {
  const { db, signIn, audit } = deps;
  const signedIn = await signIn('staff', { ...credentials, client: caller.client, origin: caller });
  if (!signedIn) {
    await audit.note({ action: 'sign-in', result: 401, who: { email: credentials.email }, ip: caller.ip });
    return null;
  }
  if (signedIn.needsSecondStep) return { secondStep: signedIn.token };
  await noteSignIn(deps, signedIn.account.id, caller);
  return { token: signedIn.token, data: await readOwnAccount(db, signedIn.account.id) };
}

/** The second step, with the token that the first one gave. A session comes of both alone. */
export async function takeSecondStep(
  deps: StaffSignInDeps,
  { token, code }: { token: string; code: string },
  caller: Caller,
): Promise<StaffSession> {
  const { db, limits, audit, secrets } = deps;
  await limits.take({
    key: hashLimitKey('staff-code-client', caller.client),
    limit: 50,
    windowSeconds: 3600,
  });
  const tokenHash = hashToken(token);
  const staffId = await ownerOfStep(db, tokenHash);
  await countCode(limits, staffId);
  const session = await db.transaction().execute(async (trx) => {
    const member = await readStaffRecord(trx, staffId, { lock: true });
    if (!(await spendCode({ trx, secrets }, member, code))) return null;
    // Two answers to one step at once: the second finds it gone.
    if (!(await deleteToken(trx, tokenHash))) throw tooLate();
    return issueSession(trx, { kind: 'staff', ...member }, { origin: caller });
  });
  if (session === null) {
    await audit.note({ action: 'sign-in code', result: 401, who: { staffId }, ip: caller.ip });
    throw fieldError('code', 'staff.errors.wrongCode');
  }
  await deleteCodeAttempts(limits, staffId);
  await rememberClient(db, 'staff', staffId, caller.client);
  await noteSignIn(deps, staffId, caller);
  return { token: session, data: await readOwnAccount(db, staffId) };
}

async function ownerOfStep(db: Kysely<Database>, tokenHash: Buffer): Promise<number> {
  const owner = await selectStepOwner(db, tokenHash);
  if (!owner) throw tooLate();
  return owner.staffId;
}

function tooLate(): AppError {
  return new AppError('unauthorized', 'staff.errors.signInAgain' satisfies MessageKey);
}

async function noteSignIn({ db, audit }: StaffSignInDeps, staffId: number, { ip }: Caller): Promise<void> {
  await updateSignedIn(db, staffId);
  await audit.note({ action: 'sign-in', result: 200, who: { staffId }, ip });
}

/** Makes the first admin with the token of the set-up link, once, and signs them in; else 404. */
export async function setUpShop(
  deps: StaffSignInDeps,
  { token, email, password }: StaffSetup,
  caller: Caller,
): Promise<StaffSignInAnswer> {
  const { db, limits, passwords } = deps;
  await limits.take({ key: hashLimitKey('staff-setup', caller.client), limit: 10, windowSeconds: 3600 });
  refuseCommonPassword(password, [email]);
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    await spendSetupToken(trx, hashToken(token));
    await insertAdmin(trx, { email, passwordHash });
  });
  const session = await logInStaff(deps, { email, password }, caller);
  if (!session) throw new Error('The new admin cannot sign in');
  return session;
}

/**
 * Every set-up link is spent by the first that is used: of two at once one waits, and finds none. Once there
 * is somebody on the staff they are good for nothing.
 */
async function spendSetupToken(trx: Kysely<Database>, tokenHash: Buffer): Promise<void> {
  if (!(await deleteSetupTokens(trx, tokenHash))) throw notFound('link');
}
