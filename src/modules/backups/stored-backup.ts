import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileStore } from '#platform/files/file-store.ts';

import {
  BackupError,
  fileListName,
  isFolderPath,
  manifestName,
  readFileList,
  readManifest,
  type ListedFile,
} from './backup-manifest.ts';
import type { MadeBackup } from './make-backup.ts';
import { listContents, type SharedContents } from './shared-contents.ts';
import { forEach, isKept, ownPlace, sharedPlace } from './stored-files.ts';

/** Larger ones are sent in parts. */
const wholeBytes = 8 * 2 ** 20;
const fileOptions = { contentType: 'application/octet-stream' };
const dayMs = 24 * 3_600_000;
/** What lies there from earlier backups is read anew once in so many days, a share of it with each. */
const rereadDays = 30;

interface StoredBackupOptions {
  staging: string;
  store: FileStore;
  /** As the owner names it. */
  name: string;
  make(folder: string): Promise<MadeBackup>;
  /** Where the bucket has files of earlier backups, of which none is sent again; default the backup has all its own. */
  contents?: SharedContents;
  /** False where somebody else may be making a backup by now, which `contents` does not bear. */
  mayFinish?(): Promise<boolean>;
  now?: () => number;
}

/**
 * Makes a backup in a folder of this machine, copies it to a storage and reads back from there every file that it has
 * sent, and of those that lay there a thirtieth. The folder is removed in any case; without a manifest, which comes
 * last, what lies in the storage is no backup.
 */
export async function makeStoredBackup(options: StoredBackupOptions): Promise<MadeBackup> {
  const { staging, store, name, make } = options;
  for await (const { key } of store.list('')) {
    throw new BackupError(`${name} is not empty (${key}). Name another one: a backup replaces none.`);
  }
  try {
    await rm(staging, { recursive: true, force: true });
    const made = await make(staging);
    await uploadBackup(options);
    return made;
  } catch (error) {
    // What was sent by its content stays for the next one.
    await removeStoredBackup(store).catch(() => {});
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function uploadBackup(options: StoredBackupOptions): Promise<void> {
  const { staging, store, name, contents, mayFinish, now = Date.now } = options;
  const manifest = await readManifest(staging);
  const files = await readFileList(staging, manifest);
  const place = contents ? sharedPlace(contents, await listContents(contents)) : ownPlace(store);
  const sent = new Map(
    files.filter(({ path }) => !isFolderPath(path)).map((file) => [place.keyOf(file), file]),
  );
  const today = Math.floor(now() / dayMs);
  await forEach([...sent.values()], async (file) => {
    if (contents && file.bytes === 0) return;
    if (place.isThere(file) && (!isDue(file, today) || (await isKept(place, file)))) return;
    const path = join(staging, file.path);
    const content = file.bytes > wholeBytes ? createReadStream(path) : await readFile(path);
    await place.store.put(place.keyOf(file), content, fileOptions);
    if (await isKept(place, file)) return;
    throw new BackupError(`${file.path} does not lie in ${name} as it was sent. Make the backup again.`);
  });
  await putOwn(options, fileListName, await readFile(join(staging, fileListName)));
  if (mayFinish && !(await mayFinish()))
    throw new BackupError(`${name} took so long that another backup was begun. Make the backup again.`);
  const own = contents ? { ...manifest, format: 2 as const, contents: contents.name } : manifest;
  await putOwn(options, manifestName, Buffer.from(`${JSON.stringify(own, null, 2)}\n`));
}

async function putOwn(
  { store, name }: Pick<StoredBackupOptions, 'store' | 'name'>,
  key: string,
  bytes: Buffer,
): Promise<void> {
  await store.put(key, bytes, fileOptions);
  if (!(await store.read(key))?.equals(bytes))
    throw new BackupError(`${key} does not lie in ${name} as it was sent. Make the backup again.`);
}

function isDue({ sha256 = '' }: ListedFile, today: number): boolean {
  return Number.parseInt(sha256.slice(0, 8), 16) % rereadDays === today % rereadDays;
}

/** Without its manifest first it is no backup any more, however far we come. */
export async function removeStoredBackup(store: FileStore): Promise<void> {
  await store.remove(manifestName);
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  await forEach(keys, (key) => store.remove(key));
}
