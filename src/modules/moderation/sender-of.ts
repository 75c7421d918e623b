import type { FastifyRequest } from 'fastify';

import { clientKey } from '#http/client-address.ts';
import type { Identity } from '#http/identity.ts';

import type { Sender } from './spam-guard.ts';

/** Who sends a review, a comment or an enquiry. */
export function senderOf(request: FastifyRequest, identity: Identity): Sender {
  return { client: clientKey(request), userId: identity.kind === 'user' ? identity.userId : null };
}
