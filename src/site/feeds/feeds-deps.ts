import type { SitemapDatabase } from '#modules/feeds/sitemap.ts';
import type { Services } from '#modules/services.ts';

export interface FeedsDeps {
  db: SitemapDatabase;
  services: {
    settings: Pick<Services['settings'], 'read'>;
    pages: Pick<Services['pages'], 'findBySlug'>;
    articles: Pick<Services['articles'], 'list'>;
    catalogs: Pick<Services['catalogs'], 'all'>;
    images: Pick<Services['images'], 'findByIds'>;
  };
  /** Without a trailing slash; known only once the server listens. */
  origin(): string;
}
