import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { Passwords } from '#modules/auth/password-hash.ts';
import { refuseCommonPassword } from '#modules/auth/common-passwords.ts';
import { deleteClients } from '#modules/auth/sign-in.ts';
import { hashToken, revokeTokens } from '#modules/auth/tokens.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { selectAccount } from './account-reader.ts';
import { deleteResetLink, selectAccountId, selectResetLink, updatePassword } from './accounts.queries.ts';
import { proveEmail } from './confirm-email.ts';

interface ResetDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
  passwords: Passwords;
}

/** Leaves a message that the mailer drops, since nobody has this id. */
const nobody = 0;

/**
 * Asks for a mail with a link. Whether the email is known shows neither in the answer nor in its time: an
 * unknown one leaves a message too, because a commit is what takes long. More than 3 mails an hour to one
 * address are left out in silence, more than 10 requests of one client are refused.
 */
export async function requestPasswordReset(
  { db, limits }: Pick<ResetDeps, 'db' | 'limits'>,
  email: string,
  client: string,
): Promise<void> {
  await limits.take({ key: hashLimitKey('reset-client', client), limit: 10, windowSeconds: 3600 });
  if (!(await limits.tryTake({ key: hashLimitKey('reset-email', email), limit: 3, windowSeconds: 3600 })))
    return;
  const userId = await selectAccountId(db, email);
  await enqueue(db, 'mail.password-reset', { userId: userId ?? nobody });
}

/** Sets a password by the token of such a mail, once, ends every session, and confirms the email. Throws 404 for any other token. */
export async function confirmPasswordReset(
  { db, limits, passwords }: ResetDeps,
  { token, password }: { token: string; password: string },
  client: string,
): Promise<void> {
  await limits.take({ key: hashLimitKey('reset-confirm', client), limit: 30, windowSeconds: 3600 });
  const tokenHash = hashToken(token);
  const userId = await selectResetLink(db, tokenHash);
  if (!userId) throw notFound('link');
  const { email } = await selectAccount(db, userId);
  refuseCommonPassword(password, [email]);
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    await updatePassword(trx, userId, passwordHash);
    const used = await deleteResetLink(trx, tokenHash);
    if (!used) throw notFound('link');
    if (used.email && !(await proveEmail(trx, userId, used.email))) throw notFound('link');
    await revokeTokens(trx, { userId });
    await deleteClients(trx, 'user', userId);
  });
}
