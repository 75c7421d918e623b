import type { FastifyInstance } from 'fastify';

import type { Health } from './health.ts';

/** Liveness asks nothing of the database; readiness tells a balancer whether to send traffic here. */
export function registerHealth(app: FastifyInstance, health: Health): void {
  app.get('/liveness', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readiness', async (_request, reply) => {
    const readiness = await health.check();
    reply.header('cache-control', 'no-store');
    if (readiness.ready)
      return readiness.degraded ? { status: 'degraded', ...readiness.degraded } : { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable', reason: readiness.reason });
  });
}
