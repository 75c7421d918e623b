import { randomUUID } from 'node:crypto';

import type { FastifyServerOptions } from 'fastify';

import { sendError } from './errors.ts';

type FrameworkErrors = NonNullable<FastifyServerOptions['frameworkErrors']>;

/**
 * What the API needs of the Fastify instance that it is registered in: an address under /api that the
 * router cannot read is answered in the API's own shape (others by `answerElsewhere`), and slugs of 120
 * letters fit into a path.
 */
export function apiServerOptions(answerElsewhere: FrameworkErrors = sendError): FastifyServerOptions {
  return {
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (error, request, reply) =>
      isApiPath(request.raw.url ?? '/')
        ? sendError(error, request, reply)
        : answerElsewhere(error, request, reply),
  };
}

function isApiPath(url: string): boolean {
  return /^\/api(?:[/?#]|$)/.test(url);
}
