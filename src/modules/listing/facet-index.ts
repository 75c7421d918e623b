import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { hasTag, idsOf, type Invalidated } from '#platform/cache/tags.ts';

import type { LoadedIndex } from './answer-from-index.ts';
import { compactBitmap } from './bitmap.ts';
import { loadFacetDictionary } from './facet-dictionary.ts';
import { createIndexRows, type IndexRows } from './index-rows.ts';
import { selectListingRows, selectListingRowsAfter, selectListingSize } from './listing.queries.ts';
import { countPosting } from './posting.ts';
import { rankSimilar } from './rank-similar.ts';

const rowsAtOnce = 2000;
const retryMs = 2000;

/**
 * The listing rows of the whole shop in memory (decision 7b): they answer in a fraction of a millisecond what
 * SQL answers in tens. They are never from before an invalidation: changed products are read again first, after
 * larger changes it stands aside until it has loaded anew.
 */
export interface FacetIndex extends Invalidated {
  /** Begins loading in the background; before that the index stays aside. */
  start(): void;
  /** Stops loading; a load under way ends after its present step. */
  stop(): void;
  /** Resolves when everything known is loaded. */
  settle(): Promise<void>;
  /** The rows once they know every change so far; null when that would take long, and SQL must answer. */
  current(): Promise<LoadedIndex | null>;
  /** Listed products of every catalog that has some; null when SQL must answer. */
  countByCatalog(): Promise<ReadonlyMap<number, number> | null>;
  /** Products that are most like the given ones, the most alike first; null when SQL must answer. */
  listSimilar(productIds: readonly number[], limit: number): Promise<number[] | null>;
  /** The product that bore the slug when it was last read: a guess, as long as its row is not compared. */
  guessBySlug(slug: string): number | undefined;
}

interface FacetIndexOptions {
  db: Kysely<Database>;
  onError?: (error: unknown) => void;
}

/**
 * Reads single products again by `product:{id}`, everything by `products`, `catalogs`, `catalog:{id}`, `facets`; by
 * `listing-order`, after a sale has begun or ended, everything too, but answers by the order of before meanwhile.
 */
export function createFacetIndex({ db, onError = () => {} }: FacetIndexOptions): FacetIndex {
  let loaded: LoadedIndex | null = null;
  let running = false;
  let stale = true;
  let reloading = false;
  let changedIds = new Set<number>();
  let work: Promise<void> | null = null;
  let rereading: Promise<void> | null = null;

  const isBehind = () => running && (stale || changedIds.size > 0);

  async function bringUpToDate(): Promise<void> {
    while (isBehind()) {
      const ids = changedIds;
      changedIds = new Set();
      try {
        if (stale) await reload();
        else if (loaded) await (rereading = reread(loaded, [...ids]));
      } catch (error) {
        dropEverything();
        onError(error);
        await sleep(retryMs, undefined, { ref: false });
      } finally {
        rereading = null;
        reloading = false;
      }
    }
  }

  async function reload(): Promise<void> {
    stale = false;
    reloading = true;
    const fresh = await loadIndex(db, () => running && !stale);
    if (!stale) loaded = fresh;
  }

  async function reread(index: LoadedIndex, ids: number[]): Promise<void> {
    if (!(await rereadProducts(db, index, ids))) dropEverything();
  }

  function dropEverything(): void {
    stale = true;
    loaded = null;
  }

  function wake(): void {
    if (!running || work) return;
    work = bringUpToDate().finally(() => {
      work = null;
      if (isBehind()) wake();
    });
  }

  async function current(): Promise<LoadedIndex | null> {
    for (let round = 0; round < 3; round++) {
      if (!loaded || !rereading) return loaded;
      await rereading.catch(() => {});
    }
    return null;
  }

  return {
    start() {
      running = true;
      wake();
    },
    stop() {
      running = false;
      dropEverything();
    },
    async settle() {
      const underWay = () => (running ? work : null);
      for (let step = underWay(); step; step = underWay()) await step;
    },
    current,
    async countByCatalog() {
      const index = await current();
      return index && (index.counts ??= countListed(index.rows));
    },
    async listSimilar(productIds, limit) {
      const index = await current();
      return index && rankSimilar(index.rows, productIds, limit);
    },
    guessBySlug: (slug) => loaded?.rows.productOf(slug),
    invalidate(tags) {
      if (hasTag(tags, 'products', 'catalogs', 'facets') || tags.some((tag) => tag.startsWith('catalog:'))) {
        dropEverything();
      }
      if (hasTag(tags, 'listing-order')) stale = true;
      for (const id of idsOf(tags, 'product')) changedIds.add(id);
      // Who loads anew reads no single ones: what is kept meanwhile would be from before.
      if ((stale || reloading) && changedIds.size > 0) loaded = null;
      wake();
    },
  };
}

/**
 * Reads products again; false when there is no room left. An order that leaves something in stock changes nothing
 * here, and costs no summary of a catalog.
 */
async function rereadProducts(db: Kysely<Database>, index: LoadedIndex, ids: number[]): Promise<boolean> {
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

function countListed({ catalogs, alive }: IndexRows): Map<number, number> {
  const compact = compactBitmap(alive);
  const counts = [...catalogs].map(([id, posting]) => [id, countPosting(posting, alive, compact)] as const);
  return new Map(counts.filter(([, count]) => count > 0));
}

/** Reads all rows in steps, so that neither the database nor the event loop is held; null when given up. */
async function loadIndex(db: Kysely<Database>, goesOn: () => boolean): Promise<LoadedIndex | null> {
  const size = await selectListingSize(db);
  // A fifth of spare rows: each changed product takes a new one.
  const rows = createIndexRows(Math.ceil(size * 1.2) + 1024);
  let after = 0;
  while (goesOn()) {
    const batch = await selectListingRowsAfter(db, after, rowsAtOnce);
    const last = batch.at(-1);
    if (!last) {
      await rows.sort();
      return { rows, dictionary: await loadFacetDictionary(db), sides: new Map() };
    }
    if (!batch.every((row) => rows.put(row))) return loadIndex(db, goesOn);
    after = last.id;
  }
  return null;
}
