import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import { deleteSuppression, selectSuppression } from './marketing-mail.queries.ts';

/** Its owner has unsubscribed, or wants not even to be asked. */
export async function isSuppressed(db: Kysely<Database>, emailHash: Buffer): Promise<boolean> {
  return (await selectSuppression(db, emailHash)) !== null;
}

/** Its owner wants not even to be asked. */
export async function isRefused(db: Kysely<Database>, emailHash: Buffer): Promise<boolean> {
  return (await selectSuppression(db, emailHash)) === 'refused';
}

/** Its owner, who reads the mail to it, has asked to be written to. */
export async function allowMail(db: Kysely<Database>, emailHash: Buffer): Promise<void> {
  await deleteSuppression(db, emailHash);
}
