import { join } from 'node:path';

import { defaultLimits } from '#domain/limits.ts';
import type { StarterSiteManagement } from '#domain/schemas/starter-site.schema.ts';
import { visibleSections } from '#domain/visible-sections.ts';
import type { ApiDeps } from '#modules/route-deps.ts';
import type { Services } from '#modules/services.ts';
import { sectionDefinitions } from '#sections/sections.ts';
import { sectionExamples } from '#sections/section-examples.ts';
import { sectionViews } from '#sections/section-views.ts';
import { createSectionPreviews } from '#site/section-previews/draw-previews.ts';
import { readFontManifest } from '#site/theme/font-manifest.ts';

import { clientDir as builtClientDir } from './project-paths.ts';

interface ApiDepsOptions {
  starterSites: StarterSiteManagement;
  publicUrl?: string | undefined;
  origin?: () => string;
  clientDir?: string;
}

/** The services as the API asks for them. */
export function apiDeps(
  services: Services,
  { starterSites, publicUrl, origin = () => '', clientDir = builtClientDir }: ApiDepsOptions,
): ApiDeps {
  return {
    ...services,
    starterSites,
    shopOrigin: publicUrl,
    hasSecureOrigin: publicUrl?.startsWith('https:') ?? false,
    async findCatalogListing(slug, query) {
      const settings = await services.settings.read();
      const limit = settings.ecommerce.itemPerPage || defaultLimits.catalogListing;
      const [listed, page] = await Promise.all([
        services.listing.listCatalog(slug, query, limit),
        services.pages.findBySlug('catalog', slug),
      ]);
      return listed && { ...listed, sections: visibleSections(page?.sections ?? []) };
    },
    drawSectionPreviews: createSectionPreviews({
      services,
      definitions: sectionDefinitions,
      views: sectionViews,
      examples: sectionExamples,
      origin,
      readFonts: () => readFontManifest(join(clientDir, 'fonts/fonts.json')),
    }),
    search: ({ query, offset, limit }) => services.search.search({ q: query, offset, limit }),
  };
}
