import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { maxDatabaseId } from '#domain/limits.ts';
import { productsPerPart } from '#modules/indexing/product-parts.queries.ts';
import { compressPiece, joinPieces, type GzipPiece } from '#platform/gzip/gzip-pieces.ts';
import { escapeXml } from '#platform/xml/xml.ts';

import type { FeedPartRow } from './feed-parts.queries.ts';
import type { KeptPieceStore } from './kept-pieces.ts';
import { frame, lastMade, type OpenedFile } from './product-feeds.ts';
import { pageEntry, writeUrl } from './sitemap-entries.ts';
import {
  selectPageParts,
  selectPartChanges,
  selectSitemapPages,
  type SitemapPageRow,
} from './sitemap.queries.ts';

export const sitemapKinds = ['pages', 'products'] as const;
type SitemapKind = (typeof sitemapKinds)[number];

export interface Sitemap {
  /** The sitemap index (sitemaps.org): addresses of all parts. */
  index(origin: string): Promise<string>;
  /** A part; null when it has no address to tell. */
  openPart(kind: SitemapKind, part: number, origin: string): Promise<OpenedFile | null>;
}

export interface SitemapOptions {
  db: Kysely<Database>;
  pieces: Pick<KeptPieceStore, 'open'>;
  /**
   * Ids a part covers, whole parts of the catalogue. A file may hold 50,000 addresses in 50 MB; with a slug of 120
   * encoded Cyrillic letters and ten pictures a product takes 2.3 kB, so 20,000 always fit.
   */
  idsPerPart?: number;
  /** Pages a query; the pool cancels statements after three seconds. */
  step?: number;
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = `${xml}<urlset ${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const tail = '</urlset>\n';

/** Parts are ranges of ids: they stay the same while things come and go, and nothing has to be counted. */
export function createSitemap({ db, pieces, idsPerPart = 20_000, step = 1000 }: SitemapOptions): Sitemap {
  const partsPerFile = Math.ceil(idsPerPart / productsPerPart);
  const fileOf = ({ part }: { part: number }) => Math.ceil(part / partsPerFile);

  /** The parts that have products to tell, with the time of the last change of one. */
  async function readChanges(parts: readonly FeedPartRow[]): Promise<{ part: number; changedAt: Date }[]> {
    const stale = parts.filter(({ isFresh }) => !isFresh).map(({ part }) => part);
    const kept = parts.flatMap(({ part, isFresh, changedAt }) =>
      isFresh && changedAt ? [{ part, changedAt }] : [],
    );
    return stale.length === 0 ? kept : [...kept, ...(await selectPartChanges(db, stale))];
  }

  async function listProductFiles(): Promise<{ part: number; updatedAt: Date }[]> {
    const changes = await readChanges((await pieces.open('sitemap')).parts);
    const lastOf = new Map<number, Date>();
    for (const change of changes) {
      const last = lastOf.get(fileOf(change));
      if (!last || change.changedAt > last) lastOf.set(fileOf(change), change.changedAt);
    }
    return [...lastOf].map(([part, updatedAt]) => ({ part, updatedAt })).toSorted((a, b) => a.part - b.part);
  }

  async function openProducts(file: number): Promise<OpenedFile | null> {
    const first = (file - 1) * partsPerFile + 1;
    const open = await pieces.open('sitemap', { first, last: file * partsPerFile });
    if ((await readChanges(open.parts)).length === 0) return null;
    return frame(open, head, tail, open.fingerprint === null ? null : lastMade(open.parts));
  }

  async function openPages(file: number, origin: string): Promise<OpenedFile | null> {
    const upTo = Math.min(file * idsPerPart, maxDatabaseId);
    const readFrom = (after: number) => selectSitemapPages(db, { after, upTo, limit: step });
    const first = await readFrom((file - 1) * idsPerPart);
    if (first.length === 0) return null;

    async function* write(): AsyncGenerator<GzipPiece> {
      yield compressPiece(head);
      for (let rows: SitemapPageRow[] = first; ;) {
        yield compressPiece(rows.map((row) => writeUrl(pageEntry(row), origin)).join(''));
        const last = rows.at(-1);
        if (!last || rows.length < step) break;
        rows = await readFrom(last.id);
      }
      yield compressPiece(tail);
    }
    return { gzip: joinPieces(write()), etag: null, madeAt: null };
  }

  return {
    async index(origin) {
      const [pages, products] = await Promise.all([selectPageParts(db, idsPerPart), listProductFiles()]);
      const entries = Object.entries({ pages, products }).flatMap(([kind, parts]) =>
        parts.map(({ part, updatedAt }) => {
          const loc = escapeXml(`${origin}/sitemap-${kind}-${part}.xml`);
          return `<sitemap><loc>${loc}</loc><lastmod>${updatedAt.toISOString()}</lastmod></sitemap>\n`;
        }),
      );
      return `${xml}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
    },

    async openPart(kind, part, origin) {
      if (part < 1 || (part - 1) * idsPerPart >= maxDatabaseId) return null;
      return kind === 'pages' ? openPages(part, origin) : openProducts(part);
    },
  };
}
