import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import type { PageReader } from '#modules/pages/page-reader.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import type { Log } from '#platform/log.ts';

import { catalogsRoutes } from './catalogs.routes.ts';
import { createFacetIndex } from './facet-index.ts';
import { createFindCatalogListing } from './find-catalog-listing.ts';
import { createListingService } from './listing-service.ts';

interface ListingDeps {
  db: Kysely<Database>;
  settings: Pick<SettingsReader, 'read'>;
  products: Pick<ProductReader, 'findByIds' | 'listByCatalog' | 'countOfCatalog'>;
  catalogs: Pick<CatalogTree, 'findBySlugOrId'>;
  pages: Pick<PageReader, 'findBySlug'>;
  log: Log;
}

export function createListingModule({ db, settings, products, catalogs, pages, log }: ListingDeps) {
  const index = createFacetIndex({
    db,
    onError: (error) => log.error({ err: error }, 'The facet index could not be loaded'),
  });
  const listing = createListingService({ db, products, catalogs, index });
  const findCatalogListing = createFindCatalogListing({ listing, pages, settings });
  return {
    service: listing,
    index,
    routes: catalogsRoutes({ products, findCatalogListing }),
    caches: [index],
  };
}
