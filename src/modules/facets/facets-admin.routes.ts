import { z } from 'zod';

import {
  facetFormSchema,
  facetOrderSchema,
  facetValueFormSchema,
  facetVisibilitySchema,
  adminFacetSchema,
} from '#domain/schemas/manage-facets.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { FacetManagement } from './manage-facets.ts';

const route = {
  group: 'Properties',
  cache: 'private',
  access: 'admin',
  response: z.void(),
  status: 204,
} as const;
const params = z.object({ id: idParameter() });
const failures = [401, 403, 404, 409, 422] as const;

/** Properties and options with their values: the dictionary of the filter. */
export function adminFacetsRoutes({ facetManagement }: { facetManagement: FacetManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/facets',
        summary: 'Properties and options of the shop with their values, in the order of the filter',
        access: 'manager',
        response: z.array(adminFacetSchema),
        status: 200,
        failures: [401, 403],
      },
      () => facetManagement.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/facets/{id}',
        summary: 'Renames a property or option everywhere; with `merge` into one that has the title',
        params,
        body: facetFormSchema,
        failures,
      },
      ({ params: { id }, body }) => facetManagement.update(id, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/facets/{id}/visibility',
        summary: 'Shows a property or option in the filter, or not',
        params,
        body: facetVisibilitySchema,
        failures,
      },
      ({ params: { id }, body }) => facetManagement.show(id, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/facets/{id}',
        summary: 'Removes a property or option that no product has',
        params,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => facetManagement.remove(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/facets/order',
        summary: 'Sets the order of titles in the filter',
        body: facetOrderSchema,
        failures: [401, 403, 409, 422],
      },
      ({ body }) => facetManagement.order(body),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/facet-values/{id}',
        summary: 'Renames a value everywhere; with `merge` into one that is there',
        params,
        body: facetValueFormSchema,
        failures,
      },
      ({ params: { id }, body }) => facetManagement.updateValue(id, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/facet-values/{id}',
        summary: 'Removes a value that no product has',
        params,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => facetManagement.removeValue(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/facet-values/order',
        summary: 'Sets the order of the values of a title',
        body: facetOrderSchema,
        failures: [401, 403, 409, 422],
      },
      ({ body }) => facetManagement.orderValues(body),
    ),
  ];
}
