import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { createSitemap, sitemapKinds, type Sitemap } from '#modules/feeds/sitemap.ts';

import type { FeedsDeps } from './feeds-deps.ts';
import { forbidsIndexing } from './robots-text.ts';
import { sendFeed } from './send-feed.ts';

/** /sitemap.xml and its parts, at the root because a sitemap speaks only for paths below its own. */
export function registerSitemap(
  app: FastifyInstance,
  deps: FeedsDeps,
  sitemap: Sitemap = createSitemap(deps),
): void {
  const { services, origin } = deps;
  const isClosed = async () => forbidsIndexing((await services.settings.read()).seo.robots);

  app.get('/sitemap.xml', async (request, reply) => {
    if (await isClosed()) return reply.callNotFound();
    return sendFeed(request, reply, 'application/xml', await sitemap.index(origin()));
  });

  for (const kind of sitemapKinds) {
    app.get<{ Params: { part: string } }>(`/sitemap-${kind}-:part(^\\d{1,6}).xml`, async (request, reply) => {
      const entries = (await isClosed())
        ? null
        : await sitemap.openPart(kind, Number(request.params.part), origin());
      if (!entries) return reply.callNotFound();
      reply
        .header('content-type', 'application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .header('x-content-type-options', 'nosniff');
      return reply.send(Readable.from(entries));
    });
  }
}
