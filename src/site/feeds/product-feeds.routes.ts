import type { FastifyInstance } from 'fastify';

import { productFeeds } from '#modules/feeds/product-feeds.ts';

import type { FeedsDeps } from './feeds-deps.ts';
import { sendFile } from './send-file.ts';

/** Prices in a feed may not lag behind those of the shop: a proxy in between keeps it no longer than this. */
const maxAge = 60;

/** The goods of the shop for advertising services. */
export function registerProductFeeds(app: FastifyInstance, { services }: FeedsDeps): void {
  for (const feed of productFeeds) {
    app.get(`/feeds/${feed}.xml`, async (request, reply) => {
      const [settings, catalogs] = await Promise.all([services.settings.read(), services.catalogs.all()]);
      const file = await services.feeds.openProducts(feed, { name: settings.common.sitename, catalogs });
      return sendFile(request, reply, { file, maxAge });
    });
  }
}
