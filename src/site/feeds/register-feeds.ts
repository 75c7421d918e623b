import type { FastifyInstance } from 'fastify';

import type { FeedsDeps } from './feeds-deps.ts';
import { registerProductFeeds } from './product-feeds.routes.ts';
import { registerRobots } from './robots.routes.ts';
import { registerRss } from './rss.routes.ts';
import { registerSitemap } from './sitemap.routes.ts';

/** What machines read: feeds, sitemaps, robots.txt. */
export function registerFeeds(app: FastifyInstance, deps: FeedsDeps): void {
  registerRss(app, deps);
  registerSitemap(app, deps);
  registerProductFeeds(app, deps);
  registerRobots(app, deps);
}
