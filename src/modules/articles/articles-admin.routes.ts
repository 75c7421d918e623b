import { z } from 'zod';

import {
  articleChangeSchema,
  articleDetailSchema,
  articleRowListSchema,
  categoryRowSchema,
  newArticleSchema,
  newCategorySchema,
} from '#domain/schemas/manage-content.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter, limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';

import type { ArticleManagement } from './manage-articles.ts';
import type { CategoryManagement } from './manage-categories.ts';

const route = { group: 'Content', cache: 'private', access: 'admin' } as const;
const params = z.object({ id: idParameter() });

/** Articles and their categories; what stands on their pages is edited by `editing-admin.routes.ts`. */
export function adminArticlesRoutes({
  articleManagement,
  categoryManagement,
}: {
  articleManagement: ArticleManagement;
  categoryManagement: CategoryManagement;
}): ApiRoute[] {
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
        failures: [401, 403],
      },
      ({ query: { category, ...selection } }) =>
        articleManagement.list({ ...selection, categoryId: category }),
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
      ({ body, identity }) => articleManagement.create(body, requireStaff(identity)),
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
      ({ params: { id } }) => articleManagement.read(id),
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
      ({ params: { id }, body }) => articleManagement.change(id, body),
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
      ({ params: { id } }) => articleManagement.remove(id),
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
      () => categoryManagement.list(),
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
      ({ body, identity }) => categoryManagement.create(body, requireStaff(identity)),
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
      ({ params: { id } }) => categoryManagement.remove(id),
    ),
  ];
}
