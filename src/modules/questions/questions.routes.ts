import { z } from 'zod';

import { successSchema } from '#domain/schemas/account.schema.ts';
import { answeredQuestionSchema } from '#domain/schemas/product.schema.ts';
import { questionRequestSchema } from '#domain/schemas/submission.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, limitParameter, offsetParameter } from '#http/query-parsing.ts';
import { senderOf } from '#modules/moderation/sender-of.ts';

import { mostShown, type QuestionReader } from './question-reader.ts';
import type { QuestionSubmissions } from './submit-question.ts';

interface QuestionsRoutesDeps {
  reader: QuestionReader;
  questions: QuestionSubmissions;
}

/** What visitors ask about products, and what the shop answers. */
export function questionsRoutes({ reader, questions }: QuestionsRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/products/{id}/questions',
        group: 'Products',
        summary: 'Questions about a product with the shop’s answers, newest first',
        params: z.object({ id: idParameter() }),
        query: z.object({ offset: offsetParameter(), limit: limitParameter(mostShown) }),
        response: z.array(answeredQuestionSchema),
        failures: [404],
        cache: 'public',
      },
      async ({ params, query, tag }) => {
        tag(`product:${params.id}`);
        return reader.listByProduct(params.id, query);
      },
    ),
    defineRoute(
      {
        method: 'POST',
        path: '/product-questions',
        group: 'Enquiries',
        summary: 'Asks about a product; the question is published with the shop’s answer',
        body: questionRequestSchema,
        response: successSchema,
        status: 201,
        failures: [403, 422, 429],
        cache: 'private',
      },
      async ({ body, request, identity }) => {
        await questions.send(body, senderOf(request, identity));
        return { success: true } as const;
      },
    ),
  ];
}
