import type { ShopServices } from '#modules/modules.ts';

export interface FeedsDeps {
  services: {
    settings: Pick<ShopServices['settings'], 'read'>;
    pages: Pick<ShopServices['pages'], 'findBySlug'>;
    articles: Pick<ShopServices['articles'], 'list'>;
    catalogs: Pick<ShopServices['catalogs'], 'all'>;
    images: Pick<ShopServices['images'], 'findByIds'>;
    feeds: ShopServices['feeds'];
  };
  /** Without a trailing slash; known only once the server listens. */
  origin(): string;
}
