import { defaultLimits } from '#domain/limits.ts';
import type { CatalogListing, ListingQuery } from '#domain/schemas/catalog.schema.ts';
import { visibleSections } from '#domain/visible-sections.ts';
import type { PageReader } from '#modules/pages/page-reader.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';

import type { ListingService } from './listing-service.ts';

/** One page of a catalog with its facets and sections; null when there is no such catalog. */
export type FindCatalogListing = (slug: string, query: ListingQuery) => Promise<CatalogListing | null>;

interface CatalogListingDeps {
  listing: Pick<ListingService, 'listCatalog'>;
  pages: Pick<PageReader, 'findBySlug'>;
  settings: Pick<SettingsReader, 'read'>;
}

export function createFindCatalogListing({
  listing,
  pages,
  settings,
}: CatalogListingDeps): FindCatalogListing {
  return async (slug, query) => {
    const { ecommerce } = await settings.read();
    const limit = ecommerce.itemPerPage || defaultLimits.catalogListing;
    const [listed, page] = await Promise.all([
      listing.listCatalog(slug, query, limit),
      pages.findBySlug('catalog', slug),
    ]);
    return listed && { ...listed, sections: visibleSections(page?.sections ?? []) };
  };
}
