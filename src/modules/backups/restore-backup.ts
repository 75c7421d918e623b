import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { disownBackups } from '#db/backup/disown-backups.ts';
import { readLastReplayed } from '#db/backup/recover-until.ts';
import { withClient } from '#db/backup/read-shop.ts';
import { lockDataDir } from '#db/embedded/data-lock.ts';
import { postgresMajor, startPostgres, type EmbeddedPostgres } from '#db/embedded/start-postgres.ts';
import { syncFolder } from '#platform/files/sync-folder.ts';

import {
  BackupError,
  dataFolder,
  isFolderPath,
  readFileList,
  readManifest,
  type BackupManifest,
  type ListedFile,
} from './backup-manifest.ts';
import { checkFiles } from './check-files.ts';
import { copyFile, syncTree, writeDurably } from './copy-file.ts';
import { clusterPath, picturePath, restoreMark } from './data-files.ts';
import { examineShop } from './examine-shop.ts';
import { findLog, takeLogIn, type ArchivedLog } from './restore-log.ts';

export interface RestoreOptions {
  folder: string;
  /** Does not exist, is empty, or holds what an interrupted restore has left. */
  dataDir: string;
  /** Those that this program knows. */
  knownMigrations: readonly string[];
  /** Default true: doctor looks at the restored server, which is started once in any case. */
  check?: boolean;
  /** Pictures are in a bucket: none is looked for in the data folder. */
  hasBucket?: boolean;
  /**
   * The log that goes on from the backup is taken in, until a moment or (`null`) as far as it goes; default it is
   * not, and the shop is that of the backup.
   */
  log?: { place: ArchivedLog; until: Date | null };
  /** False gives up durability for speed: for tests only. */
  durable?: boolean;
}

export interface RestoredShop {
  manifest: BackupManifest;
  /** What doctor found, a sentence each. */
  findings: string[];
  /** The last transaction that the log brought; null without a log. */
  lastAt: Date | null;
}

/**
 * Puts a backup of an embedded server's data folder into an empty one. Everything is read and compared with its
 * checksum before the first file is written. Throws `BackupError` with what to do.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredShop> {
  const { folder, dataDir, check = true, hasBucket = false, durable = true } = options;
  const manifest = await readManifest(folder);
  refuseWithoutContents(folder, manifest);
  refuseOtherKind(folder, manifest);
  refuseNewer(folder, manifest, options.knownMigrations);
  const files = await readFileList(folder, manifest);
  const log = options.log && (await findLog(folder, manifest, options.log));
  await checkFiles(folder, files);
  await claimDataDir(dataDir);
  try {
    const lock = await lockDataDir(dataDir);
    try {
      await putFiles(join(folder, dataFolder), files, dataDir);
      if (durable) await syncTree(dataDir);
    } finally {
      lock.release();
    }
    const start = () =>
      log
        ? takeLogIn(log, {
            dataDir,
            cluster: join(dataDir, clusterPath),
            until: options.log?.until ?? null,
            fsync: durable,
          })
        : startPostgres({ dataDir, fsync: durable });
    const started = await startOnce(start, { dataDir, check, hasBucket, hasLog: log !== undefined });
    await rm(join(dataDir, restoreMark));
    await syncFolder(dataDir);
    return { manifest, ...started };
  } catch (error) {
    // Half a shop is none: the next restore begins in an empty folder again.
    await clearClaimed(dataDir);
    throw error;
  }
}

/** Of one that shares its files in a bucket, somebody has fetched the folder alone. */
export function refuseWithoutContents(folder: string, { contents }: BackupManifest): void {
  if (contents === undefined || existsSync(join(folder, dataFolder))) return;
  throw new BackupError(
    `${folder} has the list of a backup whose files lie in ${contents} beside it in its bucket. Name it as it lies there: s3://bucket/folder/${basename(folder)}`,
  );
}

function refuseOtherKind(folder: string, { kind, postgres }: BackupManifest): void {
  if (kind === 'rows') {
    throw new BackupError(`${folder} is a portable export: put it back with npm run import -- ${folder}`);
  }
  const major = postgres.split('.')[0];
  if (major === postgresMajor) return;
  throw new BackupError(
    `${folder} holds data of PostgreSQL ${major}, and this version of Vitrina has ${postgresMajor}. Restore it with the ` +
      'version that made it, run npm run export there, and npm run import here.',
  );
}

export function refuseNewer(folder: string, manifest: BackupManifest, known: readonly string[]): void {
  if (manifest.migrations.every((name) => known.includes(name))) return;
  throw new BackupError(
    `${folder} was made by Vitrina ${manifest.program}, which is newer than this one: use that version or a newer one.`,
  );
}

/** Marks the folder as half restored, which keeps the shop from starting on it until all is there. */
export async function claimDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const names = await readdir(dataDir);
  if (names.includes(restoreMark)) {
    const lock = await lockDataDir(dataDir);
    await removeAllBut(dataDir, [restoreMark]);
    lock.release();
    return;
  }
  if (names.some((name) => name !== 'lost+found')) {
    throw new BackupError(
      `DATA_DIR ${dataDir} is not empty. Set DATA_DIR to an empty folder, or move this one away: nothing in it is replaced.`,
    );
  }
  await writeDurably(join(dataDir, restoreMark), 'A backup is being put back here. Run the restore again.\n');
  await syncFolder(dataDir);
}

async function clearClaimed(dataDir: string): Promise<void> {
  await removeAllBut(dataDir, [restoreMark, 'lost+found']);
  await rm(join(dataDir, restoreMark), { force: true });
}

async function removeAllBut(folder: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!kept.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function putFiles(from: string, files: readonly ListedFile[], dataDir: string): Promise<void> {
  const prefix = `${dataFolder}/`;
  const paths = files.filter(({ path }) => path.startsWith(prefix));
  const folders = new Set(paths.map(({ path }) => (isFolderPath(path) ? path.slice(0, -1) : dirname(path))));
  for (const path of folders) {
    // The user that the server runs as passes these; the cluster itself is closed below.
    await mkdir(join(dataDir, path.slice(prefix.length)), { recursive: true, mode: 0o755 });
  }
  await chmod(join(dataDir, clusterPath), 0o700);
  const put = async ({ path: listed, sha256 }: ListedFile) => {
    const path = listed.slice(prefix.length);
    const copied = await copyFile(join(from, path), join(dataDir, path));
    if (copied.sha256 === sha256) return;
    throw new BackupError(`${listed} of the backup changed while it was read. Use another backup.`);
  };
  await Promise.all(paths.filter(({ path }) => !isFolderPath(path)).map(put));
}

async function startOnce(
  start: () => Promise<EmbeddedPostgres>,
  {
    dataDir,
    check,
    hasBucket,
    hasLog,
  }: { dataDir: string; check: boolean; hasBucket: boolean; hasLog: boolean },
): Promise<Pick<RestoredShop, 'findings' | 'lastAt'>> {
  const server = await start();
  try {
    await withClient(server.url, disownBackups);
    const isThere = (hash: string, ext: string) => existsSync(join(dataDir, picturePath(hash, ext)));
    return {
      lastAt: hasLog ? await withClient(server.url, readLastReplayed) : null,
      findings: check ? await examineShop(server.url, (hash, ext) => hasBucket || isThere(hash, ext)) : [],
    };
  } finally {
    await server.stop();
  }
}
