import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { samplePageAt } from '#domain/editable-paths.ts';
import { maxPhotoFormBytes } from '#domain/review-photo.ts';
import { readUpload } from '#http/read-upload.ts';

import type { PageAnswers } from './answer-page.ts';
import type { PageCache } from './cache/page-cache.ts';
import { acceptAnything, acceptFiles, acceptForms } from './forms/form-plugin.ts';
import { readMultipart } from './forms/read-multipart.ts';
import type { PageRequest, Redirection } from './pages/page-request.ts';
import { readPreviewRequest } from './preview/preview-request.ts';
import { loadSamplePage } from './sample-pages/load-sample-page.ts';
import { privatePages, type LoadPrivatePage } from './private-pages.ts';
import type { RenderSite } from './site-renderer.ts';

interface PrivatePagesDeps extends Pick<PageAnswers, 'answer'> {
  cache: PageCache;
  origin(): string;
  clientKey(request: FastifyRequest): string;
  render: RenderSite;
  redirectTarget(path: string, search: string): Promise<string | null>;
  answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Pages of one visitor alone and the forms that stand on them; each answer is `no-store`. */
export function registerPrivatePages(app: FastifyInstance, deps: PrivatePagesDeps): void {
  void app.register(async (site) => {
    acceptForms(site, deps.origin);
    site.setErrorHandler((error, request, reply) => deps.answerError(error, request, reply));
    for (const { path, load, submit, takesFiles = false, takesForeignForms = false } of privatePages) {
      site.get(path, async (request, reply) => {
        const { pathname, search } = urlOf(request);
        const sample = readPreviewRequest(search)?.mode === 'edit' ? samplePageAt(pathname, search) : null;
        if (sample) return deps.answer(request, reply, (shared) => loadSamplePage(sample, shared));
        const moved = await deps.redirectTarget(pathname, search);
        return moved === null
          ? answer(request, reply, load)
          : sendOn(reply, { redirect: moved, status: 301 });
      });
      if (!submit) continue;
      void site.register(async (forms) => {
        if (takesFiles) acceptFiles(forms);
        if (takesForeignForms) acceptAnything(forms);
        const config = { takesForeignForms };
        forms.post(path, { config }, (request, reply) => answer(request, reply, submit));
      });
    }
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    load: LoadPrivatePage,
  ): Promise<FastifyReply | void> {
    const { pathname: path, searchParams: query } = urlOf(request);
    const page = await deps.render({
      path,
      query,
      load: async (shared: PageRequest) => {
        const client = deps.clientKey(request);
        return load({
          ...shared,
          ...(await readSentForm(request, shared, client)),
          params: request.params as Record<string, string>,
          headers: request.headers,
          client,
        });
      },
      log: request.log,
      requestId: request.id,
    });
    if ('redirect' in page) return sendOn(reply, page);
    reply.hijack();
    // The address may name an order: other sites are not told.
    const headers = { ...page.headers, 'Referrer-Policy': 'same-origin' };
    await deps.cache.serveAlone(request.raw, reply.raw, { ...page, headers });
  }
}

/**
 * What a form sent. One with files is read only now that its client is known to be let in; the shop takes such forms
 * for reviews alone.
 */
async function readSentForm(
  request: FastifyRequest,
  { services }: PageRequest,
  client: string,
): Promise<{ form: URLSearchParams; files: readonly Buffer[] }> {
  const { body } = request;
  if (!(body instanceof Readable)) {
    return { form: body instanceof URLSearchParams ? body : new URLSearchParams(), files: [] };
  }
  await services.reviews.photos.admit({ client, userId: null });
  const bytes = await readUpload(request, maxPhotoFormBytes);
  const { fields, files } = await readMultipart(bytes, request.headers['content-type'] ?? '');
  return { form: fields, files };
}

function sendOn(reply: FastifyReply, { redirect, status = 302, cookies = [] }: Redirection): FastifyReply {
  if (cookies.length > 0) reply.header('Set-Cookie', cookies);
  return reply
    .code(status)
    .headers({ Location: redirect, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' })
    .send();
}

function urlOf(request: FastifyRequest): URL {
  return new URL(request.raw.url ?? '/', 'http://shop.invalid');
}
