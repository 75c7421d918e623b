import { defaultLimits, requestCaps } from '#domain/limits.ts';
import { paths } from '#domain/routes.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import type { PageModel } from '../page-model.ts';
import { loadBestsellers, noBestsellers } from '../product/bestsellers.tsx';
import { searchBlock } from '../search/search-block.tsx';
import { positiveInteger } from './category.page.ts';
import { unlistedPage } from './unlisted-page.ts';
import type { PageRequest } from './page-request.ts';
import { trailTo } from './trail-to.ts';

/** /search?q=: never stored whole, queries are too many and too personal to keep. */
export async function loadSearchPage(request: PageRequest): Promise<PageModel> {
  const { services, settings, t } = request;
  const query = (request.query.get('q') ?? '').trim().slice(0, requestCaps.queryLength);
  const limit = defaultLimits.search;
  const page = positiveInteger(request.query.get('page')) ?? 1;
  const offset = Math.min((page - 1) * limit, requestCaps.offset);
  const result =
    query === ''
      ? { results: [], totalResultCount: 0 }
      : await services.search.search({ q: query, offset, limit });
  // The builder's frame and further pages are no new searches.
  if (query !== '' && page === 1 && !request.editing)
    services.searchCounter.note(query, result.totalResultCount);
  const title = query === '' ? t('search.title') : t('search.titleQuery', { query });
  const context: PageContext = {
    kind: 'search',
    layout: 'inner-page',
    path: paths.search,
    title,
    h1: title,
    breadcrumbs: trailTo(t, t('search.title')),
    search: { query, page, pageCount: Math.ceil(result.totalResultCount / limit), result },
  };
  const bestsellers = result.results.length === 0 ? await loadBestsellers(request) : noBestsellers;
  return unlistedPage(settings, context, searchBlock(bestsellers));
}
