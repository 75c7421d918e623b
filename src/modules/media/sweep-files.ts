import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

import { lockFile } from './files.queries.ts';
import type { ImageStorage } from './image-storage.ts';

const batch = 200;

interface PictureFile {
  hash: string;
  ext: string;
}

/** Deletes the files of removed pictures, renditions too; one that a picture has again stays. */
export async function sweepFiles(db: Kysely<Database>, storage: ImageStorage): Promise<void> {
  const files = await db
    .selectFrom('removed_files')
    .select(['hash', 'ext'])
    .orderBy('removed_at')
    .limit(batch)
    .execute();
  for (const file of files) await db.transaction().execute((trx) => sweepFile(trx, storage, file));
}

async function sweepFile(
  trx: Transaction<Database>,
  storage: ImageStorage,
  { hash, ext }: PictureFile,
): Promise<void> {
  await lockFile(trx, hash);
  const { rows } = await sql`select 1 from images where hash = ${hash} and ext = ${ext} limit 1`.execute(trx);
  if (rows.length === 0) {
    await storage.removeOriginal(hash, ext);
    await storage.removeDerived(hash);
  }
  await trx.deleteFrom('removed_files').where('hash', '=', hash).where('ext', '=', ext).execute();
}

/** Within the transaction that takes a file from its picture. */
export async function markRemoved(trx: Transaction<Database>, files: readonly PictureFile[]): Promise<void> {
  if (files.length === 0) return;
  await trx
    .insertInto('removed_files')
    .values(files.map(({ hash, ext }) => ({ hash, ext })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
