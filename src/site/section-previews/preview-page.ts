import type { Translator } from '#domain/i18n/translate.ts';
import { defaultLimits } from '#domain/limits.ts';
import { parseListingQuery } from '#modules/listing/parse-listing-query.ts';
import type { PreviewedShop } from '#modules/previews/draw-section-previews.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

/**
 * A page that has everything a section may follow, from the shop itself: the newest article with its
 * headings, all products as a list, a trail. What the shop lacks is missing.
 */
export async function loadPreviewPage(
  { articles, listing }: Pick<PreviewedShop, 'articles' | 'listing'>,
  t: Translator,
): Promise<PageContext> {
  const query = parseListingQuery(new URLSearchParams());
  const [newest, result] = await Promise.all([
    articles.list({ category: null, tagIds: [], offset: 0, limit: 1 }),
    listing.listAll(query, Math.min(8, defaultLimits.catalogListing)),
  ]);
  const slug = newest.items[0]?.slug;
  const article = slug === undefined ? null : await articles.findBySlug(slug);
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
