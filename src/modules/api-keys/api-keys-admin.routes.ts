import { z } from 'zod';

import { apiKeySchema, madeApiKeySchema, newApiKeySchema } from '#domain/schemas/api-keys.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { ApiKeys } from './api-keys.ts';

const route = { group: 'Integrations', cache: 'private', access: 'admin' } as const;

/** Keys of other programs; no key opens these calls. */
export function adminApiKeysRoutes({ apiKeys }: { apiKeys: ApiKeys }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/api-keys',
        summary: 'The keys by which other programs call',
        response: z.array(apiKeySchema),
        failures: [401, 403],
      },
      () => apiKeys.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/api-keys',
        summary: 'Make a key, which is in this answer alone; it may do no more than who makes it',
        body: newApiKeySchema,
        response: madeApiKeySchema,
        status: 201,
        failures: [401, 403, 409, 422],
        isSensitive: true,
      },
      ({ identity, body }) => apiKeys.make(requireStaff(identity), body),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/api-keys/{id}',
        summary: 'Revoke a key at once',
        params: z.object({ id: idParameter() }),
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => apiKeys.revoke(id),
    ),
  ];
}
