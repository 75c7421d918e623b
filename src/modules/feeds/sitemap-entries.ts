import { articlePath, catalogPath, categoryPath, homePath, pagePath, productPath } from '#domain/routes.ts';
import { originalUri } from '#modules/media/image-reader.ts';
import { escapeXml } from '#platform/xml/xml.ts';

import type { SitemapPageRow, SitemapProductRow } from './sitemap.queries.ts';

export interface SitemapEntry {
  path: string;
  updatedAt: Date;
  images: string[];
}

export function productEntry({ slug, updatedAt, images }: SitemapProductRow): SitemapEntry {
  return { path: productPath(slug), updatedAt, images: images.map(originalUri) };
}

export function pageEntry(row: SitemapPageRow): SitemapEntry {
  return { path: pathOf(row), updatedAt: row.updatedAt, images: [] };
}

export function writeUrl({ path, updatedAt, images }: SitemapEntry, origin: string): string {
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
