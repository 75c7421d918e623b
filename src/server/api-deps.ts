import type { ApiDeps } from '#api/api-deps.ts';
import { defaultLimits } from '#domain/limits.ts';
import type { Services } from '#services/services.ts';

/** The services as the API asks for them. */
export function apiDeps(services: Services, { publicUrl }: { publicUrl?: string | undefined } = {}): ApiDeps {
  return {
    ...services,
    shopOrigin: publicUrl,
    hasSecureOrigin: publicUrl?.startsWith('https:') ?? false,
    async findCatalogListing(slug, query) {
      const settings = await services.settings.read();
      const limit = settings.ecommerce.itemPerPage || defaultLimits.catalogListing;
      const [listed, page] = await Promise.all([
        services.listing.listCatalog(slug, query, limit),
        services.pages.findBySlug('catalog', slug),
      ]);
      return listed && { ...listed, sections: page?.sections ?? [] };
    },
    search: ({ query, offset, limit }) => services.search.search({ q: query, offset, limit }),
  };
}
