import { sql, type ExpressionBuilder, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import type { Passwords } from '#modules/auth/password-hash.ts';
import { forgetClients } from '#modules/auth/sign-in.ts';
import { hashToken, revokeTokens } from '#modules/auth/tokens.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

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
  const user = await db
    .selectFrom('users')
    .select('id')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await enqueue(db, 'mail.password-reset', { userId: user?.id ?? nobody });
}

/** Sets a password by the token of such a mail, once, ends every session, and confirms the email. Throws 404 for any other token. */
export async function confirmPasswordReset(
  { db, limits, passwords }: ResetDeps,
  { token, password }: { token: string; password: string },
  client: string,
): Promise<void> {
  await limits.take({ key: hashLimitKey('reset-confirm', client), limit: 30, windowSeconds: 3600 });
  const tokenHash = hashToken(token);
  const link = await db
    .selectFrom('auth_tokens')
    .select('user_id as userId')
    .where((eb) => isResetLink(eb, tokenHash))
    .executeTakeFirst();
  if (!link?.userId) throw notFound('Link');
  const { userId } = link;
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
    const used = await trx
      .deleteFrom('auth_tokens')
      .where((eb) => isResetLink(eb, tokenHash))
      .returning('email')
      .executeTakeFirst();
    if (!used) throw notFound('Link');
    if (used.email && !(await proveEmail(trx, userId, used.email))) throw notFound('Link');
    await revokeTokens(trx, { userId });
    await forgetClients(trx, 'user', userId);
  });
}

function isResetLink(eb: ExpressionBuilder<Database, 'auth_tokens'>, tokenHash: Buffer) {
  return eb.and([
    eb('token_hash', '=', tokenHash),
    eb('purpose', '=', 'password_reset'),
    eb('expires_at', '>', sql<Date>`now()`),
  ]);
}
