import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import type { Database } from '#db/database.ts';

import type { Config } from './config.ts';
import type { Health } from './health.ts';

export type AppDeps = {
  config: Config;
  logger: Logger;
  db: Kysely<Database>;
  /** The address behind `db`, for parts with connections of their own (change listener, job queue). */
  databaseUrl: string;
  health: Health;
};

/**
 * Wires the rooms into one server. The database may be down or not yet migrated at this moment:
 * what needs it waits for `health.prepared`.
 */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { health } = deps;
  const loggerInstance: FastifyBaseLogger = deps.logger;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 15_000,
    // While we drain, requests on open connections are still answered, then asked to close.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  app.addHook('onSend', async (_request, reply) => {
    if (health.isDraining) reply.header('connection', 'close');
  });
  app.get('/liveness', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readiness', async (_request, reply) => {
    const readiness = await health.check();
    reply.header('cache-control', 'no-store');
    if (readiness.ready) return { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable', reason: readiness.reason });
  });
  return app;
}
