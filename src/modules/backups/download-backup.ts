import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import type { FileStore } from '#platform/files/file-store.ts';

import {
  BackupError,
  fileListName,
  isFolderPath,
  manifestName,
  readFileList,
  readManifest,
} from './backup-manifest.ts';
import { isContentsName } from './shared-contents.ts';
import { forEach, ownPlace, sharedPlace } from './stored-files.ts';

/**
 * Copies a backup from a storage into a new folder; what is damaged is found by whoever reads it there. `openBeside`
 * opens what the backup lies in, for files that it shares with others.
 */
export async function downloadBackup(
  store: FileStore,
  name: string,
  { folder, openBeside }: { folder: string; openBeside(): FileStore },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const own of [manifestName, fileListName]) {
    const bytes = await store.read(own);
    if (!bytes)
      throw new BackupError(`${name} is not a backup: it has no ${own}. One that was interrupted has none.`);
    await writeFile(join(folder, own), bytes, { mode: 0o600 });
  }
  const manifest = await readManifest(folder);
  const files = await readFileList(folder, manifest);
  const { contents } = manifest;
  if (contents !== undefined && !isContentsName(contents))
    throw new BackupError(`${name} is damaged: ${manifestName}. Use another backup.`);
  const place = contents ? sharedPlace({ place: openBeside(), name: contents }, new Map()) : ownPlace(store);
  await forEach(files, async (file) => {
    const path = join(folder, file.path);
    if (isFolderPath(file.path)) return void (await mkdir(path, { recursive: true }));
    await mkdir(dirname(path), { recursive: true });
    if (file.bytes === 0) return writeFile(path, '', { mode: 0o600 });
    const opened = await place.store.open(place.keyOf(file));
    if (!opened) throw new BackupError(`${name} is damaged: ${file.path} (missing). Use another backup.`);
    await pipeline(opened.stream, createWriteStream(path, { mode: 0o600 }));
  });
}
