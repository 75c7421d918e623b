import type { FastifyInstance } from 'fastify';

import { notFound } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';
import { isSharedSlug } from '#domain/shared-sections.ts';
import { isReservedSlug } from '#domain/slug.ts';

import { createPageAnswers, type AnswerError, type SiteDeps } from './answer-page.ts';
import { loadArticlePage } from './pages/article.page.ts';
import {
  loadCatalogPage,
  loadCatalogsPage,
  loadNewCatalogPage,
  loadProductsPage,
} from './pages/catalog.page.ts';
import { loadCategoryPage } from './pages/category.page.ts';
import { blankPage, loadContentPage } from './pages/content.page.ts';
import { loadHomePage } from './pages/home.page.ts';
import type { PageRequest } from './pages/page-request.ts';
import { loadProductPage } from './pages/product.page.ts';
import { loadSharedSectionPage } from './pages/shared-section.page.ts';
import { loadSearchPage } from './pages/search.page.ts';
import { registerPrivatePages } from './register-private-pages.ts';
import { createSiteRenderer, type LoadPage } from './site-renderer.ts';

interface SlugParams {
  slug: string;
  category: string;
}

/**
 * The storefront's pages. Fixed routes win over slugs; what no route knows is the 404 page. Gives what
 * answers with the shop's error page, for the parts of the server that have no error handler of their own.
 */
export function registerSite(app: FastifyInstance, deps: SiteDeps): AnswerError {
  const render = createSiteRenderer(deps);

  const { answer, answerError, redirectTarget } = createPageAnswers(deps, render);

  const page = (url: string, load: (request: PageRequest, params: SlugParams) => ReturnType<LoadPage>) =>
    app.get<{ Params: SlugParams }>(url, (request, reply) =>
      answer(request, reply, (pageRequest) => load(pageRequest, request.params)),
    );

  page(paths.home, loadHomePage);
  page(paths.newPage, blankPage);
  page(paths.search, loadSearchPage);
  page(paths.catalogs, loadCatalogsPage);
  page(paths.newCatalog, loadNewCatalogPage);
  page(`${paths.catalogs}/:slug`, (request, { slug }) => loadCatalogPage(request, slug));
  page(paths.products, loadProductsPage);
  page(`${paths.products}/:slug`, (request, { slug }) => loadProductPage(request, slug));
  page('/:category/:slug', async (request, { category, slug }) => {
    const shared = isSharedSlug(`${category}/`) ? await loadSharedSectionPage(request, slug) : null;
    return shared ?? loadArticlePage(request, category, slug);
  });
  page('/:slug', (request, { slug }) => loadTopLevelPage(request, slug));

  registerPrivatePages(app, { ...deps, render, answer, redirectTarget, answerError });

  app.get('/admin', (_request, reply) => reply.redirect('/admin/', 301));
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, () => {
      throw notFound('page');
    }),
  );
  return answerError;
}

/** One segment is a content page, else an article category (requirement 43). */
async function loadTopLevelPage(request: PageRequest, slug: string) {
  if (isReservedSlug(slug)) throw notFound('page');
  const page = await request.services.pages.findBySlug('page', slug);
  if (page) return loadContentPage(request, page);
  const category = await request.services.pages.findBySlug('category', slug);
  if (category) return loadCategoryPage(request, category);
  throw notFound('page');
}
