import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';

import type { LoadedIndex } from './answer-from-index.ts';
import { compactBitmap } from './bitmap.ts';
import { loadFacetDictionary } from './facet-dictionary.ts';
import { createIndexRows, type IndexRows } from './index-rows.ts';
import {
  selectListingMoments,
  selectListingRows,
  selectListingRowsAfter,
  selectListingSize,
} from './listing.queries.ts';
import { countPosting } from './posting.ts';

const rowsAtOnce = 2000;

/**
 * Reads products again; false when there is no room left. An order that leaves something in stock changes nothing
 * here, and costs no summary of a catalog.
 */
export async function rereadProducts(
  db: Kysely<Database>,
  index: LoadedIndex,
  ids: number[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = new Map((await selectListingRows(db, ids)).map((row) => [row.id, row]));
  const changed = ids.filter((id) => rows.get(id)?.version !== index.rows.versionOf(id));
  if (changed.length === 0) return true;
  const dictionary = await loadFacetDictionary(db);
  for (const id of changed) {
    const row = rows.get(id);
    if (!row) index.rows.remove(id);
    else if (!index.rows.put(row)) return false;
  }
  index.dictionary = dictionary;
  index.sides.clear();
  index.counts = undefined;
  return true;
}

export function countListed({ catalogs, alive }: IndexRows): Map<number, number> {
  const compact = compactBitmap(alive);
  const counts = [...catalogs].map(([id, posting]) => [id, countPosting(posting, alive, compact)] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/**
 * Reads all rows in steps, so that neither the database nor the event loop is held; null when given up. Prices
 * written ahead are read along, so that a boundary that comes meanwhile is crossed in the end.
 */
export async function loadIndex(
  db: Kysely<Database>,
  options: { clock: () => number; goesOn: () => boolean },
): Promise<LoadedIndex | null> {
  const askedAt = options.clock();
  const moments = await selectListingMoments(db);
  const boundaries = moments.map(({ id, inMs }) => ({ momentId: id, at: askedAt + inMs }));
  const size = await selectListingSize(db);
  // A fifth of spare rows: each changed product takes a new one.
  const rows = createIndexRows(
    Math.ceil(size * 1.2) + 1024,
    moments.map(({ id }) => id),
  );
  let after = 0;
  while (options.goesOn()) {
    const batch = await selectListingRowsAfter(db, after, rowsAtOnce);
    const last = batch.at(-1);
    if (!last) {
      await rows.sort();
      return { rows, dictionary: await loadFacetDictionary(db), sides: new Map(), boundaries };
    }
    if (!batch.every((row) => rows.put(row))) return loadIndex(db, options);
    after = last.id;
  }
  return null;
}
