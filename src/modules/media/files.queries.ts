import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

/**
 * Whoever writes or deletes the file of a picture holds this until their transaction ends: else the file of
 * an upload could be deleted as that of a picture that has just gone.
 */
export async function lockFile(trx: Transaction<Database>, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${hash}`}, 0))`.execute(trx);
}

export interface PictureFile {
  hash: string;
  ext: string;
}

/** Files that have lost their picture, the longest ago first. */
export async function selectRemovedFiles(db: Kysely<Database>, limit: number): Promise<PictureFile[]> {
  return db.selectFrom('removed_files').select(['hash', 'ext']).orderBy('removed_at').limit(limit).execute();
}

/** Whether a picture has the file. */
export async function isFileUsed(trx: Transaction<Database>, { hash, ext }: PictureFile): Promise<boolean> {
  const { rows } = await sql`select 1 from images where hash = ${hash} and ext = ${ext} limit 1`.execute(trx);
  return rows.length > 0;
}

/** Within the transaction that takes a file from its picture. */
export async function insertRemovedFiles(
  trx: Transaction<Database>,
  files: readonly PictureFile[],
): Promise<void> {
  if (files.length === 0) return;
  await trx
    .insertInto('removed_files')
    .values(files.map(({ hash, ext }) => ({ hash, ext })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRemovedFile(
  trx: Transaction<Database>,
  { hash, ext }: PictureFile,
): Promise<void> {
  await trx.deleteFrom('removed_files').where('hash', '=', hash).where('ext', '=', ext).execute();
}

export interface KnownFile extends PictureFile {
  /** Its length. */
  bytes: number;
}

/** Files that pictures have, each once, in the order of their names from the one after `after`. */
export async function selectFilesAfter(
  db: Kysely<Database>,
  after: PictureFile | undefined,
  limit: number,
): Promise<KnownFile[]> {
  const { rows } = await sql<KnownFile>`
    select hash, ext, max(bytes)::int as bytes from images
    where (hash, ext) > (${after?.hash ?? ''}, ${after?.ext ?? ''})
    group by hash, ext order by hash, ext limit ${limit}`.execute(db);
  return rows;
}
