import type { Kysely, Transaction } from 'kysely';

import type { Database } from '#db/database.ts';

import {
  deleteRemovedFile,
  isFileUsed,
  lockFile,
  selectRemovedFiles,
  type PictureFile,
} from './files.queries.ts';
import type { ImageStorage } from './image-storage.ts';

const batch = 200;

/** Deletes the files of removed pictures, renditions too; one that a picture has again stays. */
export async function sweepFiles(db: Kysely<Database>, storage: ImageStorage): Promise<void> {
  const files = await selectRemovedFiles(db, batch);
  for (const file of files) await db.transaction().execute((trx) => sweepFile(trx, storage, file));
}

async function sweepFile(
  trx: Transaction<Database>,
  storage: ImageStorage,
  file: PictureFile,
): Promise<void> {
  await lockFile(trx, file.hash);
  if (!(await isFileUsed(trx, file))) {
    await storage.removeOriginal(file.hash, file.ext);
    await storage.removeDerived(file.hash);
  }
  await deleteRemovedFile(trx, file);
}
