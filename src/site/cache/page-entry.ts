import type { IncomingMessage, ServerResponse } from 'node:http';

import { matchesEtag } from '#domain/etag.ts';
import { makeEtag } from '#http/etag.ts';

import type { Bodies, Compressed, Encoding } from './page-bodies.ts';

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

/** A page as it is kept. */
export interface Entry {
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
  /** Milliseconds since 1970 when something that it shows changed gradually; null: it is up to date. */
  staleAt: number | null;
  /** Milliseconds since 1970 when a visitor asked for it last. */
  askedAt: number;
}

/** The document as it is sent, before compression. */
export function pageBytes({ html }: Pick<RenderedPage, 'html'>): Buffer {
  if (typeof html === 'string') return Buffer.from(html);
  return Buffer.concat(html.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** With the document alone; compressed bodies come as they are asked for. */
export function toEntry(page: RenderedPage): Entry {
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
    staleAt: null,
    askedAt: Date.now(),
  };
}

export function isDense({ dense }: Entry, encoding: Encoding): boolean {
  return encoding === 'identity' || dense.has(encoding);
}

const compressed: readonly Compressed[] = ['br', 'gzip'];

/** An encoding in which it is stored as it was made in haste. */
export function nextToDense(entry: Entry): Compressed | undefined {
  return compressed.find((encoding) => entry.bodies[encoding] && !entry.dense.has(encoding));
}

export function send(
  entry: Entry,
  encoding: Encoding,
  request: IncomingMessage,
  response: ServerResponse,
): void {
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

/** Its bytes in memory, about. */
export function entrySize(entry: Entry, key: string): number {
  let bytes = 2000 + 2 * key.length;
  for (const body of Object.values(entry.bodies)) bytes += body.length;
  for (const tag of entry.tags) bytes += 100 + tag.length;
  return bytes;
}
