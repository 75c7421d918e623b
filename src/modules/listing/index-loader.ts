import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { hasTag, idsOf, type Invalidated, type Tag } from '#platform/cache/tags.ts';

import type { LoadedIndex } from './answer-from-index.ts';
import { createBoundaryFollower } from './follow-boundaries.ts';
import { loadIndex, rereadProducts } from './load-index.ts';

const retryMs = 2000;

/** Keeps an index in line with the shop; it is never from before an invalidation. */
export interface IndexLoader extends Invalidated {
  /** Begins loading in the background; before that the index stays aside. */
  start(): void;
  /** Stops loading; a load under way ends after its present step. */
  stop(): void;
  /** Resolves when everything known is loaded. */
  settle(): Promise<void>;
  /** The rows once they know every change so far; null when that would take long, and SQL must answer. */
  current(): Promise<LoadedIndex | null>;
  /** What was loaded last, whatever has changed since. */
  peek(): LoadedIndex | null;
}

export interface IndexLoaderOptions {
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
export function createIndexLoader({
  db,
  clock = () => performance.now(),
  onError = () => {},
}: IndexLoaderOptions): IndexLoader {
  let loaded: LoadedIndex | null = null;
  let running = false;
  let stale = true;
  let reloading = false;
  let changedIds = new Set<number>();
  let work: Promise<void> | null = null;
  let rereading: Promise<void> | null = null;
  const boundaries = createBoundaryFollower(db, clock);
  const isBehind = () => running && (stale || boundaries.isInDoubt() || changedIds.size > 0);

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
    const fresh = await loadIndex(db, { clock, goesOn: () => running && !stale });
    if (stale) return;
    loaded = fresh;
    boundaries.renew();
  }

  async function reread(index: LoadedIndex, ids: number[]): Promise<void> {
    if (!(await boundaries.settleDoubt()) || !(await rereadProducts(db, index, ids))) dropEverything();
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
      if (!loaded || !rereading) return (loaded &&= boundaries.follow(loaded) ? loaded : null);
      await rereading.catch(() => {});
    }
    return null;
  }

  /** Sales have changed, and with them what was written ahead. */
  function forgetAhead(): void {
    stale ||= reloading;
    if (loaded && boundaries.forget(loaded)) stale = true;
    if (work && boundaries.isInDoubt()) dropEverything();
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
    peek: () => loaded,
    invalidate(tags) {
      if (concernsAll(tags)) dropEverything();
      if (hasTag(tags, 'layers')) forgetAhead();
      if (hasTag(tags, 'listing-order', 'listing-ahead')) stale = true;
      for (const id of idsOf(tags, 'product')) changedIds.add(id);
      // Who loads anew reads no single ones: what is kept meanwhile would be from before.
      if ((stale || reloading) && changedIds.size > 0) loaded = null;
      wake();
    },
  };
}

function concernsAll(tags: readonly Tag[]): boolean {
  return hasTag(tags, 'products', 'catalogs', 'facets') || tags.some((tag) => tag.startsWith('catalog:'));
}
