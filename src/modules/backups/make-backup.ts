import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';

import { copyCluster } from '#db/backup/copy-cluster.ts';
import { readMigrations, withClient } from '#db/backup/read-shop.ts';
import { programVersion } from '#domain/program-version.ts';

import { BackupError, dataFolder, type BackupManifest } from './backup-manifest.ts';
import { beginBackup, type BackupWriter } from './backup-writer.ts';
import { clusterPath, keyFile, listDataFiles, ownBackupsFolder, picturePath } from './data-files.ts';
import { examineCopy } from './examine-shop.ts';

export interface ShopPlace {
  dataDir: string;
  /** Of the running server. */
  databaseUrl: string;
  /** SECRET_KEY is set, so that the key in the data folder opens nothing. */
  hasOwnKey: boolean;
}

/** Where the shop's data lie, for backups of it. */
export interface BackedUpPlace extends ShopPlace {
  /** The server is the shop's own, so that its files can be copied. */
  isEmbedded: boolean;
  /** Pictures are in a bucket, so that a copy of files has none. */
  hasBucket: boolean;
}

export interface BackupOptions extends ShopPlace {
  /** Becomes the backup; must not exist or be empty. */
  folder: string;
  /** Default true: without the key payment keys and two-factor secrets of the backup cannot be read. */
  withKey?: boolean;
  /** Default true: a server is started on a copy of the backup, and doctor looks at it. */
  check?: boolean;
  /** Pictures are in a bucket: none is looked for in the data folder. */
  hasBucket?: boolean;
  /** False gives up durability for speed: for tests only. */
  durable?: boolean;
}

export interface MadeBackup {
  manifest: BackupManifest;
  /** What doctor found in the copy, a sentence each: it is as the shop is. */
  findings: string[];
}

/**
 * Makes a backup of a shop with an embedded server, which may be selling: all that it acknowledged before the end of
 * the copy is in it. Throws `BackupError` with what to do; then there is none.
 */
export async function makeBackup(options: BackupOptions): Promise<MadeBackup> {
  const { dataDir, databaseUrl, withKey = true, check = true, hasBucket = false, durable = true } = options;
  const folder = resolve(options.folder);
  refuseInsideData(folder, dataDir);
  const migrations = await withClient(databaseUrl, readMigrations);
  if (migrations.length === 0)
    throw new BackupError(`${dataDir} holds no shop yet: there is nothing to back up.`);
  const writer = await beginBackup(folder, durable);
  try {
    const copy = await copyCluster({
      url: databaseUrl,
      folder: join(dataDir, clusterPath),
      target: below(writer, `${dataFolder}/${clusterPath}`),
    });
    // After the database: every picture that its rows name has been written by then.
    for await (const path of listDataFiles(dataDir)) {
      await writer.addFile(join(dataDir, path), `${dataFolder}/${path}`);
    }
    const key = await addKey(writer, options, withKey);
    const written = join(writer.folder, dataFolder);
    const findings = check
      ? await examineCopy(
          join(written, clusterPath),
          `${folder}.check-${process.pid}`,
          (hash, ext) => hasBucket || existsSync(join(written, picturePath(hash, ext))),
        )
      : [];
    const manifest = await writer.finish({
      kind: 'files',
      madeAt: copy.stoppedAt.toISOString(),
      program: programVersion,
      postgres: copy.serverVersion,
      migrations,
      key,
      log: { start: copy.startLsn, stop: copy.stopLsn, timeline: copy.timeline, chain: copy.chain },
      rows: null,
    });
    return { manifest, findings };
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

function below(writer: BackupWriter, prefix: string) {
  return {
    addFolder: (path: string) => writer.addFolder(`${prefix}/${path}`),
    addFile: (from: string, path: string) => writer.addFile(from, `${prefix}/${path}`),
    addBytes: (bytes: Buffer, path: string) => writer.addBytes(bytes, `${prefix}/${path}`),
  };
}

export async function addKey(
  writer: BackupWriter,
  { dataDir, hasOwnKey }: Pick<ShopPlace, 'dataDir' | 'hasOwnKey'>,
  withKey: boolean,
): Promise<BackupManifest['key']> {
  if (hasOwnKey) return 'environment';
  if (!withKey) return 'left-out';
  await writer.addFile(join(dataDir, keyFile), `${dataFolder}/${keyFile}`);
  return 'included';
}

/** It would grow by itself, or lie where the program looks for something else. */
export function refuseInsideData(folder: string, dataDir: string): void {
  if (isBelow(folder, join(dataDir, ownBackupsFolder)) || !isBelow(folder, dataDir)) return;
  throw new BackupError(
    `${folder} lies in the data folder ${dataDir}. Name a folder elsewhere, best on another disk.`,
  );
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way === '' || (!way.startsWith('..') && !isAbsolute(way));
}
