import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createArticleReader } from '#modules/articles/article-reader.ts';
import { createCatalogTree } from '#modules/catalogs/catalog-tree.ts';
import { createDeliveryReader } from '#modules/delivery/delivery-reader.ts';
import { createFacetIndex } from '#modules/listing/facet-index.ts';
import { createListingService } from '#modules/listing/listing-service.ts';
import { createImageReader } from '#modules/media/image-reader.ts';
import { createMenuReader } from '#modules/menus/menu-reader.ts';
import { createPageReader } from '#modules/pages/page-reader.ts';
import type { PaymentKinds } from '#modules/payment-methods/payment-kinds.ts';
import { createProductReader } from '#modules/products/product-reader.ts';
import { createRedirectReader } from '#modules/redirects/redirect-reader.ts';
import { createShopSearch } from '#modules/search/search-shop.ts';
import type { DataSources } from '#modules/section-data/data-sources.ts';
import { createSectionLoader, type SectionProblem } from '#modules/section-data/load-sections.ts';
import { createSettingsReader } from '#modules/settings/settings-reader.ts';
import { everything, type Invalidated, type Tag } from '#platform/cache/tags.ts';
import type { DefinitionRegistry } from '#sections/framework/registry.ts';

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
