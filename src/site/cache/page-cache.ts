import type { IncomingMessage, ServerResponse } from 'node:http';

import { LRUCache } from 'lru-cache';

import { matchesEtag } from '#domain/etag.ts';
import { makeEtag } from '#http/etag.ts';
import { everything } from '#platform/cache/tags.ts';

import { BackgroundQueue } from './background-queue.ts';
import { cacheKey } from './cache-key.ts';
import {
  acceptedEncoding,
  ensureBody,
  isCompressing,
  makeDense,
  type Bodies,
  type Compressed,
  type Encoding,
} from './page-bodies.ts';

export type PagePart = string | Buffer;

/** A finished page: what is sent, and the entities it shows. */
export interface RenderedPage {
  status: number;
  /** The document, whole or in parts; parts that many pages share come encoded. */
  html: string | readonly PagePart[];
  headers: Record<string, string>;
  /** Entity tags such as `product:12`; a change of any of them drops the page. */
  tags: string[];
  /** False keeps it out of the cache: errors, anything personal, drafts. */
  cacheable: boolean;
  /** When the page shows something else by itself; it is not kept longer. */
  expiresAt?: Date | null;
}

interface Entry {
  status: number;
  etag: string | null;
  /** Made as visitors ask for them; what is stored drops `identity` once a compressed one is there. */
  bodies: Bodies;
  /** Of its bodies those that were made as small as they get. */
  dense: ReadonlySet<Encoding>;
  /** Flat name-value list for writeHead, per encoding; made once. */
  heads: Partial<Record<Encoding, string[]>>;
  headers: Record<string, string>;
  tags: string[];
  /** Milliseconds since 1970. */
  expiresAt: number | null;
}

interface PageCacheOptions {
  /** Bound on the bytes of all stored bodies. */
  maxBytes?: number;
}

/** Of one processor: pages that wait to be made dense leave the rest to visitors. */
const denseShare = 0.25;
const maxWaitingForDense = 500;

/**
 * Whole anonymous pages, precompressed, served ahead of the router (decision 6). A page is stored under
 * its normalised target and dropped when an entity it shows changes. Concurrent misses share one render;
 * a render during which one of its entities changed is sent but not stored. Who reads a page first gets it
 * compressed quickly; what is stored is made dense in the background.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #rendering = new Map<string, Promise<Entry>>();
  /** Recent invalidations, newest last, for the check after a render. */
  readonly #recent: { generation: number; tags: Set<string> | 'all' }[] = [];
  readonly #toDense = new BackgroundQueue({
    work: (key) => this.#densify(key),
    share: denseShare,
    maxWaiting: maxWaitingForDense,
    isBusy: isCompressing,
  });
  #generation = 0;
  hits = 0;
  misses = 0;

  constructor({ maxBytes = 24 * 1024 * 1024 }: PageCacheOptions = {}) {
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
    if (!entry) return false;
    const encoding = preferredEncoding(request.headers['accept-encoding'], entry.bodies);
    if (!encoding) return false;
    this.hits++;
    // The background was too busy for it before.
    if (!isDense(entry, encoding)) this.#toDense.offer(String(key));
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
    const entry = this.#entries.get(key) ?? (await this.#shareRender(key, encoding, render));
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

  /** Drops every page that shows one of the entities; `everything` is all of them. */
  invalidate(tags: readonly string[]): void {
    if (tags.includes(everything)) return this.clear();
    this.#remember(new Set(tags));
    for (const tag of tags) {
      for (const key of this.#keysByTag.get(tag) ?? []) this.#entries.delete(key);
    }
  }

  /** Drops everything: after the notification channel was lost, any page may be stale. */
  clear(): void {
    this.#remember('all');
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
    if (page.cacheable && !this.#changedSince(started, page.tags)) {
      if (encoding !== 'identity') delete entry.bodies.identity;
      this.#store(key, entry);
    }
    return entry;
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
    if (nextToDense(entry)) this.#toDense.offer(key);
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

  #remember(tags: Set<string> | 'all'): void {
    this.#generation++;
    this.#recent.push({ generation: this.#generation, tags });
    if (this.#recent.length > 200) this.#recent.shift();
    // A render in flight would answer later requests with what it began to read before this change.
    this.#rendering.clear();
  }

  #changedSince(generation: number, tags: string[]): boolean {
    if (generation === this.#generation) return false;
    const oldest = this.#recent[0];
    if (!oldest || oldest.generation > generation + 1) return true;
    return this.#recent.some(
      (change) =>
        change.generation > generation &&
        (change.tags === 'all' || tags.some((tag) => change.tags !== 'all' && change.tags.has(tag))),
    );
  }
}

/** Whether the answer may be one that others get too. Other methods than reading ones have answers of their own. */
function isShared(request: IncomingMessage): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && isAnonymous(request);
}

/** Nothing personal is rendered on the server, so only bearer requests and the editor's preview stay out. */
function isAnonymous(request: IncomingMessage): boolean {
  return request.headers.authorization === undefined && !request.headers.cookie?.includes('vt_preview=');
}

/** The document as it is sent, before compression. */
export function pageBytes({ html }: Pick<RenderedPage, 'html'>): Buffer {
  if (typeof html === 'string') return Buffer.from(html);
  return Buffer.concat(html.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

function toEntry(page: RenderedPage): Entry {
  const body = pageBytes(page);
  // Only what is stored can be asked for again.
  const etag = page.cacheable ? makeEtag(body) : null;
  return {
    status: page.status,
    etag,
    bodies: { identity: body },
    dense: new Set(),
    heads: {},
    headers: page.headers,
    tags: page.tags,
    expiresAt: page.expiresAt?.getTime() ?? null,
  };
}

function isDense({ dense }: Entry, encoding: Encoding): boolean {
  return encoding === 'identity' || dense.has(encoding);
}

const compressed: readonly Compressed[] = ['br', 'gzip'];

/** An encoding in which it is stored as it was made in haste. */
function nextToDense(entry: Entry): Compressed | undefined {
  return compressed.find((encoding) => entry.bodies[encoding] && !entry.dense.has(encoding));
}

/** The best encoding that is both accepted and at hand; a missing one is made by the slow path. */
function preferredEncoding(header: string | string[] | undefined, bodies: Bodies): Encoding | null {
  const encoding = acceptedEncoding(header);
  return bodies[encoding] ? encoding : null;
}

function send(entry: Entry, encoding: Encoding, request: IncomingMessage, response: ServerResponse): void {
  const body = entry.bodies[encoding] ?? Buffer.alloc(0);
  const head = (entry.heads[encoding] ??= buildHead(entry, encoding, body.length));
  if (entry.etag !== null && matchesEtag(request.headers['if-none-match'], entry.etag)) {
    response.writeHead(304, {
      ETag: entry.etag,
      'Cache-Control': entry.headers['Cache-Control'],
      Vary: 'Accept-Encoding',
    });
    response.end();
    return;
  }
  response.writeHead(entry.status, head);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function buildHead(entry: Entry, encoding: Encoding, length: number): string[] {
  const head = [
    'Content-Type',
    'text/html; charset=utf-8',
    'Content-Length',
    String(length),
    'Vary',
    'Accept-Encoding',
  ];
  if (entry.etag !== null) head.push('ETag', entry.etag);
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  for (const [name, value] of Object.entries(entry.headers)) head.push(name, value);
  return head;
}

function entrySize(entry: Entry, key: string): number {
  let bytes = 2000 + 2 * key.length;
  for (const body of Object.values(entry.bodies)) bytes += body.length;
  for (const tag of entry.tags) bytes += 100 + tag.length;
  return bytes;
}
