import { successSchema } from '#domain/schemas/account.schema.ts';
import { commentRequestSchema } from '#domain/schemas/submission.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { senderOf } from '#modules/moderation/sender-of.ts';

import type { CommentSubmissions } from './submit-comment.ts';

/** What visitors write of articles. */
export function commentsRoutes({ comments }: { comments: CommentSubmissions }): ApiRoute[] {
  return [
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
        return { success: true } as const;
      },
    ),
  ];
}
