import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { CatalogTree } from '#modules/catalogs/catalog-tree.ts';
import type { ProductReader } from '#modules/products/product-reader.ts';

import { createShopSearch } from './search-shop.ts';
import { searchRoutes } from './search.routes.ts';

interface SearchDeps {
  db: Kysely<Database>;
  products: Pick<ProductReader, 'findByIds'>;
  catalogs: Pick<CatalogTree, 'summaries'>;
}

export function createSearchModule(deps: SearchDeps) {
  const search = createShopSearch(deps);
  return { service: search, routes: searchRoutes({ search }), caches: [search] };
}
