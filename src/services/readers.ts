import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

import { createArticleReader } from './articles/article-reader.ts';
import { everything, type Invalidated, type Tag } from './cache/tags.ts';
import { createCatalogTree } from './catalogs/catalog-tree.ts';
import { createDeliveryReader } from './delivery/delivery-reader.ts';
import { createImageReader } from './images/image-reader.ts';
import { createFacetIndex } from './listing/facet-index.ts';
import { createListingService } from './listing/listing-service.ts';
import { createMenuReader } from './menus/menu-reader.ts';
import { createPageReader } from './pages/page-reader.ts';
import type { PaymentKinds } from './payments/payment-kinds.ts';
import { createProductReader } from './products/product-reader.ts';
import { createRedirectReader } from './redirects/redirect-reader.ts';
import { createShopSearch } from './search/search-shop.ts';
import type { DataSources } from './sections/data-sources.ts';
import { createSectionLoader, type SectionProblem } from './sections/load-sections.ts';
import { createSettingsReader } from './settings/settings-reader.ts';

interface ReadersOptions {
  db: Kysely<Database>;
  definitions: DefinitionRegistry;
  paymentKinds: PaymentKinds;
  log: {
    warn(details: object, message: string): void;
    error(details: object, message: string): void;
  };
}

/** The readers of the shop over one database, each with its cache, and what tells them all of changes. */
export function createReaders({ db, definitions, paymentKinds, log }: ReadersOptions) {
  const settings = createSettingsReader({
    db,
    onInvalid: (group, reason) => log.warn({ group, reason }, 'A settings group does not fit its schema'),
  });
  const images = createImageReader({ db });
  const menus = createMenuReader({ db });
  const pages = createPageReader({
    db,
    onInvalidSection: (pageId, sectionId, reason) =>
      log.warn({ pageId, sectionId, reason }, 'A stored section cannot be read'),
  });
  const articles = createArticleReader({ db, images, pages });
  const redirects = createRedirectReader({ db });
  const delivery = createDeliveryReader({ db, settings, paymentKinds });
  const products = createProductReader({ db });
  const facetIndex = createFacetIndex({
    db,
    onError: (error) => log.error({ err: error }, 'The facet index could not be loaded'),
  });
  const catalogs = createCatalogTree({ db, index: facetIndex });
  const listing = createListingService({ db, products, catalogs, index: facetIndex });
  const search = createShopSearch({ db, products, catalogs });

  const sources: DataSources = {
    productsOfCatalog: (request) => listing.listFirst(request),
    productsByIds: (ids) => products.findByIds(ids),
    catalogsByIds: (ids) => catalogs.summaries(ids),
    childCatalogs: async ({ parentId, limit }) => (await catalogs.children(parentId)).slice(0, limit),
    articles: (request) => articles.list(request),
    articlesByIds: (ids) => articles.findByIds(ids),
    tags: ({ category }) => articles.listTags(category),
    imagesByIds: (ids) => images.findByIds(ids),
  };
  const sections = createSectionLoader({
    definitions,
    sources,
    onProblem: (problem) => reportProblem(log, problem),
  });

  const caches: Invalidated[] = [
    settings,
    images,
    menus,
    pages,
    articles,
    redirects,
    delivery,
    products,
    facetIndex,
    catalogs,
    search,
  ];
  return {
    settings,
    images,
    menus,
    pages,
    articles,
    redirects,
    delivery,
    products,
    facetIndex,
    catalogs,
    listing,
    search,
    sections,
    /** Tells every cache what changed. */
    invalidate(tags: readonly Tag[]): void {
      for (const cache of caches) cache.invalidate(tags);
    },
    /** After notifications may have been missed nothing cached can be trusted. */
    forgetEverything(): void {
      for (const cache of caches) cache.invalidate([everything]);
    },
  };
}

function reportProblem(log: ReadersOptions['log'], problem: SectionProblem): void {
  if (problem.kind === 'data')
    log.error({ need: problem.need, err: problem.error }, 'Data of a section could not be loaded');
  else log.warn({ ...problem }, 'A section cannot be shown');
}
