import { createHash } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createTypedSecret } from '#platform/secrets/random-signs.ts';

import { deleteRecoveryCodes, insertRecoveryCodes, updateRecoveryCodeUsed } from './totp.queries.ts';

const count = 10;
/** 118 random bits, so that a plain hash keeps them (ASVS 5.0, 6.5.2). */
const groups = 6;

/** Puts ten new codes in the place of the old ones, and gives them in clear, the only time that they can be seen. */
export async function replaceRecoveryCodes(trx: Kysely<Database>, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () => createTypedSecret(groups));
  await deleteRecoveryCodes(trx, staffId);
  await insertRecoveryCodes(trx, staffId, codes.map(hashCode));
  return codes;
}

/** Spends a code; false for one that is wrong or was used. */
export function spendRecoveryCode(trx: Kysely<Database>, staffId: number, code: string): Promise<boolean> {
  return updateRecoveryCodeUsed(trx, staffId, hashCode(code));
}

/** However it was typed: capitals, spaces and hyphens do not count. */
function hashCode(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest();
}
