import { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { googleMerchant } from '#modules/feeds/google-merchant.ts';
import { openProductFeed } from '#modules/feeds/product-feeds.ts';
import { yandexYml } from '#modules/feeds/yandex-yml.ts';

import type { FeedsDeps } from './feeds-deps.ts';

const feeds = [
  { path: '/feeds/google.xml', format: googleMerchant },
  { path: '/feeds/yandex.xml', format: yandexYml },
];

/** The goods of the shop for advertising services, sent while they are read. */
export function registerProductFeeds(app: FastifyInstance, { db, services, origin }: FeedsDeps): void {
  for (const { path, format } of feeds) {
    app.get(path, async (_request, reply) => {
      const [settings, catalogs] = await Promise.all([services.settings.read(), services.catalogs.all()]);
      const shop = {
        name: settings.common.sitename,
        origin: origin(),
        currency: settings.ecommerce.currency,
        catalogs,
        now: new Date(),
      };
      const feed = await openProductFeed({ db, format, shop });
      reply
        .header('content-type', 'application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .header('x-content-type-options', 'nosniff');
      return reply.send(Readable.from(feed));
    });
  }
}
