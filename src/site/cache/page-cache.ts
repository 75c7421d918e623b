import type { IncomingMessage, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

import { everything } from '#platform/cache/tags.ts';

import { BackgroundQueue } from './background-queue.ts';
import { cacheKey } from './cache-key.ts';
import {
  acceptedEncoding,
  ensureBody,
  isCompressing,
  makeDense,
  type Bodies,
  type Encoding,
} from './page-bodies.ts';
import {
  entrySize,
  isDense,
  nextToDense,
  send,
  toEntry,
  type Entry,
  type RenderedPage,
} from './page-entry.ts';

/** An invalidation. */
interface Change {
  generation: number;
  /** Milliseconds since 1970. */
  at: number;
  tags: Set<string> | 'all';
  isGradual: boolean;
}

interface PageCacheOptions {
  /** Bound on the bytes of all stored bodies. */
  maxBytes?: number;
  /** Has the page of a key made anew by `serve`; without it what changes gradually is dropped at once. */
  redraw?: (key: string) => Promise<unknown>;
}

/** How long a page whose content changes gradually is still sent, in milliseconds; then it is made while its visitor waits. */
const graceMs = 750;
/** Changes that follow each other within these milliseconds have a page made anew once. */
const settleMs = 250;
/** What was asked for within these milliseconds is made anew before it is asked for again. */
const wantedMs = 10_000;
/** Of one processor, for making stale pages anew. */
const redrawShare = 0.5;
const maxWaitingForRedraw = 500;

/** Of one processor: pages that wait to be made dense leave the rest to visitors. */
const denseShare = 0.25;
const maxWaitingForDense = 500;
/** While content changes gradually, a page is not worth it: it is made anew too soon. In milliseconds. */
const calmMs = 2000;

/**
 * Whole anonymous pages, precompressed, served ahead of the router (decision 6). A page is stored under
 * its normalised target and dropped when an entity it shows changes. Concurrent misses share one render;
 * a render during which one of its entities changed is sent but not stored. Who reads a page first gets it
 * compressed quickly; what is stored is made dense in the background. Where the whole catalogue changes bit by bit, as
 * in an import, pages are made anew in the background too, and sent as they were for less than a second meanwhile.
 */
export class PageCache {
  readonly #redraw: PageCacheOptions['redraw'];
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #rendering = new Map<string, Promise<Entry>>();
  /** Recent invalidations, newest last, for the check after a render. */
  readonly #recent: Change[] = [];
  readonly #toDense = new BackgroundQueue({
    work: (key) => this.#densify(key),
    share: denseShare,
    maxWaiting: maxWaitingForDense,
    isBusy: isCompressing,
  });
  readonly #toRedraw = new BackgroundQueue({
    work: (key) => this.#redrawStale(key),
    share: redrawShare,
    maxWaiting: maxWaitingForRedraw,
    isBusy: () => this.#rendering.size > 0,
  });
  /** Pages that have become stale and are wanted, until the changes have settled. */
  readonly #settling = new Set<string>();
  #generation = 0;
  /** Milliseconds since 1970. */
  #changedGraduallyAt = 0;
  hits = 0;
  misses = 0;

  constructor({ maxBytes = 24 * 1024 * 1024, redraw }: PageCacheOptions = {}) {
    this.#redraw = redraw;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.min(2 * 1024 * 1024, maxBytes),
      sizeCalculation: entrySize,
      // Pages are to change at a time of day, whatever becomes of the clock.
      perf: { now: () => Date.now() },
      dispose: (entry, key) => this.#untag(entry, key),
    });
  }

  /** Answers from the cache when it can; false leaves the request to the router. */
  tryServe(request: IncomingMessage, response: ServerResponse): boolean {
    if (!isShared(request)) return false;
    const key = cacheKey(request.url ?? '/');
    const entry = key === null ? undefined : this.#entries.get(key);
    if (!entry || isTooOld(entry)) return false;
    entry.askedAt = Date.now();
    const encoding = preferredEncoding(request.headers['accept-encoding'], entry.bodies);
    if (!encoding) return false;
    this.hits++;
    if (entry.staleAt !== null) this.#settle(String(key));
    // The background was too busy for it before.
    if (!isDense(entry, encoding)) this.#offerDense(String(key));
    send(entry, encoding, request, response);
    return true;
  }

  /** Renders at most once per key at a time, stores what may be stored, and answers. */
  async serve(
    request: IncomingMessage,
    response: ServerResponse,
    render: () => Promise<RenderedPage>,
  ): Promise<void> {
    const key = isShared(request) ? cacheKey(request.url ?? '/') : null;
    if (key === null) return this.serveAlone(request, response, await render());
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const kept = this.#entries.get(key);
    const isFresh = kept !== undefined && kept.staleAt === null;
    const entry = isFresh ? kept : await this.#shareRender(key, encoding, render);
    if (!entry.bodies[encoding]) {
      await ensureBody(entry.bodies, encoding);
      // Weighed anew, unless the page was dropped meanwhile.
      if (this.#entries.peek(key) === entry) this.#store(key, { ...entry, bodies: { ...entry.bodies } });
    }
    send(entry, encoding, request, response);
  }

  /** Answers one request with a page that nobody else gets: an error, a preview, an answer to a POST. */
  async serveAlone(request: IncomingMessage, response: ServerResponse, page: RenderedPage): Promise<void> {
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const headers = isAnonymous(request)
      ? page.headers
      : { ...page.headers, 'Cache-Control': 'private, no-store' };
    const entry = toEntry({ ...page, headers, cacheable: page.cacheable && isShared(request) });
    await ensureBody(entry.bodies, encoding);
    send(entry, encoding, request, response);
  }

  /**
   * Drops every page that shows one of the entities; `everything` is all of them. What changes gradually is sent for
   * less than a second more, and made anew in the background where visitors want it.
   */
  invalidate(tags: readonly string[], { isGradual = false } = {}): void {
    if (tags.includes(everything)) return this.clear();
    const isStaleOnly = isGradual && this.#redraw !== undefined;
    this.#remember({ tags: new Set(tags), isGradual: isStaleOnly });
    if (isStaleOnly) this.#changedGraduallyAt = Date.now();
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) {
        if (isStaleOnly) this.#markStale(key);
        else this.#entries.delete(key);
      }
    }
  }

  /** Drops everything: after the notification channel was lost, any page may be stale. */
  clear(): void {
    this.#remember({ tags: 'all', isGradual: false });
    this.#entries.clear();
  }

  get size(): number {
    return this.#entries.size;
  }

  /** What the stored pages weigh, as the bound counts it. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** Entities by which stored pages can be dropped. */
  get tagCount(): number {
    return this.#keysByTag.size;
  }

  async #shareRender(key: string, encoding: Encoding, render: () => Promise<RenderedPage>): Promise<Entry> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const promise = this.#renderOnce(key, encoding, render).finally(() => {
      if (this.#rendering.get(key) === promise) this.#rendering.delete(key);
    });
    this.#rendering.set(key, promise);
    return promise;
  }

  async #renderOnce(key: string, encoding: Encoding, render: () => Promise<RenderedPage>): Promise<Entry> {
    const started = this.#generation;
    this.misses++;
    const page = await render();
    const entry = toEntry(page);
    await ensureBody(entry.bodies, encoding);
    const changes = page.cacheable ? this.#changesSince(started, page.tags) : null;
    if (changes?.every(({ isGradual }) => isGradual)) {
      if (encoding !== 'identity') delete entry.bodies.identity;
      entry.staleAt = changes[0]?.at ?? null;
      if (!this.#hasNewer(key, entry)) this.#store(key, entry);
    }
    return entry;
  }

  /** Whether a render that began after this one is stored already. */
  #hasNewer(key: string, { staleAt }: Entry): boolean {
    const kept = this.#entries.peek(key);
    if (staleAt === null || !kept) return false;
    return kept.staleAt === null || kept.staleAt > staleAt;
  }

  #markStale(key: string): void {
    const entry = this.#entries.peek(key);
    if (!entry) return;
    const now = Date.now();
    entry.staleAt ??= now;
    if (now - entry.askedAt < wantedMs) this.#settle(key);
  }

  /** Offers the page to be made anew once the changes of this moment are over. */
  #settle(key: string): void {
    if (this.#settling.size === 0) setTimeout(() => this.#offerSettled(), settleMs).unref();
    this.#settling.add(key);
  }

  #offerSettled(): void {
    for (const key of this.#settling) this.#toRedraw.offer(key);
    this.#settling.clear();
  }

  async #redrawStale(key: string): Promise<void> {
    const stale = this.#entries.peek(key);
    if (!stale || stale.staleAt === null) return;
    await this.#redraw?.(key);
    const fresh = this.#entries.peek(key);
    // No visitor has asked for it now.
    if (fresh) fresh.askedAt = stale.askedAt;
  }

  #store(key: string, entry: Entry): void {
    const leftMs = entry.expiresAt === null ? undefined : entry.expiresAt - Date.now();
    if (leftMs !== undefined && leftMs <= 0) return;
    this.#entries.set(key, entry, leftMs === undefined ? {} : { ttl: leftMs });
    // A page too large to be stored must leave no tags behind: nothing would ever remove them.
    if (this.#entries.peek(key) !== entry) return;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
    if (nextToDense(entry)) this.#offerDense(key);
  }

  #offerDense(key: string): void {
    if (Date.now() - this.#changedGraduallyAt > calmMs) this.#toDense.offer(key);
  }

  /** Its tag stays: that names the document, which every encoding holds alike. */
  async #densify(key: string): Promise<void> {
    const entry = this.#entries.peek(key);
    const encoding = entry && nextToDense(entry);
    if (!encoding) return;
    const body = await makeDense(entry.bodies, encoding);
    // Dropped meanwhile, or there in one more encoding.
    if (this.#entries.peek(key) !== entry) return;
    const { [encoding]: _, ...heads } = entry.heads;
    const bodies = { ...entry.bodies, [encoding]: body };
    this.#store(key, { ...entry, heads, bodies, dense: new Set([...entry.dense, encoding]) });
  }

  #untag(entry: Entry, key: string): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  #remember(change: Omit<Change, 'generation' | 'at'>): void {
    this.#generation++;
    this.#recent.push({ ...change, generation: this.#generation, at: Date.now() });
    if (this.#recent.length > 200) this.#recent.shift();
    // A render in flight would answer later requests with what it began to read before this change.
    this.#rendering.clear();
  }

  /** Oldest first; null where they are no longer known. */
  #changesSince(generation: number, tags: string[]): Change[] | null {
    if (generation === this.#generation) return [];
    const oldest = this.#recent[0];
    if (!oldest || oldest.generation > generation + 1) return null;
    return this.#recent.filter(
      (change) =>
        change.generation > generation &&
        (change.tags === 'all' || tags.some((tag) => change.tags !== 'all' && change.tags.has(tag))),
    );
  }
}

/** Whether it has been stale for longer than it may be sent. */
function isTooOld({ staleAt }: Entry): boolean {
  return staleAt !== null && Date.now() - staleAt > graceMs;
}

/** Whether the answer may be one that others get too. Other methods than reading ones have answers of their own. */
function isShared(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && isAnonymous(request);
}

/** Nothing personal is rendered on the server, so only bearer requests and the editor's preview stay out. */
function isAnonymous(request: IncomingMessage): boolean {
  return request.headers.authorization === undefined && !request.headers.cookie?.includes('vt_preview=');
}

/** The best encoding that is both accepted and at hand; a missing one is made by the slow path. */
function preferredEncoding(header: string | string[] | undefined, bodies: Bodies): Encoding | null {
  const encoding = acceptedEncoding(header);
  return bodies[encoding] ? encoding : null;
}
