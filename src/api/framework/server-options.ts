import { randomUUID } from 'node:crypto';

import type { FastifyServerOptions } from 'fastify';

import { sendError } from './errors.ts';

/**
 * What the API needs of the Fastify instance that it is registered in: an address that the router
 * cannot read is answered in the API's own shape, and slugs of 120 letters fit into a path.
 */
export function apiServerOptions(): FastifyServerOptions {
  return {
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
  };
}
