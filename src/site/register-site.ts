import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { AppError, notFound } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';
import { isReservedSlug } from '#domain/slug.ts';
import { withTimeout } from '#platform/timeouts/with-timeout.ts';

import { canonicalPath, knownQuery } from './cache/cache-key.ts';
import type { PageCache, RenderedPage } from './cache/page-cache.ts';
import { fallbackPage } from './error/fallback-page.ts';
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
import { loadSearchPage } from './pages/search.page.ts';
import {
  previewHeaders,
  readPreviewRequest,
  withToken,
  type PreviewRequest,
} from './preview/preview-request.ts';
import { registerPrivatePages } from './register-private-pages.ts';
import { createSiteRenderer, type LoadPage, type SiteRendererDeps } from './site-renderer.ts';

interface SiteDeps extends SiteRendererDeps {
  cache: PageCache;
  /** One key a client, for limits. */
  clientKey(request: FastifyRequest): string;
}

/** A page is not kept waiting for its redirect longer than this (requirement 55). */
const redirectLookupMs = 1000;

interface SlugParams {
  slug: string;
  category: string;
}

/** Answers a request that failed outside of a page, such as an address that the router cannot read. */
export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * The storefront's pages. Fixed routes win over slugs; what no route knows is the 404 page. Gives what
 * answers with the shop's error page, for the parts of the server that have no error handler of their own.
 */
export function registerSite(app: FastifyInstance, deps: SiteDeps): AnswerError {
  const render = createSiteRenderer(deps);

  async function answer(request: FastifyRequest, reply: FastifyReply, load: LoadPage): Promise<void> {
    const { path, search } = splitTarget(request.raw.url ?? '/');
    const preview = readPreviewRequest(search);
    if (preview) return answerPreview(request, reply, { load, path, search, preview });
    const target = await redirectTarget(path, search);
    if (target !== null) {
      // An owner may take a redirect back: browsers must ask again.
      return reply.code(301).headers({ Location: target, 'Cache-Control': 'no-store' }).send();
    }
    await send(request, reply, () => draw(request, path, search, load), 'shared');
  }

  /** A page as its drafts have it: drawn for one request, past the cache, kept by nobody. */
  async function answerPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    {
      load,
      path,
      search,
      preview,
    }: { load: LoadPage; path: string; search: string; preview: PreviewRequest },
  ): Promise<void> {
    const opened = await deps.services.previews.open(preview.mode, preview.token);
    const target = opened && (await redirectTarget(path, ''));
    if (target !== null) {
      const location = target.startsWith('/') ? withToken(target, preview) : target;
      return reply
        .code(302)
        .headers({ Location: location, ...previewHeaders })
        .send();
    }
    const refuse: LoadPage = () => {
      throw new AppError('forbidden', 'preview.ended');
    };
    const { log, id: requestId } = request;
    const input = {
      path: canonicalPath(path) ?? path,
      query: knownQuery(search),
      load: opened ? load : refuse,
      ...(opened && { preview: { ...preview, expiresAt: opened.expiresAt } }),
      log,
      requestId,
    };
    const drawAlone = async () => {
      const page = await render(input);
      return { ...page, cacheable: false, headers: { ...page.headers, ...previewHeaders } };
    };
    await send(request, reply, drawAlone, 'alone');
  }

  /** What the page is made from is exactly what its cache key holds. */
  function draw(
    request: FastifyRequest,
    path: string,
    search: string,
    load: LoadPage,
  ): Promise<RenderedPage> {
    const { log, id: requestId } = request;
    return render({ path: canonicalPath(path) ?? path, query: knownQuery(search), load, log, requestId });
  }

  /** Past Fastify, which must not touch the answer any more; so nothing may be thrown beyond here either. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    draw: () => Promise<RenderedPage>,
    use: 'shared' | 'alone',
  ): Promise<void> {
    reply.hijack();
    try {
      if (use === 'shared') await deps.cache.serve(request.raw, reply.raw, draw);
      else await deps.cache.serveAlone(request.raw, reply.raw, await draw());
    } catch (error) {
      request.log.error({ err: error, path: request.raw.url }, 'A page could not be sent');
      if (reply.raw.headersSent) return void reply.raw.destroy();
      const page = fallbackPage({ status: 500, settingsFailed: false, requestId: request.id });
      await deps.cache.serveAlone(request.raw, reply.raw, page);
    }
  }

  const answerError: AnswerError = async (error, request, reply) => {
    if (reply.raw.headersSent) return void reply.raw.destroy();
    const { path } = splitTarget(request.raw.url ?? '/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const failure = toPageError(error, isRead);
    // The rest of what it uploads is not waited for.
    if (failure instanceof AppError && failure.status === 413) reply.raw.shouldKeepAlive = false;
    const fail = () => {
      throw failure;
    };
    await send(request, reply, () => draw(request, path, '', fail), 'alone');
  };

  /** The owner's redirect, else the path without its trailing slashes (specification section 7). */
  async function redirectTarget(path: string, search: string): Promise<string | null> {
    // The builder's address ends with a slash, so trimming it would send browsers to and fro.
    if (path === paths.home || path === paths.admin) return null;
    const lookup = withTimeout(
      deps.services.redirects.find(path),
      redirectLookupMs,
      'Redirects took too long',
    );
    const target = await lookup.catch(() => null);
    if (target !== null) return target;
    if (!path.endsWith('/')) return null;
    return `/${trimSlashes(path)}${search}`;
  }

  const page = (url: string, load: (request: PageRequest, params: SlugParams) => ReturnType<LoadPage>) =>
    app.get<{ Params: SlugParams }>(url, (request, reply) =>
      answer(request, reply, (pageRequest) => {
        // No slug holds a control character, and PostgreSQL refuses a statement with a NUL.
        if (/\p{Cc}/u.test(Object.values(request.params).join(''))) throw notFound('page');
        return load(pageRequest, request.params);
      }),
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

  registerPrivatePages(app, { ...deps, render, redirectTarget, answerError });

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

/** Without the slashes at both ends; nor may it begin with backslashes, which browsers read as slashes. */
function trimSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end--;
  return path.slice(0, end).replace(/^[/\\]+/, '');
}

/**
 * As a page tells it. The framework marks a caller's mistake with a 4xx `statusCode`: an address that
 * cannot be read leads nowhere (404), a body is a bad request, and the framework's own words stay inside.
 */
function toPageError(error: unknown, isRead: boolean): unknown {
  if (!(error instanceof Error) || error instanceof AppError || !('statusCode' in error)) return error;
  const { statusCode } = error;
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode >= 500) return error;
  if (statusCode === 413) return new AppError('payload_too_large', 'api.payloadTooLarge');
  const isAddress = 'code' in error && /^FST_ERR_(?:BAD_URL|MAX_PARAM_LENGTH)$/.test(String(error.code));
  return isRead || isAddress ? notFound('page') : new AppError('bad_request', 'api.badRequest');
}

function splitTarget(target: string): { path: string; search: string } {
  const queryStart = target.indexOf('?');
  return queryStart === -1
    ? { path: target, search: '' }
    : { path: target.slice(0, queryStart), search: target.slice(queryStart) };
}
