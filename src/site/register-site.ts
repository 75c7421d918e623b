import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { notFound } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';

import type { PageCache } from './cache/page-cache.ts';
import { loadArticlePage } from './pages/article.page.ts';
import { loadCatalogPage, loadCatalogsPage, loadNewCatalogPage, loadProductsPage } from './pages/catalog.page.ts';
import { loadCategoryPage } from './pages/category.page.ts';
import { blankPage, loadContentPage } from './pages/content.page.ts';
import { loadHomePage } from './pages/home.page.ts';
import { loadProductPage } from './pages/product.page.ts';
import { loadSearchPage } from './pages/search.page.ts';
import type { PageRequest } from './pages/page-request.ts';
import { createSiteRenderer, type LoadPage, type SiteRendererDeps } from './site-renderer.ts';

interface SiteDeps extends SiteRendererDeps {
  cache: PageCache;
}

interface SlugParams {
  slug: string;
  category: string;
}

/** The storefront's pages. Fixed routes win over slugs; what no route knows is the 404 page. */
export function registerSite(app: FastifyInstance, deps: SiteDeps): void {
  const render = createSiteRenderer(deps);

  async function answer(request: FastifyRequest, reply: FastifyReply, load: LoadPage): Promise<void> {
    const { path, search } = splitTarget(request.raw.url ?? '/');
    const target = await redirectTarget(path, search);
    if (target !== null) {
      // An owner may take a redirect back: browsers must ask again.
      return reply.code(301).headers({ Location: target, 'Cache-Control': 'no-store' }).send();
    }
    reply.hijack();
    await deps.cache.serve(request.raw, reply.raw, () =>
      render({ path, query: new URLSearchParams(search), load, log: request.log, requestId: request.id }),
    );
  }

  /** The owner's redirect, else the path without its trailing slashes (specification section 7). */
  async function redirectTarget(path: string, search: string): Promise<string | null> {
    if (path === '/') return null;
    const target = await deps.services.redirects.find(path).catch(() => null);
    if (target !== null) return target;
    if (!path.endsWith('/')) return null;
    return `/${path.replace(/^[/\\]+|\/+$/g, '')}${search}`;
  }

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
  page('/:category/:slug', (request, { category, slug }) => loadArticlePage(request, category, slug));
  page('/:slug', (request, { slug }) => loadTopLevelPage(request, slug));

  app.get('/admin', (_request, reply) => reply.redirect('/admin/', 301));
  app.setNotFoundHandler((request, reply) =>
    answer(request, reply, () => {
      throw notFound('Page');
    }),
  );
}

/** One segment is a content page, else an article category (requirement 43). */
async function loadTopLevelPage(request: PageRequest, slug: string) {
  const page = await request.services.pages.findBySlug('page', slug);
  if (page) return loadContentPage(request, page);
  const category = await request.services.pages.findBySlug('category', slug);
  if (category) return loadCategoryPage(request, category);
  throw notFound('Page');
}

function splitTarget(target: string): { path: string; search: string } {
  const queryStart = target.indexOf('?');
  return queryStart === -1
    ? { path: target, search: '' }
    : { path: target.slice(0, queryStart), search: target.slice(queryStart) };
}
