import { resolve } from 'node:path';

import { exportRows } from '#db/backup/export-rows.ts';
import { startPostgres } from '#db/embedded/start-postgres.ts';
import { programVersion } from '#domain/program-version.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import type { FileStore } from '#platform/files/file-store.ts';

import { BackupError, dataFolder, tablesFolder, type BackupManifest } from './backup-manifest.ts';
import { beginBackup, type BackupWriter } from './backup-writer.ts';
import { listDataFiles, picturePath, productFilesFolder } from './data-files.ts';
import { examineShop } from './examine-shop.ts';
import { importDatabase } from './import-shop.ts';
import { addKey, refuseInsideData, type BackupOptions, type MadeBackup } from './make-backup.ts';

export interface ExportOptions extends BackupOptions {
  storage: Pick<ImageStorage, 'readOriginal' | 'files'>;
}

/**
 * Writes the whole shop in a form that any PostgreSQL from 15 on takes in, of the same or a newer version of Vitrina:
 * the rows of all tables as they stood at one moment, the pictures, and the key. The shop may be selling. Throws
 * `BackupError`; then there is no export.
 */
export async function exportShop(options: ExportOptions): Promise<MadeBackup> {
  const { dataDir, databaseUrl, storage, withKey = true, check = true, durable = true } = options;
  const folder = resolve(options.folder);
  refuseInsideData(folder, dataDir);
  const writer = await beginBackup(folder, durable);
  try {
    const { at, serverVersion, migrations, tables, sequences, pictures } = await exportRows(
      databaseUrl,
      (table, lines) => writer.addLines(lines, `${tablesFolder}/${table}.jsonl`),
    );
    if (migrations.length === 0)
      throw new BackupError('The database holds no shop yet: there is nothing to export.');
    const missing = await addPictures(writer, storage, pictures);
    await addProductFiles(writer, storage.files);
    for await (const path of listDataFiles(dataDir)) {
      // Those were taken from the storage, wherever that is.
      if (!/^(?:images|product-files)\//.test(path))
        await writer.addFile(`${dataDir}/${path}`, `${dataFolder}/${path}`);
    }
    const key = await addKey(writer, options, withKey);
    const about = {
      kind: 'rows',
      madeAt: at.toISOString(),
      program: programVersion,
      postgres: serverVersion,
      migrations,
      key,
      log: null,
      rows: { tables, sequences },
    } as const;
    const findings = check
      ? await examineImport(
          writer.folder,
          about,
          `${folder}.check-${process.pid}`,
          (path) => !missing.has(path),
        )
      : [];
    return { manifest: await writer.finish(about), findings };
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

/** Returns the paths of those whose files are gone. */
async function addPictures(
  writer: BackupWriter,
  storage: ExportOptions['storage'],
  pictures: readonly { hash: string; ext: string }[],
): Promise<Set<string>> {
  const missing = new Set<string>();
  for (const { hash, ext } of pictures) {
    const path = picturePath(hash, ext);
    const bytes = await storage.readOriginal(hash, ext);
    if (bytes) await writer.addBytes(bytes, `${dataFolder}/${path}`);
    else missing.add(path);
  }
  return missing;
}

/** After the rows, so that each of these has its file. */
async function addProductFiles(writer: BackupWriter, files: FileStore): Promise<void> {
  for await (const { key } of files.list(productFilesFolder)) {
    const opened = await files.open(key);
    if (opened) await writer.addStream(opened.stream, `${dataFolder}/${key}`);
  }
}

/** Takes the rows in by a server of its own in the folder `place`, and looks at them there. */
async function examineImport(
  folder: string,
  about: Pick<BackupManifest, 'migrations' | 'rows'>,
  place: string,
  hasPicture: (path: string) => boolean,
): Promise<string[]> {
  const server = await startPostgres({ dataDir: place, fsync: false, temporary: true, maxConnections: 10 });
  try {
    await importDatabase(server.url, folder, about);
    return await examineShop(server.url, (hash, ext) => hasPicture(picturePath(hash, ext)));
  } finally {
    await server.stop();
  }
}
