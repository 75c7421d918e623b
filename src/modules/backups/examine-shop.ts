import { constants } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { readEveryRow, withClient } from '#db/backup/read-shop.ts';
import { createDatabase } from '#db/database.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { createPool } from '#db/pool.ts';
import { checkInvariants } from '#modules/maintenance/check-invariants.ts';

import { clusterPath } from './data-files.ts';
import { selectPictureFiles } from './pictures.queries.ts';

/**
 * What is doubtful in a shop's database and pictures, a sentence each; none in a healthy one. Throws where the
 * database cannot be read.
 */
export async function examineShop(
  url: string,
  hasPicture: (hash: string, ext: string) => boolean,
): Promise<string[]> {
  await withClient(url, readEveryRow);
  const db = createDatabase(createPool({ connectionString: url, max: 1, statementTimeoutMs: 0 }));
  try {
    const breaches = await checkInvariants(db);
    const missing = (await selectPictureFiles(db)).filter(({ hash, ext }) => !hasPicture(hash, ext));
    const findings = breaches.map(
      ({ name, meaning, count, examples }) => `${name}: ${count} (${examples.join(', ')}). ${meaning}`,
    );
    if (missing.length > 0) {
      const examples = missing.slice(0, 5).map(({ hash, ext }) => `${hash}.${ext}`);
      findings.push(`pictures: the files of ${missing.length} are missing (${examples.join(', ')}).`);
    }
    return findings;
  } finally {
    await db.destroy();
  }
}

/**
 * Starts a server on a copy of the copied cluster, in the folder `place`, which is removed afterwards: the server
 * changes what it starts on, and the backup stays as it was written.
 */
export async function examineCopy(
  cluster: string,
  place: string,
  hasPicture: (hash: string, ext: string) => boolean,
): Promise<string[]> {
  const folder = join(place, clusterPath);
  await rm(place, { recursive: true, force: true });
  try {
    await mkdir(join(folder, '..'), { recursive: true });
    await cp(cluster, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    const server = await startPostgres({ dataDir: place, fsync: false, temporary: true, maxConnections: 10 });
    try {
      return await examineShop(server.url, hasPicture);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
