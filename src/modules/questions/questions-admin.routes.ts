import { z } from 'zod';

import {
  moderatedQuestionSchema,
  moderationStatusSchema,
  replySchema,
} from '#domain/schemas/moderation.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { decisions, decisionVerbs, moderationQuery, moderationRoute } from '#http/moderation-list.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { QuestionModeration } from './question-moderation.ts';

const params = z.object({ id: idParameter() });

export function adminQuestionsRoutes({ moderation }: { moderation: QuestionModeration }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...moderationRoute,
        method: 'GET',
        path: '/admin/questions',
        summary: 'Questions of one status or all, newest first',
        query: moderationQuery(moderationStatusSchema),
        response: z.array(moderatedQuestionSchema),
        failures: [401, 403],
      },
      async ({ query: { status = null, ...range } }) => moderation.list({ status, ...range }),
    ),
    ...decisionVerbs.map((verb) =>
      defineRoute(
        {
          ...moderationRoute,
          method: 'POST',
          path: `/admin/questions/{id}/${verb}`,
          summary: decisions[verb].summary,
          params,
          response: moderatedQuestionSchema,
          failures: [401, 403, 404, 409],
        },
        async ({ params: { id }, identity }) =>
          moderation.decide(id, decisions[verb].status, requireStaff(identity)),
      ),
    ),
    defineRoute(
      {
        ...moderationRoute,
        method: 'PUT',
        path: '/admin/questions/{id}/reply',
        summary: 'Sets the shop’s answer to a question; an empty one removes it',
        params,
        body: replySchema,
        response: moderatedQuestionSchema,
        failures: [401, 403, 404, 422],
      },
      async ({ params: { id }, body }) => moderation.reply(id, body.reply),
    ),
  ];
}
