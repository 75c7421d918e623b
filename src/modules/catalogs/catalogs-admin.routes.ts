import { z } from 'zod';

import {
  catalogFormSchema,
  catalogMoveSchema,
  catalogUpdateSchema,
  featuredMoveSchema,
  featuredPageSchema,
  adminCatalogSchema,
} from '#domain/schemas/manage-catalogs.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter, limitParameter, offsetParameter } from '#http/query-parsing.ts';

import type { CatalogManagement } from './manage-catalogs.ts';

const route = { group: 'Catalogs', cache: 'private', access: 'admin' } as const;
const forManagers = { ...route, access: 'manager' } as const;
const params = z.object({ id: idParameter() });

export function adminCatalogsRoutes({
  catalogManagement,
}: {
  catalogManagement: CatalogManagement;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...forManagers,
        method: 'GET',
        path: '/admin/catalogs',
        summary: 'All catalogs, hidden ones too, sisters in order',
        response: z.array(adminCatalogSchema),
        failures: [401, 403],
      },
      () => catalogManagement.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/catalogs',
        summary: 'Creates a catalog with its page',
        body: catalogFormSchema,
        response: adminCatalogSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body, identity }) => catalogManagement.create(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...forManagers,
        method: 'GET',
        path: '/admin/catalogs/{id}',
        summary: 'A catalog as it is edited',
        params,
        response: adminCatalogSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => catalogManagement.read(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/catalogs/{id}',
        summary: 'Changes a catalog; its page is edited in the builder. 409 when somebody has saved it since',
        params,
        body: catalogUpdateSchema,
        response: adminCatalogSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body, identity }) => catalogManagement.update(id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/catalogs/{id}/move',
        summary: 'Puts a catalog elsewhere in the tree; answers the tree',
        params,
        body: catalogMoveSchema,
        response: z.array(adminCatalogSchema),
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body }) => catalogManagement.move(id, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/catalogs/{id}',
        summary: 'Removes a catalog; its products stay. 409 while there are catalogs below it',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => catalogManagement.remove(id),
    ),
    defineRoute(
      {
        ...forManagers,
        method: 'GET',
        path: '/admin/catalogs/{id}/products',
        summary: 'Products of a catalog in its own order',
        params,
        query: z.object({ offset: offsetParameter(), limit: limitParameter(50) }),
        response: featuredPageSchema,
        failures: [401, 403],
      },
      ({ params: { id }, query }) => catalogManagement.listFeatured(id, query),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/catalogs/{id}/products/move',
        summary: 'Puts a product before another one in the own order of a catalog',
        params,
        body: featuredMoveSchema,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body }) => catalogManagement.moveFeatured(id, body),
    ),
  ];
}
