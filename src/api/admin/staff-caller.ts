import type { FastifyRequest } from 'fastify';

import type { Caller } from '#services/staff/staff-sign-in.ts';

import { clientKey } from '../framework/client-address.ts';

/** Where somebody signs in from, as limits and the list of sessions have it. */
export function staffCaller(request: FastifyRequest): Caller {
  return {
    client: clientKey(request),
    userAgent: request.headers['user-agent'] ?? '',
    ip: request.ip,
  };
}
