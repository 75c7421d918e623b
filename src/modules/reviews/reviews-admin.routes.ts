import { z } from 'zod';

import {
  moderatedReviewSchema,
  moderationStatusSchema,
  replySchema,
} from '#domain/schemas/moderation.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { decisions, decisionVerbs, moderationQuery, moderationRoute } from '#http/moderation-list.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { ReviewModeration } from './review-moderation.ts';

const params = z.object({ id: idParameter() });

export function adminReviewsRoutes({ moderation }: { moderation: ReviewModeration }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...moderationRoute,
        method: 'GET',
        path: '/admin/reviews',
        summary: 'Reviews of one status or all, newest first',
        query: moderationQuery(moderationStatusSchema),
        response: z.array(moderatedReviewSchema),
        failures: [401, 403],
      },
      async ({ query: { status = null, ...range } }) => moderation.list({ status, ...range }),
    ),
    ...decisionVerbs.map((verb) =>
      defineRoute(
        {
          ...moderationRoute,
          method: 'POST',
          path: `/admin/reviews/{id}/${verb}`,
          summary: decisions[verb].summary,
          params,
          response: moderatedReviewSchema,
          failures: [401, 403, 404],
        },
        async ({ params: { id }, identity }) =>
          moderation.decide(id, decisions[verb].status, requireStaff(identity)),
      ),
    ),
    defineRoute(
      {
        ...moderationRoute,
        method: 'PUT',
        path: '/admin/reviews/{id}/reply',
        summary: 'Sets the shop’s public answer to a review; an empty one removes it',
        params,
        body: replySchema,
        response: moderatedReviewSchema,
        failures: [401, 403, 404, 422],
      },
      async ({ params: { id }, body }) => moderation.reply(id, body.reply),
    ),
    defineRoute(
      {
        ...moderationRoute,
        method: 'DELETE',
        path: '/admin/reviews/{id}/photos/{image}',
        summary: 'Takes a photo out of a review for good',
        params: z.object({ id: idParameter(), image: idParameter() }),
        response: moderatedReviewSchema,
        failures: [401, 403, 404],
      },
      async ({ params: { id, image } }) => moderation.removePhoto(id, image),
    ),
  ];
}
