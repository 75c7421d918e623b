import { z } from 'zod';

import {
  authorChangeSchema,
  authorRowSchema,
  mergeSchema,
  tagChangeSchema,
  tagRowSchema,
} from '#domain/schemas/manage-content.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, textParameter } from '#http/query-parsing.ts';

import type { AuthorManagement } from './manage-authors.ts';
import type { TagManagement } from './manage-tags.ts';

const route = { group: 'Content', cache: 'private', access: 'admin' } as const;
const params = z.object({ id: idParameter() });
const query = z.object({ q: textParameter(200).default('') });
const nothing = { response: z.void(), status: 204 } as const;

export function adminAuthorsAndTagsRoutes({
  authorManagement,
  tagManagement,
}: {
  authorManagement: AuthorManagement;
  tagManagement: TagManagement;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/authors',
        summary: 'Authors of articles, by name',
        query,
        response: z.array(authorRowSchema),
        failures: [401, 403],
      },
      ({ query: { q } }) => authorManagement.list(q),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/authors',
        summary: 'A new author',
        body: authorChangeSchema,
        response: authorRowSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => authorManagement.add(body),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/authors/{id}',
        summary: 'Changes the author',
        params,
        body: authorChangeSchema,
        response: authorRowSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body }) => authorManagement.change(id, body),
    ),
    defineRoute(
      {
        ...route,
        ...nothing,
        method: 'DELETE',
        path: '/admin/authors/{id}',
        summary: 'Removes the author; its articles stay',
        params,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => authorManagement.remove(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/authors/{id}/merge',
        summary: 'Gives its articles to another author and removes it',
        params,
        body: mergeSchema,
        response: authorRowSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body: { into } }) => authorManagement.merge(id, into),
    ),
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/tags',
        summary: 'Tags of articles, by title',
        query,
        response: z.array(tagRowSchema),
        failures: [401, 403],
      },
      ({ query: { q } }) => tagManagement.list(q),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/tags',
        summary: 'A new tag',
        body: tagChangeSchema,
        response: tagRowSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => tagManagement.add(body),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/tags/{id}',
        summary: 'Changes the tag',
        params,
        body: tagChangeSchema,
        response: tagRowSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body }) => tagManagement.change(id, body),
    ),
    defineRoute(
      {
        ...route,
        ...nothing,
        method: 'DELETE',
        path: '/admin/tags/{id}',
        summary: 'Removes the tag; its articles stay',
        params,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => tagManagement.remove(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/tags/{id}/merge',
        summary: 'Gives its articles to another tag and removes it',
        params,
        body: mergeSchema,
        response: tagRowSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body: { into } }) => tagManagement.merge(id, into),
    ),
  ];
}
