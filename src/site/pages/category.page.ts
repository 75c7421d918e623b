import { notFound } from '#domain/errors.ts';
import { categoryPath, feedPath } from '#domain/routes.ts';
import type { PublishedPage } from '#modules/pages/page-reader.ts';
import type { PageContext } from '#sections/framework/page-context.ts';

import { itemListData } from '../document/structured-data.ts';
import type { PageModel } from '../page-model.ts';
import { completeSections, loadPageSections } from './page-sections.ts';
import { metaTexts, notIndexed, plainOpenGraph } from './page-meta.ts';
import type { PageRequest } from './page-request.ts';
import { trailTo } from './trail-to.ts';

/** /{category}: its articles, newest first, narrowed by ?tag=slug (several are alternatives). */
export async function loadCategoryPage(request: PageRequest, category: PublishedPage): Promise<PageModel> {
  const { services, settings, query, t } = request;
  const limit = settings.media.itemsPerPage;
  const pageNumber = positiveInteger(query.get('page')) ?? 1;
  const tags = await services.articles.listTags(category.slug);
  const asked = new Set(query.getAll('tag'));
  const chosen = tags.filter((tag) => asked.has(tag.slug));
  const articles = await services.articles.list({
    category: category.slug,
    tagIds: chosen.map((tag) => tag.id),
    offset: (pageNumber - 1) * limit,
    limit,
  });
  if (pageNumber > 1 && articles.items.length === 0) throw notFound('page');
  const texts = metaTexts(
    'category',
    { category_name: category.title, page_name: category.title },
    category.meta,
    settings,
  );
  const context: PageContext = {
    kind: 'category',
    layout: 'inner-page',
    path: request.path,
    title: category.title,
    h1: texts.h1,
    breadcrumbs: trailTo(t, category.title),
    category: {
      id: category.id,
      title: category.title,
      slug: category.slug,
      articles,
      tags,
      chosenTags: chosen.map((tag) => tag.slug),
    },
  };
  const stored = completeSections(context.kind, category.sections);
  const loaded = await loadPageSections(request, stored, context);
  const canonical = categoryPath(category.slug) + (pageNumber > 1 ? `?page=${pageNumber}` : '');
  return {
    status: 200,
    pageId: category.id,
    context,
    sections: loaded.sections,
    images: loaded.images,
    head: {
      title: texts.title,
      description: texts.description,
      ...(chosen.length > 0 ? notIndexed : { canonical, robots: '' }),
      feed: feedPath(category.slug),
      openGraph: plainOpenGraph,
      structuredData: itemListData(
        articles.items.map((article) => ({ path: article.url, title: article.title })),
        request.origin,
      ),
    },
    tags: [`page:${category.id}`, 'pages', 'articles', ...loaded.tags],
    cacheable: true,
  };
}

/** Null for what is no number from 1 to 999,999. */
export function positiveInteger(text: string | null): number | null {
  const value = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return value > 0 ? value : null;
}
