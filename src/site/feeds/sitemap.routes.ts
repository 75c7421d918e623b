import type { FastifyInstance } from 'fastify';

import { sitemapKinds } from '#modules/feeds/sitemap.ts';

import type { FeedsDeps } from './feeds-deps.ts';
import { forbidsIndexing } from './robots-text.ts';
import { sendFeed } from './send-feed.ts';
import { sendFile } from './send-file.ts';

const maxAge = 600;

/** /sitemap.xml and its parts, at the root because a sitemap speaks only for paths below its own. */
export function registerSitemap(app: FastifyInstance, { services, origin }: FeedsDeps): void {
  const { sitemap } = services.feeds;
  const isClosed = async () => forbidsIndexing((await services.settings.read()).seo.robots);

  app.get('/sitemap.xml', async (request, reply) => {
    if (await isClosed()) return reply.callNotFound();
    return sendFeed(request, reply, 'application/xml', await sitemap.index(origin()));
  });

  for (const kind of sitemapKinds) {
    app.get<{ Params: { part: string } }>(`/sitemap-${kind}-:part(^\\d{1,6}).xml`, async (request, reply) => {
      const file = (await isClosed())
        ? null
        : await sitemap.openPart(kind, Number(request.params.part), origin());
      if (!file) return reply.callNotFound();
      return sendFile(request, reply, { file, maxAge });
    });
  }
}
