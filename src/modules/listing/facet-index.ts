import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { hasTag, idsOf, type Invalidated } from '#platform/cache/tags.ts';

import type { LoadedIndex } from './answer-from-index.ts';
import { createBoundaryFollower } from './follow-boundaries.ts';
import { hasListingMoment } from './listing.queries.ts';
import { countListed, loadIndex, rereadProducts } from './load-index.ts';
import { rankSimilar } from './rank-similar.ts';

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
  /** Milliseconds, which never go back. */
  clock?: () => number;
  onError?: (error: unknown) => void;
}

/**
 * Reads single products again by `product:{id}`, everything by `products`, `catalogs`, `catalog:{id}`, `facets`; by
 * `listing-order`, after a sale has begun or ended, and `listing-ahead`, before that, everything too, but answers by the
 * order of before meanwhile. What was written ahead counts from its moment on, and no longer once `layers` have changed.
 */
export function createFacetIndex({
  db,
  clock = () => performance.now(),
  onError = () => {},
}: FacetIndexOptions): FacetIndex {
  let loaded: LoadedIndex | null = null;
  let running = false;
  let stale = true;
  let reloading = false;
  let changedIds = new Set<number>();
  let work: Promise<void> | null = null;
  let rereading: Promise<void> | null = null;
  /** A moment of which it is to be seen whether what was written ahead for it counted when it came. */
  let doubted: number | undefined;
  const boundaries = createBoundaryFollower(clock);

  const isBehind = () => running && (stale || doubted !== undefined || changedIds.size > 0);

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
    doubted = undefined;
    const fresh = await loadIndex(db, { clock, goesOn: () => running && !stale });
    if (stale) return;
    loaded = fresh;
    boundaries.renew();
  }

  async function reread(index: LoadedIndex, ids: number[]): Promise<void> {
    const momentId = doubted;
    doubted = undefined;
    const isTrue = momentId === undefined || (await hasListingMoment(db, momentId));
    if (!isTrue || !(await rereadProducts(db, index, ids))) dropEverything();
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
      if (!loaded || !rereading) {
        if (loaded && !boundaries.follow(loaded)) loaded = null;
        return loaded;
      }
      await rereading.catch(() => {});
    }
    return null;
  }

  /** Sales have changed, and with them what was written ahead. */
  function forgetAhead(): void {
    if (reloading) stale = true;
    if (!loaded) return;
    const crossed = boundaries.doubtful(loaded);
    if (crossed !== undefined && work) dropEverything();
    else doubted = crossed;
    if (loaded && boundaries.forget(loaded)) stale = true;
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
      if (hasTag(tags, 'layers')) forgetAhead();
      if (hasTag(tags, 'listing-order', 'listing-ahead')) stale = true;
      for (const id of idsOf(tags, 'product')) changedIds.add(id);
      // Who loads anew reads no single ones: what is kept meanwhile would be from before.
      if ((stale || reloading) && changedIds.size > 0) loaded = null;
      wake();
    },
  };
}
