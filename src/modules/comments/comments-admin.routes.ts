import { z } from 'zod';

import {
  moderatedCommentSchema,
  moderationStatusSchema,
  replySchema,
} from '#domain/schemas/moderation.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { decisions, decisionVerbs, moderationQuery, moderationRoute } from '#http/moderation-list.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { CommentModeration } from './comment-moderation.ts';

const params = z.object({ id: idParameter() });

export function adminCommentsRoutes({ moderation }: { moderation: CommentModeration }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...moderationRoute,
        method: 'GET',
        path: '/admin/comments',
        summary: 'Comments of one status or all, newest first',
        query: moderationQuery(moderationStatusSchema),
        response: z.array(moderatedCommentSchema),
        failures: [401, 403],
      },
      async ({ query: { status = null, ...range } }) => moderation.list({ status, ...range }),
    ),
    ...decisionVerbs.map((verb) =>
      defineRoute(
        {
          ...moderationRoute,
          method: 'POST',
          path: `/admin/comments/{id}/${verb}`,
          summary: decisions[verb].summary,
          params,
          response: moderatedCommentSchema,
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
        path: '/admin/comments/{id}/reply',
        summary: 'Sets the shop’s public answer to a comment; an empty one removes it',
        params,
        body: replySchema,
        response: moderatedCommentSchema,
        failures: [401, 403, 404, 422],
      },
      async ({ params: { id }, body }) => moderation.reply(id, body.reply),
    ),
  ];
}
