import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { retryOnConflict } from '#db/retry-on-conflict.ts';
import { AppError } from '#domain/errors.ts';
import type { Log } from '#platform/log.ts';

import { claimFile, updateFileFailed, type ClaimedFile } from './files.queries.ts';
import { takeFile } from './take-file.ts';
import { takeOrders } from './take-orders.ts';
import { unpackArchive } from './unpack-archive.ts';

const readerOf = ({ kind, type }: ClaimedFile) =>
  kind === 'zip' ? unpackArchive : type === 'sale' ? takeOrders : takeFile;

/**
 * Unpacks the next archive or reads the next file that 1C has asked for, in one transaction: cut off, nothing of it is
 * there, and whichever instance comes next begins it anew. False when there is none, or others are at it.
 */
export async function runNextFile(
  db: Kysely<Database>,
  { log }: { log: Pick<Log, 'error'> },
): Promise<boolean> {
  let id: number | null = null;
  try {
    return await retryOnConflict(() =>
      db.transaction().execute(async (trx) => {
        const file = await claimFile(trx);
        id = file?.id ?? null;
        if (file) await readerOf(file)(trx, file);
        return file !== null;
      }),
    );
  } catch (error) {
    if (id === null || !(error instanceof AppError)) throw error;
    log.error({ err: error, fileId: id }, 'A file of 1C was refused');
    await updateFileFailed(db, id, error.message);
    return true;
  }
}
