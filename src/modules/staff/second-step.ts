import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import type { SecretBox } from '#platform/secrets/secret-box.ts';

import { spendRecoveryCode } from './recovery-codes.ts';
import type { StaffRecord } from './staff.queries.ts';
import { updateTotpStep } from './totp.queries.ts';
import { stepOfCode } from './totp.ts';

const quarterHour = 900;

/** Of a million codes three are good at a time: ten tries in a quarter of an hour come to nothing. */
export async function countCode(limits: RateLimiter, staffId: number): Promise<void> {
  await limits.take({ key: keyOf(staffId), limit: 10, windowSeconds: quarterHour });
}

/** After a right one. */
export async function deleteCodeAttempts(limits: RateLimiter, staffId: number): Promise<void> {
  await limits.delete(keyOf(staffId));
}

function keyOf(staffId: number): string {
  return hashLimitKey('staff-code', staffId);
}

/** What the secret of somebody's app is encrypted for. */
export function useOfTotp(staffId: number): string {
  return `totp:${staffId}`;
}

/**
 * Spends a code of the app, or a recovery code, whose owner's row is locked; false for a wrong or used one.
 * Codes of an app are taken once: whoever looks over a shoulder has nothing.
 */
export async function spendCode(
  { trx, secrets }: { trx: Kysely<Database>; secrets: SecretBox },
  member: StaffRecord,
  code: string,
): Promise<boolean> {
  if (!member.totpSecret) return false;
  // A secret that another key has encrypted leaves the recovery codes.
  const secret = secrets.decrypt(member.totpSecret, useOfTotp(member.id));
  const step = secret === null ? null : stepOfCode(secret, code, member.totpLastStep, Date.now());
  if (step === null) return member.hasTotp && spendRecoveryCode(trx, member.id, code);
  return updateTotpStep(trx, member.id, step);
}
