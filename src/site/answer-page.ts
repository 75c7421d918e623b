import type { FastifyReply, FastifyRequest } from 'fastify';

import { AppError, notFound } from '#domain/errors.ts';
import { paths } from '#domain/routes.ts';
import { withTimeout } from '#platform/timeouts/with-timeout.ts';

import { canonicalPath, knownQuery } from './cache/cache-key.ts';
import type { PageCache } from './cache/page-cache.ts';
import type { RenderedPage } from './cache/page-entry.ts';
import { fallbackPage } from './error/fallback-page.ts';
import {
  previewHeaders,
  readPreviewRequest,
  withToken,
  type PreviewRequest,
} from './preview/preview-request.ts';
import type { LoadPage, RenderSite, SiteRendererDeps } from './site-renderer.ts';

export interface SiteDeps extends SiteRendererDeps {
  cache: PageCache;
  /** One key a client, for limits. */
  clientKey(request: FastifyRequest): string;
}

/** A page is not kept waiting for its redirect longer than this (requirement 55). */
const redirectLookupMs = 1000;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  path: string;
  /** With its question mark; empty without a query. */
  search: string;
}

/** Answers a request that failed outside of a page, such as an address that the router cannot read. */
export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface PageAnswers {
  answer(request: FastifyRequest, reply: FastifyReply, load: LoadPage): Promise<void>;
  answerError: AnswerError;
  /** The owner's redirect, else the path without its trailing slashes (specification section 7). */
  redirectTarget(path: string, search: string): Promise<string | null>;
}

/** Answers with a page: sent on where its address leads elsewhere, from the cache where it may be, or alone. */
export function createPageAnswers({ services, cache }: SiteDeps, render: RenderSite): PageAnswers {
  const redirectTarget = (path: string, search: string) => findTarget(services.redirects, path, search);

  async function answer(request: FastifyRequest, reply: FastifyReply, load: LoadPage): Promise<void> {
    const { path, search } = splitTarget(request.raw.url ?? '/');
    const exchange = { request, reply, path, search };
    const loadKnown = hasControlCharacter(request.params) ? loadNothing : load;
    const preview = readPreviewRequest(search);
    if (preview) return answerPreview(exchange, loadKnown, preview);
    const target = await redirectTarget(path, search);
    if (target !== null) {
      // An owner may take a redirect back: browsers must ask again.
      return reply.code(301).headers({ Location: target, 'Cache-Control': 'no-store' }).send();
    }
    await send(request, reply, () => render(inputOf(exchange, loadKnown)), 'shared');
  }

  /** A page as its drafts have it: drawn for one request, past the cache, kept by nobody. */
  async function answerPreview(exchange: Exchange, load: LoadPage, preview: PreviewRequest): Promise<void> {
    const { request, reply, path } = exchange;
    const opened = await services.previews.open(preview.mode, preview.token);
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
    const input = {
      ...inputOf(exchange, opened ? load : refuse),
      ...(opened && { preview: { ...preview, ...opened } }),
    };
    const drawAlone = async () => {
      const page = await render(input);
      return { ...page, cacheable: false, headers: { ...page.headers, ...previewHeaders } };
    };
    await send(request, reply, drawAlone, 'alone');
  }

  /** Past Fastify, which must not touch the answer any more; so nothing may be thrown beyond here either. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    drawPage: () => Promise<RenderedPage>,
    use: 'shared' | 'alone',
  ): Promise<void> {
    reply.hijack();
    try {
      if (use === 'shared') await cache.serve(request.raw, reply.raw, drawPage);
      else await cache.serveAlone(request.raw, reply.raw, await drawPage());
    } catch (error) {
      request.log.error({ err: error, path: request.raw.url }, 'A page could not be sent');
      if (reply.raw.headersSent) return void reply.raw.destroy();
      const page = fallbackPage({ status: 500, settingsFailed: false, requestId: request.id });
      await cache.serveAlone(request.raw, reply.raw, page);
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
    await send(request, reply, () => render(inputOf({ request, reply, path, search: '' }, fail)), 'alone');
  };

  return { answer, answerError, redirectTarget };
}

/** What the page is made from is exactly what its cache key holds. */
function inputOf({ request: { log, id: requestId }, path, search }: Exchange, load: LoadPage) {
  return { path: canonicalPath(path) ?? path, query: knownQuery(search), load, log, requestId };
}

/** No slug holds a control character, and PostgreSQL refuses a statement with a NUL. */
function hasControlCharacter(params: unknown): boolean {
  return /\p{Cc}/u.test(Object.values(params ?? {}).join(''));
}

function loadNothing(): never {
  throw notFound('page');
}

/** The owner's redirect, else the path without its trailing slashes (specification section 7). */
async function findTarget(
  redirects: SiteDeps['services']['redirects'],
  path: string,
  search: string,
): Promise<string | null> {
  // The builder's address ends with a slash, so trimming it would send browsers to and fro.
  if (path === paths.home || path === paths.admin) return null;
  const lookup = withTimeout(redirects.find(path), redirectLookupMs, 'Redirects took too long');
  const target = await lookup.catch(() => null);
  if (target !== null) return target;
  if (!path.endsWith('/')) return null;
  return `/${trimSlashes(path)}${search}`;
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
