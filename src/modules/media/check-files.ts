import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';

import { originalKey } from './image-storage.ts';
import { selectFilesAfter, type KnownFile } from './files.queries.ts';

export type FileState = 'whole' | 'missing' | 'damaged';

/** Files that are looked at side by side. */
const atOnce = 8;

/** Reads a file through: names are the beginning of the hash of contents, so it is known what must come out. */
export async function stateOf(files: FileStore, file: KnownFile): Promise<FileState> {
  const opened = await files.open(originalKey(file.hash, file.ext));
  if (!opened) return 'missing';
  const { hash, bytes } = await digest(opened.stream);
  return hash.startsWith(file.hash) && bytes === file.bytes ? 'whole' : 'damaged';
}

/** SHA-256 in hexadecimal, and length. */
export async function digest(stream: Readable): Promise<{ hash: string; bytes: number }> {
  const sha256 = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream) {
    const part = chunk as Buffer;
    sha256.update(part);
    bytes += part.length;
  }
  return { hash: sha256.digest('hex'), bytes };
}

/** Does something with every file that a picture has, some at a time; an error ends it after those under way. */
export async function forEachFile(
  db: Kysely<Database>,
  act: (file: KnownFile) => Promise<void>,
): Promise<void> {
  let after: KnownFile | undefined;
  for (;;) {
    const page = await selectFilesAfter(db, after, 500);
    for (let start = 0; start < page.length; start += atOnce) {
      const outcomes = await Promise.allSettled(page.slice(start, start + atOnce).map(act));
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed) throw failed.reason;
    }
    after = page.at(-1);
    if (!after) return;
  }
}

export interface FilesReport {
  whole: number;
  missing: string[];
  damaged: string[];
  /** Files that no picture has: left by uploads that broke off, or of another shop. */
  unknown: string[];
}

/** Reads the original of every picture, and looks for files that belong to none. */
export async function checkFiles(db: Kysely<Database>, files: FileStore): Promise<FilesReport> {
  const report: FilesReport = { whole: 0, missing: [], damaged: [], unknown: [] };
  const known = new Set<string>();
  await forEachFile(db, async (file) => {
    const key = originalKey(file.hash, file.ext);
    known.add(key);
    const state = await stateOf(files, file);
    if (state === 'whole') report.whole++;
    else report[state].push(key);
  });
  for await (const { key } of files.list('images/')) if (!known.has(key)) report.unknown.push(key);
  return report;
}
