import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';

import { forEachFile, stateOf } from './check-files.ts';
import { originalKey, pictureOptions } from './image-storage.ts';

export interface MoveReport {
  copied: number;
  /** Were there and whole already. */
  there: number;
  /** Are in neither storage, or damaged where they came from. */
  missing: string[];
}

interface Move {
  from: FileStore;
  to: FileStore;
  onProgress?: (done: number) => void;
}

/**
 * Copies the originals of all pictures and reads each back. What is there and whole stays, so that it may be
 * interrupted and run again; nothing is removed. Renditions are made anew where they are asked for. Throws where a
 * file does not arrive as it left.
 */
export async function moveFiles(db: Kysely<Database>, { from, to, onProgress }: Move): Promise<MoveReport> {
  const report: MoveReport = { copied: 0, there: 0, missing: [] };
  let done = 0;
  await forEachFile(db, async (file) => {
    const key = originalKey(file.hash, file.ext);
    if ((await stateOf(to, file)) === 'whole') report.there++;
    else if ((await stateOf(from, file)) !== 'whole') report.missing.push(key);
    else {
      const source = await from.open(key);
      if (!source) throw new Error(`${key} went away while it was copied`);
      await to.put(key, source.stream, pictureOptions(key));
      const state = await stateOf(to, file);
      if (state !== 'whole') throw new Error(`${key} did not arrive as it left: it is ${state} there`);
      report.copied++;
    }
    onProgress?.(++done);
  });
  return report;
}
