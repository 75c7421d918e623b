import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { isSafeKey, type FileStore } from '#platform/files/file-store.ts';
import { createLimit } from '#platform/limits/limit-concurrency.ts';

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

const filesAtOnce = 8;
/** Larger ones are sent in parts. */
const wholeBytes = 8 * 2 ** 20;
const fileOptions = { contentType: 'application/octet-stream' };

/** Names that no address takes are told by their content. */
function keyOf({ path, sha256 }: ListedFile): string {
  return isSafeKey(path) ? path : `files/${sha256}`;
}

/**
 * Makes a backup in a folder of this machine, copies it to a storage and reads every file back from there. The folder
 * is removed in any case; without a manifest, which comes last, what lies in the storage is no backup.
 */
export async function makeStoredBackup({
  staging,
  store,
  name,
  make,
}: {
  staging: string;
  store: FileStore;
  /** As the owner names it. */
  name: string;
  make(folder: string): Promise<MadeBackup>;
}): Promise<MadeBackup> {
  for await (const { key } of store.list('')) {
    throw new BackupError(`${name} is not empty (${key}). Name another one: a backup replaces none.`);
  }
  try {
    await rm(staging, { recursive: true, force: true });
    const made = await make(staging);
    await uploadBackup(staging, store, name);
    return made;
  } catch (error) {
    await removeStoredBackup(store).catch(() => {});
    throw error;
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function uploadBackup(folder: string, store: FileStore, name: string): Promise<void> {
  const files = (await readFileList(folder, await readManifest(folder))).filter(
    ({ path }) => !isFolderPath(path),
  );
  await forEach(files, async (file) => {
    const path = join(folder, file.path);
    const content = file.bytes > wholeBytes ? createReadStream(path) : await readFile(path);
    await store.put(keyOf(file), content, fileOptions);
    if (await isKept(store, file)) return;
    throw new BackupError(`${file.path} does not lie in ${name} as it was sent. Make the backup again.`);
  });
  for (const own of [fileListName, manifestName]) {
    const bytes = await readFile(join(folder, own));
    await store.put(own, bytes, fileOptions);
    if (!(await store.read(own))?.equals(bytes))
      throw new BackupError(`${own} does not lie in ${name} as it was sent. Make the backup again.`);
  }
}

async function isKept(store: FileStore, file: ListedFile): Promise<boolean> {
  if (file.bytes === 0) return (await store.head(keyOf(file)))?.size === 0;
  const opened = await store.open(keyOf(file));
  if (!opened) return false;
  const hash = createHash('sha256');
  for await (const chunk of opened.stream) hash.update(chunk as Buffer);
  return hash.digest('hex') === file.sha256;
}

/** Copies a backup from a storage into a new folder; what is damaged is found by whoever reads it there. */
export async function downloadBackup(store: FileStore, name: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const own of [manifestName, fileListName]) {
    const bytes = await store.read(own);
    if (!bytes)
      throw new BackupError(`${name} is not a backup: it has no ${own}. One that was interrupted has none.`);
    await writeFile(join(folder, own), bytes, { mode: 0o600 });
  }
  const files = await readFileList(folder, await readManifest(folder));
  await forEach(files, async (file) => {
    const path = join(folder, file.path);
    if (isFolderPath(file.path)) return void (await mkdir(path, { recursive: true }));
    await mkdir(dirname(path), { recursive: true });
    if (file.bytes === 0) return writeFile(path, '', { mode: 0o600 });
    const opened = await store.open(keyOf(file));
    if (!opened) throw new BackupError(`${name} is damaged: ${file.path} (missing). Use another backup.`);
    await pipeline(opened.stream, createWriteStream(path, { mode: 0o600 }));
  });
}

/** Without its manifest first it is no backup any more, however far we come. */
export async function removeStoredBackup(store: FileStore): Promise<void> {
  await store.remove(manifestName);
  const keys: string[] = [];
  for await (const { key } of store.list('')) keys.push(key);
  await forEach(keys, (key) => store.remove(key));
}

/** Throws the first failure once all have ended: who clears away then finds nobody writing. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const limit = createLimit(filesAtOnce);
  const done = await Promise.allSettled(items.map((item) => limit.run(() => work(item))));
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
