import type { FastifyInstance } from 'fastify';

import { drawDefaultIcon } from './default-icon.ts';
import type { FeedsDeps } from './feeds-deps.ts';
import { robotsText } from './robots-text.ts';
import { sendFeed } from './send-feed.ts';

const defaultIcon = drawDefaultIcon();

/** /robots.txt, and /favicon.ico for the programs that ask for it without reading a page. */
export function registerRobots(app: FastifyInstance, { services, origin }: FeedsDeps): void {
  app.get('/robots.txt', async (request, reply) => {
    const { seo } = await services.settings.read();
    return sendFeed(request, reply, 'text/plain', robotsText(seo.robots, origin()));
  });

  app.get('/favicon.ico', async (_request, reply) => {
    const { common } = await services.settings.read();
    const [icon] = common.favicon === null ? [] : await services.images.findByIds([common.favicon]);
    reply.header('cache-control', 'public, max-age=600');
    if (icon) return reply.redirect(icon.uri, 302);
    return reply.type('image/x-icon').send(defaultIcon);
  });
}
