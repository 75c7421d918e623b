import type { FastifyRequest } from 'fastify';

import { successSchema } from '#domain/schemas/account.schema.ts';
import {
  commentRequestSchema,
  leadRequestSchema,
  reviewRequestSchema,
} from '#domain/schemas/enquiry.schema.ts';
import { clientKey } from '#http/client-address.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import type { Identity } from '#http/identity.ts';
import type { ApiDeps } from '#modules/route-deps.ts';

import type { Sender } from './spam-guard.ts';

const accepted = { success: true } as const;

/** What visitors send to the shop: enquiries, reviews, comments. */
export function enquiriesRoutes({
  leads,
  reviews,
  comments,
}: Pick<ApiDeps, 'leads' | 'reviews' | 'comments'>): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'POST',
        path: '/leads',
        group: 'Enquiries',
        summary: 'Sends an enquiry to the manager',
        body: leadRequestSchema,
        response: successSchema,
        status: 201,
        failures: [422, 429],
        cache: 'private',
      },
      async ({ body, request, identity }) => {
        await leads.send(body, senderOf(request, identity));
        return accepted;
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/product-reviews',
        group: 'Enquiries',
        summary: 'Sends a review of a product; it is published when a manager approves it',
        body: reviewRequestSchema,
        response: successSchema,
        status: 201,
        failures: [403, 422, 429],
        cache: 'private',
      },
      async ({ body, request, identity }) => {
        await reviews.send(body, senderOf(request, identity));
        return accepted;
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/articles/comments',
        group: 'Enquiries',
        summary: 'Sends a comment on an article; it is published when a manager approves it',
        body: commentRequestSchema,
        response: successSchema,
        status: 201,
        failures: [403, 422, 429],
        cache: 'private',
      },
      async ({ body, request, identity }) => {
        await comments.send(body, senderOf(request, identity));
        return accepted;
      },
    ),
  ];
}

function senderOf(request: FastifyRequest, identity: Identity): Sender {
  return { client: clientKey(request), userId: identity.kind === 'user' ? identity.userId : null };
}
