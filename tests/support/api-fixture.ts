import Fastify, { type FastifyInstance, type LightMyRequestResponse, type RouteOptions } from 'fastify';
import type { Kysely } from 'kysely';

import type { Database } from '#db/database.ts';
import { createResponseCache, type ResponseCache } from '#http/response-cache.ts';
import { apiServerOptions } from '#http/server-options.ts';
import { registerApi } from '#modules/register-api.ts';
import type { Tag } from '#platform/cache/tags.ts';

import { refuseUndocumented } from './documented-statuses.ts';
import { createTestModules } from './modules.ts';
import { createPictureFiles } from './picture-files.ts';

export interface ApiFixture {
  app: FastifyInstance;
  cache: ResponseCache;
  /** What a change does in the whole program: readers first, then the answers made from them. */
  invalidate(tags: readonly Tag[]): void;
  get(path: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** The reading API over a test database, wired as the program wires it. */
export async function createApiFixture(
  { db }: { db: Kysely<Database> },
  onRoute: (route: RouteOptions) => void = () => {},
  { pictures = createPictureFiles() } = {},
): Promise<ApiFixture> {
  const modules = createTestModules({ db }, { pictures, origin: () => 'http://localhost' });
  const cache = createResponseCache();
  const app = Fastify({ ...apiServerOptions(), logger: false });
  app.addHook('onRoute', onRoute);
  refuseUndocumented(app, modules.routes);
  await registerApi(app, {
    modules,
    cache,
    allowedOrigins: ['https://shop.example', 'http://localhost:3000/api'],
  });
  await app.ready();
  return {
    app,
    cache,
    invalidate(tags) {
      modules.invalidate(tags);
      cache.invalidate(tags);
    },
    get: (path, headers = {}) => app.inject({ method: 'GET', url: `/api${path}`, headers }),
  };
}
