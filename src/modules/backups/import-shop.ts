import { createReadStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { disownBackups } from '#db/backup/disown-backups.ts';
import { hasShop, importRows, ImportRefusal } from '#db/backup/import-rows.ts';
import { withClient } from '#db/backup/read-shop.ts';
import { listMigrations, migrateDatabase } from '#db/migrate.ts';
import { productFileOptions } from '#modules/downloads/product-file-options.ts';
import type { ImageStorage } from '#modules/media/image-storage.ts';
import { createLimit } from '#platform/limits/limit-concurrency.ts';

import {
  BackupError,
  dataFolder,
  isFolderPath,
  readFileList,
  readManifest,
  tablesFolder,
  type BackupManifest,
  type ListedFile,
} from './backup-manifest.ts';
import { checkFiles } from './check-files.ts';
import { writeDurably } from './copy-file.ts';
import { keyFile, productFilesFolder } from './data-files.ts';
import { examineShop } from './examine-shop.ts';
import { refuseNewer, refuseWithoutContents, type RestoredShop } from './restore-backup.ts';

/** Each is held in memory meanwhile. */
const filesAtOnce = 4;

export interface ImportOptions {
  folder: string;
  /** Of a database without a shop. */
  databaseUrl: string;
  dataDir: string;
  /** SECRET_KEY is set: the key of the export is not written. */
  hasOwnKey: boolean;
  storage: Pick<ImageStorage, 'readOriginal' | 'writeOriginal' | 'files'>;
}

/** Reads and compares an export before anything is made of it; throws `BackupError` with what to do. */
export async function openExport(folder: string): Promise<{ manifest: BackupManifest; files: ListedFile[] }> {
  const manifest = await readManifest(folder);
  refuseWithoutContents(folder, manifest);
  if (manifest.kind !== 'rows') {
    throw new BackupError(
      `${folder} is a backup of an embedded server's files: put it back with npm run restore -- ${folder}`,
    );
  }
  refuseNewer(folder, manifest, Object.keys(listMigrations()));
  const files = await readFileList(folder, manifest);
  await checkFiles(folder, files);
  return { manifest, files };
}

/**
 * Puts a portable export into a database without a shop, and its pictures into the storage. The rows come last and
 * all at once: an import that was interrupted leaves no shop, and may be begun again. Throws `BackupError`.
 */
export async function importShop(options: ImportOptions): Promise<Omit<RestoredShop, 'lastAt'>> {
  const { folder, databaseUrl, dataDir, storage } = options;
  const { manifest, files } = await openExport(folder);
  if (await hasShop(databaseUrl)) {
    throw new BackupError(
      'The database holds a shop already, and nothing in it is replaced. Name an empty one.',
    );
  }
  await mkdir(dataDir, { recursive: true });
  const pictures = new Set<string>();
  const put = async (path: string) => {
    // Too large for the memory.
    if (path.startsWith(productFilesFolder))
      return storage.files.put(path, createReadStream(join(folder, dataFolder, path)), productFileOptions);
    const bytes = await readFile(join(folder, dataFolder, path));
    const [, hash, ext] = /^images\/..\/([0-9a-f]+)\.([a-z]+)$/.exec(path) ?? [];
    if (hash && ext) {
      await storage.writeOriginal(hash, ext, bytes);
      pictures.add(`${hash}.${ext}`);
    } else if (path !== keyFile || !options.hasOwnKey) await putFile(join(dataDir, path), bytes);
  };
  const limit = createLimit(filesAtOnce);
  const paths = files
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${dataFolder}/`) && !isFolderPath(path))
    .map((path) => path.slice(dataFolder.length + 1));
  await Promise.all(paths.map((path) => limit.run(() => put(path))));
  await importDatabase(databaseUrl, folder, manifest);
  await migrateDatabase(databaseUrl);
  await withClient(databaseUrl, disownBackups);
  const findings = await examineShop(databaseUrl, (hash, ext) => pictures.has(`${hash}.${ext}`));
  return { manifest, findings };
}

/** Makes the tables as they were in the shop that was exported, and fills them. */
export async function importDatabase(
  url: string,
  folder: string,
  { migrations, rows }: Pick<BackupManifest, 'migrations' | 'rows'>,
): Promise<void> {
  const known = listMigrations();
  await migrateDatabase(url, Object.fromEntries(migrations.map((name) => [name, known[name] ?? ''])));
  try {
    await importRows(url, {
      tables: rows?.tables ?? [],
      sequences: rows?.sequences ?? [],
      read: (table) => readLines(join(folder, tablesFolder, `${table}.jsonl`)),
    });
  } catch (error) {
    if (error instanceof ImportRefusal) throw new BackupError(error.message, { cause: error });
    throw error;
  }
}

/** Node's own reader of lines ends them at U+2028 too, which JSON has in its texts. */
async function* readLines(file: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8')) {
    const lines = `${rest}${String(chunk)}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** What lies there already stays, and is refused unless it is the same. */
async function putFile(path: string, bytes: Buffer): Promise<void> {
  const there = await readFile(path).catch(() => null);
  if (there?.equals(bytes)) return;
  if (there) {
    throw new BackupError(
      `${path} exists and differs from that of the export. Move it away, or set DATA_DIR to an empty folder.`,
    );
  }
  await mkdir(dirname(path), { recursive: true });
  await writeDurably(path, bytes);
}
