import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { maxDatabaseId } from '#domain/limits.ts';
import { articlePath, catalogPath, categoryPath, homePath, pagePath, productPath } from '#domain/routes.ts';
import { originalUri } from '#modules/media/image-reader.ts';
import { escapeXml } from '#platform/xml/xml.ts';

import {
  selectPageParts,
  selectProductParts,
  selectSitemapPages,
  selectSitemapProducts,
  type SitemapPageRow,
} from './sitemap.queries.ts';

export type SitemapDatabase = Kysely<Database>;

export const sitemapKinds = ['pages', 'products'] as const;
type SitemapKind = (typeof sitemapKinds)[number];

export interface Sitemap {
  /** The sitemap index (sitemaps.org): addresses of all parts. */
  index(origin: string): Promise<string>;
  /** The XML of a part, piece by piece; null when it has no address to tell. */
  openPart(kind: SitemapKind, part: number, origin: string): Promise<AsyncIterable<string> | null>;
}

export interface SitemapOptions {
  db: SitemapDatabase;
  /**
   * Ids a part covers. A file may hold 50,000 addresses in 50 MB; with a slug of 120 encoded Cyrillic
   * letters and ten pictures a product takes 2.3 kB, so 20,000 always fit.
   */
  idsPerPart?: number;
  /** Rows a query; the pool cancels statements after three seconds. */
  step?: number;
}

interface Entry {
  id: number;
  path: string;
  updatedAt: Date;
  images: string[];
}

const maxImages = 10;
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Parts are ranges of ids: they stay the same while things come and go, and nothing has to be counted. */
export function createSitemap({ db, idsPerPart = 20_000, step = 1000 }: SitemapOptions): Sitemap {
  async function readEntries(kind: SitemapKind, after: number, upTo: number): Promise<Entry[]> {
    if (kind === 'pages') {
      const rows = await selectSitemapPages(db, { after, upTo, limit: step });
      return rows.map((row) => ({ id: row.id, path: pathOf(row), updatedAt: row.updatedAt, images: [] }));
    }
    const rows = await selectSitemapProducts(db, { after, upTo, limit: step }, maxImages);
    return rows.map(({ id, slug, updatedAt, images }) => ({
      id,
      path: productPath(slug),
      updatedAt,
      images: images.map(originalUri),
    }));
  }

  return {
    async index(origin) {
      const [pages, products] = await Promise.all([
        selectPageParts(db, idsPerPart),
        selectProductParts(db, idsPerPart),
      ]);
      const entries = Object.entries({ pages, products }).flatMap(([kind, parts]) =>
        parts.map(({ part, updatedAt }) => {
          const loc = escapeXml(`${origin}/sitemap-${kind}-${part}.xml`);
          return `<sitemap><loc>${loc}</loc><lastmod>${updatedAt.toISOString()}</lastmod></sitemap>\n`;
        }),
      );
      return `${head}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
    },

    async openPart(kind, part, origin) {
      const after = (part - 1) * idsPerPart;
      const upTo = Math.min(part * idsPerPart, maxDatabaseId);
      if (part < 1 || after >= maxDatabaseId) return null;
      const first = await readEntries(kind, after, upTo);
      if (first.length === 0) return null;

      async function* write(): AsyncGenerator<string> {
        yield `${head}<urlset ${namespace} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
        for (let entries = first; ;) {
          yield entries.map((entry) => writeUrl(entry, origin)).join('');
          const last = entries.at(-1);
          if (!last || entries.length < step) break;
          entries = await readEntries(kind, last.id, upTo);
        }
        yield '</urlset>\n';
      }
      return write();
    },
  };
}

function writeUrl({ path, updatedAt, images }: Entry, origin: string): string {
  const pictures = images.map(
    (uri) => `<image:image><image:loc>${escapeXml(origin + uri)}</image:loc></image:image>`,
  );
  return `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${pictures.join('')}</url>\n`;
}

function pathOf({ kind, slug, category }: SitemapPageRow): string {
  switch (kind) {
    case 'home':
      return homePath();
    case 'page':
      return pagePath(slug);
    case 'catalog':
      return catalogPath(slug);
    case 'category':
      return categoryPath(slug);
    case 'article':
      return articlePath(`${category ?? ''}/${slug}`);
  }
}
