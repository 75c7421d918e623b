import { sql, type Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

type Db = Kysely<Database>;

/** Keeps an encrypted secret for who has no two-factor sign-in, and gives their email. */
export async function updateTotpSecret(
  db: Db,
  staffId: number,
  secret: string,
): Promise<{ email: string } | undefined> {
  const { rows } = await sql<{ email: string }>`
    update staff set totp_secret = ${secret}, totp_last_step = 0
    where id = ${staffId} and totp_enabled_at is null returning email`.execute(db);
  return rows[0];
}

export async function updateTotpEnabled(trx: Db, staffId: number): Promise<void> {
  await sql`update staff set totp_enabled_at = now() where id = ${staffId}`.execute(trx);
}

export async function updateTotpRemoved(trx: Db, staffId: number): Promise<void> {
  await sql`update staff set totp_enabled_at = null, totp_secret = null where id = ${staffId}`.execute(trx);
}

/** False when a code of this step, or of a later one, was taken before. */
export async function updateTotpStep(trx: Db, staffId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', staffId)
    .where('totp_last_step', '<', sql<number>`${step}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteRecoveryCodes(trx: Db, staffId: number): Promise<void> {
  await trx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staffId).execute();
}

export async function insertRecoveryCodes(
  trx: Db,
  staffId: number,
  codeHashes: readonly Buffer[],
): Promise<void> {
  await trx
    .insertInto('staff_recovery_codes')
    .values(codeHashes.map((hash) => ({ staff_id: staffId, code_hash: hash })))
    .execute();
}

/** False for a code that is not there or was used. */
export async function updateRecoveryCodeUsed(trx: Db, staffId: number, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_recovery_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('staff_id', '=', staffId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether the shop asks everybody on the staff for two-factor sign-in. */
export async function selectRequiresTotp(db: Db): Promise<boolean> {
  const row = await db.selectFrom('staff_policy').select('requires_totp').executeTakeFirst();
  return row?.requires_totp ?? false;
}

export async function updateRequiresTotp(db: Db, requiresTotp: boolean): Promise<void> {
  await db.updateTable('staff_policy').set({ requires_totp: requiresTotp }).execute();
}
