import { AppError, fieldError } from '#domain/errors.ts';
import type { RecoveryCodes, TotpEnrolment } from '#domain/schemas/staff.schema.ts';
import type { StaffIdentity } from '#http/identity.ts';
import type { MessageKey } from '#locales/message-keys.ts';
import { revokeTokens } from '#modules/auth/tokens.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import type { OwnAccountDeps } from './own-account.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { countCode, deleteCodeAttempts, spendCode, useOfTotp } from './second-step.ts';
import { readStaffRecord } from './staff-records.ts';
import {
  deleteRecoveryCodes,
  selectRequiresTotp,
  updateTotpEnabled,
  updateTotpRemoved,
  updateTotpSecret,
} from './totp.queries.ts';
import { createTotpSecret, totpAddress } from './totp.ts';

export interface OwnTotpDeps extends OwnAccountDeps {
  /** What an app shows beside the code. */
  shopName(): Promise<string>;
  secrets: SecretBox;
}

/** A new secret, good for nothing until a code of it is confirmed. 409 when two-factor sign-in is on. */
export async function startTotp(
  { db, secrets, shopName }: OwnTotpDeps,
  { staffId }: StaffIdentity,
): Promise<TotpEnrolment> {
  const secret = createTotpSecret();
  const member = await updateTotpSecret(db, staffId, secrets.encrypt(secret, useOfTotp(staffId)));
  if (!member) throw conflict('staff.errors.totpOn');
  return { secret, address: totpAddress(secret, { shop: await shopName(), email: member.email }) };
}

/** Turns two-factor sign-in on with a code of the new secret; every other session ends. */
export async function confirmTotp(
  { db, limits, secrets }: OwnTotpDeps,
  { staffId, tokenHash }: StaffIdentity,
  code: string,
): Promise<RecoveryCodes> {
  await countCode(limits, staffId);
  const codes = await db.transaction().execute(async (trx) => {
    const member = await readStaffRecord(trx, staffId, { lock: true });
    if (member.hasTotp) throw conflict('staff.errors.totpOn');
    if (!(await spendCode({ trx, secrets }, member, code)))
      throw fieldError('code', 'staff.errors.wrongCode');
    await updateTotpEnabled(trx, staffId);
    await revokeTokens(trx, { staffId }, { except: tokenHash });
    return replaceRecoveryCodes(trx, staffId);
  });
  await deleteCodeAttempts(limits, staffId);
  return { codes };
}

/** 409 where the shop asks everybody for it. */
export async function turnOffTotp({ db }: OwnTotpDeps, { staffId }: StaffIdentity): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const member = await readStaffRecord(trx, staffId, { lock: true });
    if (!member.hasTotp) throw conflict('staff.errors.totpOff');
    if (await selectRequiresTotp(trx)) throw conflict('staff.errors.totpRequired');
    await removeTotp(trx, staffId);
  });
}

/** Ten new recovery codes; the old ones are good for nothing from now on. */
export async function renewRecoveryCodes(
  { db }: OwnTotpDeps,
  { staffId }: StaffIdentity,
): Promise<RecoveryCodes> {
  return db.transaction().execute(async (trx) => {
    const member = await readStaffRecord(trx, staffId, { lock: true });
    if (!member.hasTotp) throw conflict('staff.errors.totpOff');
    return { codes: await replaceRecoveryCodes(trx, staffId) };
  });
}

/** Of one's own, or of somebody who has lost the phone. */
export async function removeTotp(trx: OwnTotpDeps['db'], staffId: number): Promise<void> {
  await updateTotpRemoved(trx, staffId);
  await deleteRecoveryCodes(trx, staffId);
}

function conflict(message: MessageKey): AppError {
  return new AppError('conflict', message);
}
