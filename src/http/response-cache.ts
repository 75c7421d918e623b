import { LRUCache } from 'lru-cache';

import { everything, groupOf, type Tag } from '#platform/cache/tags.ts';

/** A serialised answer with what identifies it and what it was made from. */
export interface CachedResponse {
  body: Buffer;
  etag: string;
  tags: readonly Tag[];
}

export interface ResponseCache {
  /** The answer to an address seen before, spelled the same way. */
  findByUrl(url: string): CachedResponse | undefined;
  /**
   * The answer under `key`, made now if need be. Simultaneous callers share one making; an answer
   * whose making began before an invalidation is not kept, and a failure never is.
   */
  load(key: string, url: string, make: () => Promise<CachedResponse>): Promise<CachedResponse>;
  invalidate(tags: readonly Tag[]): void;
  /** Drops everything, as when notifications may have been missed. */
  clear(): void;
  readonly bytes: number;
}

interface ResponseCacheOptions {
  maxBytes?: number;
  /** Milliseconds after which an answer is made anew even without an invalidation (requirement 582). */
  ttlMs?: number;
}

const maxAliasLength = 512;
const maxCountedKeys = 5000;

/**
 * Keeps answers of public GETs by path and the known part of the query, so that unknown parameters
 * cannot multiply them. A change of `product:5` drops what shows that product and every list of
 * products; a change of `products` also drops every single product.
 *
 * What is asked for once is not kept: a walk through all filters of a catalog would push out what everyone
 * asks for, and answers that live just long enough to grow old are freed late (30 MB of resident memory).
 */
export function createResponseCache({
  maxBytes = 8_000_000,
  ttlMs = 10_000,
}: ResponseCacheOptions = {}): ResponseCache {
  const keysByTag = new Map<Tag, Set<string>>();
  const making = new Map<string, Promise<CachedResponse>>();
  /** Address as spelled → key: a repeated address needs no parsing. */
  const aliases = new LRUCache<string, string>({ max: 5000 });
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    ttl: ttlMs,
    sizeCalculation: (entry, key) => entry.body.length + key.length * 2 + 500,
    dispose: (entry, key) => forEachIndexTag(entry.tags, (tag) => removeFromIndex(tag, key)),
  });
  /** How often a key was not at hand, whatever has changed since. */
  const misses = new LRUCache<string, number>({ max: maxCountedKeys });
  let generation = 0;

  /** Who asks from now on must not be served by a making that began before. */
  function startGeneration(): void {
    generation++;
    making.clear();
  }

  function clear(): void {
    startGeneration();
    entries.clear();
  }

  function removeFromIndex(tag: Tag, key: string): void {
    const keys = keysByTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysByTag.delete(tag);
  }

  function keep(key: string, url: string, entry: CachedResponse): void {
    entries.set(key, entry);
    if (!entries.has(key)) return;
    forEachIndexTag(entry.tags, (tag) => {
      const keys = keysByTag.get(tag);
      if (keys) keys.add(key);
      else keysByTag.set(tag, new Set([key]));
    });
    if (url.length <= maxAliasLength) aliases.set(url, key);
  }

  async function start(
    key: string,
    url: string,
    make: () => Promise<CachedResponse>,
  ): Promise<CachedResponse> {
    const startedAt = generation;
    const entry = await make();
    if (generation === startedAt && (misses.get(key) ?? 0) > 1) keep(key, url, entry);
    return entry;
  }

  return {
    findByUrl(url) {
      const key = aliases.get(url);
      return key === undefined ? undefined : entries.get(key);
    },
    load(key, url, make) {
      const known = entries.get(key);
      if (known) {
        if (url.length <= maxAliasLength) aliases.set(url, key);
        return Promise.resolve(known);
      }
      misses.set(key, (misses.get(key) ?? 0) + 1);
      const under = making.get(key);
      if (under) return under;
      const promise = start(key, url, make).finally(() => {
        if (making.get(key) === promise) making.delete(key);
      });
      making.set(key, promise);
      return promise;
    },
    clear,
    invalidate(tags) {
      if (tags.length === 0) return;
      if (tags.includes(everything)) return clear();
      startGeneration();
      for (const changed of tags.flatMap(affectedIndexTags)) {
        for (const key of keysByTag.get(changed) ?? []) entries.delete(key);
      }
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };
}

/** `product:5` is also filed under `products:any`, which a change of the whole group reaches. */
function forEachIndexTag(tags: readonly Tag[], visit: (tag: Tag) => void): void {
  for (const tag of tags) {
    visit(tag);
    const group = groupOf(tag);
    if (group) visit(`${group}:any`);
  }
}

function affectedIndexTags(changed: Tag): Tag[] {
  const group = groupOf(changed);
  return group ? [changed, group] : [changed, `${changed}:any`];
}
