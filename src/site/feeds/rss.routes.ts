import type { FastifyInstance } from 'fastify';

import { rssFeed } from '#modules/feeds/rss-feed.ts';

import type { FeedsDeps } from './feeds-deps.ts';
import { sendFeed } from './send-feed.ts';

/** Readers keep what they have seen; thirty cover a month without a visit. */
const articlesInFeed = 30;

/** /{category}/rss.xml */
export function registerRss(app: FastifyInstance, { services, origin }: FeedsDeps): void {
  app.get<{ Params: { category: string } }>('/:category/rss.xml', async (request, reply) => {
    const category = await services.pages.findBySlug('category', request.params.category);
    if (!category) return reply.callNotFound();
    const [settings, articles] = await Promise.all([
      services.settings.read(),
      services.articles.list({ category: category.slug, tagIds: [], offset: 0, limit: articlesInFeed }),
    ]);
    const feed = rssFeed({
      category: { title: category.title, slug: category.slug, description: category.meta.description ?? '' },
      articles: articles.items,
      siteName: settings.common.sitename,
      origin: origin(),
      language: settings.language,
    });
    return sendFeed(request, reply, 'application/rss+xml', feed);
  });
}
