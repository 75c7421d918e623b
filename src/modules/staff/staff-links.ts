import { notFound } from '#domain/errors.ts';
import type { StaffSignInAnswer } from '#domain/schemas/staff.schema.ts';
import { refuseCommonPassword } from '#modules/auth/common-passwords.ts';
import { deleteClients } from '#modules/auth/sign-in.ts';
import { hashToken, revokeTokens } from '#modules/auth/tokens.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import { enqueue } from '#platform/outbox/enqueue.ts';

import { logInStaff, type Caller, type StaffSignInDeps } from './staff-sign-in.ts';
import { deleteToken, selectLinkOwner } from './staff-tokens.queries.ts';
import { selectResettable, updatePassword, updateStaffName } from './staff.queries.ts';

/** Leaves a message that the mailer drops, since nobody has this id. */
const nobody = 0;

/** Sets the first password with the token of an invitation, once, and signs in. Throws 404 for any other token. */
export async function acceptInvitation(
  deps: StaffSignInDeps,
  { token, name, password }: { token: string; name: string; password: string },
  caller: Caller,
): Promise<StaffSignInAnswer> {
  const staffId = await setPassword(deps, { token, password, purpose: 'staff_invitation' }, caller);
  const email = await updateStaffName(deps.db, staffId, name);
  await deps.audit.note({ action: 'invitation accepted', result: 200, who: { staffId }, ip: caller.ip });
  const session = await logInStaff(deps, { email, password }, caller);
  if (!session) throw new Error('The new member of the staff cannot sign in');
  return session;
}

/**
 * Asks for a mail with a link. Whether the email is known shows neither in the answer nor in its time: an
 * unknown one leaves a message too, because a commit is what takes long.
 */
export async function requestStaffReset(
  { db, limits }: StaffSignInDeps,
  email: string,
  { client }: Caller,
): Promise<void> {
  await limits.take({ key: hashLimitKey('staff-reset-client', client), limit: 10, windowSeconds: 3600 });
  if (!(await limits.tryTake({ key: hashLimitKey('staff-reset', email), limit: 3, windowSeconds: 3600 })))
    return;
  const member = await selectResettable(db, email);
  await enqueue(db, 'mail.staff-reset', { staffId: member?.id ?? nobody });
}

/**
 * Sets a password with the token of such a mail, once. Every session ends, and two-factor sign-in stays: a
 * mailbox alone opens nothing. Throws 404 for any other token.
 */
export async function resetStaffPassword(
  deps: StaffSignInDeps,
  given: { token: string; password: string },
  caller: Caller,
): Promise<void> {
  const staffId = await setPassword(deps, { ...given, purpose: 'staff_reset' }, caller);
  await deps.audit.note({ action: 'password reset', result: 200, who: { staffId }, ip: caller.ip });
}

async function setPassword(
  { db, limits, passwords }: StaffSignInDeps,
  {
    token,
    password,
    purpose,
  }: { token: string; password: string; purpose: 'staff_invitation' | 'staff_reset' },
  { client }: Caller,
): Promise<number> {
  await limits.take({ key: hashLimitKey('staff-link', client), limit: 30, windowSeconds: 3600 });
  const tokenHash = hashToken(token);
  const member = await selectLinkOwner(db, tokenHash, purpose);
  if (!member) throw notFound('link');
  refuseCommonPassword(password, [member.email, member.name]);
  const passwordHash = await passwords.hash(password);
  await db.transaction().execute(async (trx) => {
    await updatePassword(trx, member.id, passwordHash);
    if (!(await deleteToken(trx, tokenHash))) throw notFound('link');
    await revokeTokens(trx, { staffId: member.id });
    await deleteClients(trx, 'staff', member.id);
  });
  return member.id;
}
