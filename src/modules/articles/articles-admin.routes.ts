import { z } from 'zod';

import {
  articleChangeSchema,
  articleDetailSchema,
  articleRowListSchema,
  categoryRowSchema,
  newArticleSchema,
  newCategorySchema,
} from '#domain/schemas/content-desk.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter, limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';
import type { ApiDeps } from '#modules/route-deps.ts';

const route = { group: 'Content', cache: 'private', access: 'admin' } as const;
const params = z.object({ id: idParameter() });

/** Articles and their categories; what stands on their pages is edited by `editing.routes.ts`. */
export function adminArticlesRoutes({
  articleDesk,
  categoryDesk,
}: Pick<ApiDeps, 'articleDesk' | 'categoryDesk'>): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/articles',
        summary: 'Articles by title or slug, category and state, the latest date first',
        query: z.object({
          q: textParameter(200).default(''),
          category: idParameter().optional(),
          state: z.enum(['draft', 'off', 'changed', 'published', 'planned']).optional(),
          offset: offsetParameter(),
          limit: limitParameter(20),
        }),
        response: articleRowListSchema,
        failures: [400, 401, 403],
      },
      ({ query: { category, ...selection } }) => articleDesk.list({ ...selection, categoryId: category }),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/articles',
        summary: 'A new article; visitors see it once its page is published',
        body: newArticleSchema,
        response: articleDetailSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body, identity }) => articleDesk.create(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/articles/{id}',
        summary: 'An article with what belongs to it beside its page',
        params,
        response: articleDetailSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => articleDesk.read(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/articles/{id}',
        summary: 'Changes an article at once; 409 when somebody else has changed it since `updatedAt`',
        params,
        body: articleChangeSchema,
        response: articleDetailSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => articleDesk.change(id, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/articles/{id}',
        summary: 'Removes an article with its page, its history and its comments',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => articleDesk.remove(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/categories',
        summary: 'Categories of articles in their order',
        response: z.array(categoryRowSchema),
        failures: [401, 403],
      },
      () => categoryDesk.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/categories',
        summary: 'A new category; visitors see it once its page is published',
        body: newCategorySchema,
        response: categoryRowSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body, identity }) => categoryDesk.create(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/categories/{id}',
        summary: 'Removes a category that has no articles',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => categoryDesk.remove(id),
    ),
  ];
}
