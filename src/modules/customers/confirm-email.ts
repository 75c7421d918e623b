import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { notFound } from '#domain/errors.ts';
import { hashToken } from '#modules/auth/tokens.ts';
import { waitForGuestOrders } from '#modules/orders/order-access.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import {
  attachGuestOrders,
  deleteConfirmation,
  lockAccount,
  updateEmailConfirmed,
} from './accounts.queries.ts';

interface ConfirmDeps {
  db: Kysely<Database>;
  limits: RateLimiter;
}

/** Asks for another mail with a link that confirms the account's email; none is sent for a confirmed one. */
export async function requestEmailConfirmation({ db, limits }: ConfirmDeps, userId: number): Promise<void> {
  await limits.take({ key: hashLimitKey('confirm-email-letter', userId), limit: 5, windowSeconds: 3600 });
  await enqueue(db, 'mail.confirm-email', { userId });
}

/**
 * Confirms the email of the signed-in account by the token of a mail, once. The link alone is not enough:
 * whoever gets a mail because somebody else has registered their address would hand over their orders by a
 * click. Throws 404 for a token that is not this account's, or was mailed to another address.
 */
export async function confirmEmail(
  { db, limits }: ConfirmDeps,
  userId: number,
  token: string,
): Promise<void> {
  await limits.take({ key: hashLimitKey('confirm-email', userId), limit: 30, windowSeconds: 3600 });
  await db.transaction().execute(async (trx) => {
    // First of all, as everybody who changes an account does: two in another order would wait for each other.
    await lockAccount(trx, userId);
    const email = await deleteConfirmation(trx, userId, hashToken(token));
    if (!email || !(await proveEmail(trx, userId, email))) throw notFound('link');
  });
}

/**
 * Notes that the account's owner has read a mail to `email`, and attaches the orders that were placed with
 * it as a guest. False, and nothing done, when the account has another email by now.
 */
export async function proveEmail(trx: Kysely<Database>, userId: number, email: string): Promise<boolean> {
  if (!(await updateEmailConfirmed(trx, userId, email))) return false;
  await waitForGuestOrders(trx, email);
  await attachGuestOrders(trx, userId, email);
  return true;
}
