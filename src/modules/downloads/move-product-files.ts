import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { digest } from '#modules/media/check-files.ts';
import type { MoveReport } from '#modules/media/move-files.ts';
import type { FileStore } from '#platform/files/file-store.ts';

import { selectStoredAfter, type StoredFile } from './product-files.queries.ts';
import { productFileOptions } from './product-file-options.ts';

/** Each with the length that it came with. */
export async function checkProductFiles(
  db: Kysely<Database>,
  files: FileStore,
): Promise<{ whole: number; missing: string[]; damaged: string[] }> {
  const report = { whole: 0, missing: [] as string[], damaged: [] as string[] };
  for await (const { storageKey, bytes } of listStored(db)) {
    const size = (await files.head(storageKey))?.size;
    if (size === bytes) report.whole++;
    else report[size === undefined ? 'missing' : 'damaged'].push(storageKey);
  }
  return report;
}

/**
 * Copies the files that products give to download, those that are sold no more too, and reads each back. May be
 * interrupted and run again, and removes nothing. Throws where a file does not arrive as it left.
 */
export async function moveProductFiles(
  db: Kysely<Database>,
  { from, to }: { from: FileStore; to: FileStore },
): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, there: 0, missing: [] };
  for await (const file of listStored(db)) {
    if ((await to.head(file.storageKey))?.size === file.bytes) report.there++;
    else if (await moveFile(file, { from, to })) report.copied++;
    else report.missing.push(file.storageKey);
  }
  return report;
}

/** False where it is missing or damaged. */
async function moveFile(
  { storageKey, bytes }: StoredFile,
  { from, to }: { from: FileStore; to: FileStore },
): Promise<boolean> {
  const before = await digestIn(from, storageKey);
  if (before?.bytes !== bytes) return false;
  const source = await from.open(storageKey);
  if (!source) return false;
  await to.put(storageKey, source.stream, productFileOptions);
  if ((await digestIn(to, storageKey))?.hash !== before.hash)
    throw new Error(`${storageKey} did not arrive as it left`);
  return true;
}

async function digestIn(files: FileStore, key: string) {
  const opened = await files.open(key);
  return opened && digest(opened.stream);
}

async function* listStored(db: Kysely<Database>): AsyncGenerator<StoredFile> {
  let after = 0;
  for (;;) {
    const page = await selectStoredAfter(db, after, 500);
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}
