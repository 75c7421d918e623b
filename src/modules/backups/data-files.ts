import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { BackupError } from './backup-manifest.ts';

/** Of the embedded server's data folder, within DATA_DIR. */
export const clusterPath = 'postgres/18';
export const keyFile = 'secret.key';
/** Where the shop itself puts its backups, within DATA_DIR, unless told otherwise. */
export const ownBackupsFolder = 'backups';
/** Stands in DATA_DIR while a backup is put back into it. */
export const restoreMark = 'restore-incomplete';

/** The start of a server would make an empty shop where there is none. */
export function refuseMissingShop(dataDir: string): void {
  if (existsSync(join(dataDir, clusterPath, 'PG_VERSION'))) return;
  throw new BackupError(
    `DATA_DIR ${dataDir} holds no shop: there is nothing to back up. Set DATA_DIR to the shop’s data folder.`,
  );
}

/** A shop that started on half of its data would be another one. */
export function refuseHalfRestored(dataDir: string): void {
  if (!existsSync(join(dataDir, restoreMark))) return;
  throw new BackupError(
    `A backup was being put back into ${dataDir}, and that was interrupted. Run npm run restore (or import) again; it begins anew.`,
  );
}

/** Made anew (`cache`), told elsewhere (database, key), or of one process alone. */
const leftOut = new Set(['postgres', 'cache', keyFile, ownBackupsFolder, restoreMark]);

/** Paths of the files in DATA_DIR that belong to the shop beside its database: pictures, kept mails. */
export async function* listDataFiles(dataDir: string): AsyncGenerator<string> {
  for (const name of await readdir(dataDir)) {
    if (!leftOut.has(name) && !name.startsWith('vitrina.lock')) yield* listBelow(dataDir, name);
  }
}

async function* listBelow(root: string, path: string): AsyncGenerator<string> {
  const about = await stat(join(root, path)).catch(() => null);
  if (about?.isFile() && !path.endsWith('.tmp')) yield path;
  if (!about?.isDirectory()) return;
  for (const name of await readdir(join(root, path))) yield* listBelow(root, `${path}/${name}`);
}

/** Of the files that products give to download, in the storage and so in DATA_DIR. */
export const productFilesFolder = 'product-files/';

/** The path of a picture's file, as the storage on the disk names it. */
export function picturePath(hash: string, ext: string): string {
  return `images/${hash.slice(0, 2)}/${hash}.${ext}`;
}
