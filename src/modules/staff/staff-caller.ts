import type { FastifyRequest } from 'fastify';

import { clientKey } from '#http/client-address.ts';

import type { Caller } from './staff-sign-in.ts';

/** Where somebody signs in from, as limits and the list of sessions have it. */
export function staffCaller(request: FastifyRequest): Caller {
  return {
    client: clientKey(request),
    userAgent: request.headers['user-agent'] ?? '',
    ip: request.ip,
  };
}
