import { defaultLimits } from '#domain/limits.ts';
import { parseListingQuery } from '#modules/listing/parse-listing-query.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import type { PageRequest } from '../pages/page-request.ts';

/**
 * A page that has everything a section may follow, from the shop itself: the newest article with its
 * headings, all products as a list, a trail. What the shop lacks is missing.
 */
export async function loadPreviewPage({ services, t }: PageRequest): Promise<PageContext> {
  const query = parseListingQuery(new URLSearchParams());
  const [newest, result] = await Promise.all([
    services.articles.list({ category: null, tagIds: [], offset: 0, limit: 1 }),
    services.listing.listAll(query, Math.min(8, defaultLimits.catalogListing)),
  ]);
  const slug = newest.items[0]?.slug;
  const article = slug === undefined ? null : await services.articles.findBySlug(slug);
  const title = t('catalog.allProducts');
  return {
    kind: 'page',
    layout: 'inner-page',
    path: '/preview',
    title,
    h1: title,
    breadcrumbs: [
      { title: t('breadcrumbs.home'), uri: '' },
      { title: t('catalog.title'), uri: 'catalogs' },
      { title, uri: null },
    ],
    ...(result.count > 0 && {
      listing: { path: '/products', catalog: null, query, result: { ...result, productCount: result.count } },
    }),
    headings: [title, t('breadcrumbs.home'), t('catalog.title')].map((text, index) => ({
      id: `h-${index}`,
      level: 2,
      text,
    })),
    ...(article && { article }),
  };
}
