import { z } from 'zod';

import {
  editedProductSchema,
  productFormSchema,
  productUpdateSchema,
} from '#domain/schemas/product-form.schema.ts';
import {
  bulkAnswerSchema,
  bulkRequestSchema,
  cellChangesSchema,
  cellResultsSchema,
  gridPageSchema,
  productPageSchema,
  productSortSchema,
  stockChangeSchema,
} from '#domain/schemas/manage-products.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { rightsForField } from '#domain/staff-rights.ts';
import { checkRight } from '#http/identity.ts';
import { idParameter, idsParameter, limitParameter, offsetParameter } from '#http/query-parsing.ts';

import type { ProductManagement } from './manage-products.ts';
import { filterOf, filterQuery } from './filter-query.ts';

const route = { group: 'Products', cache: 'private', access: 'admin' } as const;
const forManagers = { ...route, access: 'manager' } as const;
const params = z.object({ id: idParameter() });
/** A product of 500 variations with a long description. */
const formLimit = 1024 * 1024;

/** Managers read, and change prices and stocks; the rest is an admin's. */
export function adminProductsRoutes({
  productManagement,
}: {
  productManagement: ProductManagement;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...forManagers,
        method: 'GET',
        path: '/admin/products',
        summary: 'Products that meet the filter, disabled ones too',
        query: z.object({
          ...filterQuery,
          sort: productSortSchema.default('-updated'),
          offset: offsetParameter(),
          limit: limitParameter(50),
        }),
        response: productPageSchema,
        failures: [401, 403],
      },
      ({ query: { sort, offset, limit, ...filter } }) =>
        productManagement.list({ filter: filterOf(filter), sort, offset, limit }),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/products',
        summary: 'Creates a product',
        body: productFormSchema,
        bodyLimit: formLimit,
        response: editedProductSchema,
        status: 201,
        failures: [401, 403, 413, 422],
      },
      ({ body }) => productManagement.create(body),
    ),
    defineRoute(
      {
        ...forManagers,
        method: 'GET',
        path: '/admin/products/{id}',
        summary: 'A product as it is edited',
        params,
        response: editedProductSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => productManagement.read(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/products/{id}',
        summary: 'Replaces a product; 409 when somebody has saved it since',
        params,
        body: productUpdateSchema,
        bodyLimit: formLimit,
        response: editedProductSchema,
        failures: [401, 403, 404, 409, 413, 422],
      },
      ({ params: { id }, body }) => productManagement.update(id, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'DELETE',
        path: '/admin/products/{id}',
        summary: 'Removes a product that is part of no bundle; orders keep their lines',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => productManagement.remove(id),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/products/{id}/duplicate',
        summary: 'Makes a copy that is not shown yet',
        params,
        response: editedProductSchema,
        status: 201,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => productManagement.duplicate(id),
    ),
    defineRoute(
      {
        ...forManagers,
        method: 'POST',
        path: '/admin/products/bulk',
        summary: 'Changes many products at once; managers prices and stocks only',
        body: bulkRequestSchema,
        bodyLimit: 256 * 1024,
        response: bulkAnswerSchema,
        failures: [401, 403, 413, 422],
      },
      async ({ body, identity }) => {
        for (const field of Object.keys(body.changes)) checkRight(identity, rightsForField(field));
        return productManagement.bulk(body);
      },
    ),
    defineRoute(
      {
        ...forManagers,
        method: 'GET',
        path: '/admin/variations',
        summary:
          'Variations of the products that meet the filter, or of those named, or those named, for the grid',
        query: z.object({
          ...filterQuery,
          ids: idsParameter(),
          variations: idsParameter(),
          offset: offsetParameter(),
          limit: limitParameter(100),
        }),
        response: gridPageSchema,
        failures: [401, 403],
      },
      ({ query: { ids, variations, offset, limit, ...filter } }) => {
        const named = variations.length > 0 ? { variations } : ids.length > 0 ? { ids } : null;
        return productManagement.listGrid(named ?? { filter: filterOf(filter) }, { offset, limit });
      },
    ),
    defineRoute(
      {
        ...forManagers,
        method: 'PUT',
        path: '/admin/variations',
        summary: 'Saves cells of the grid, each by itself; managers prices and stocks only',
        body: cellChangesSchema,
        bodyLimit: formLimit,
        response: cellResultsSchema,
        failures: [401, 403, 413, 422],
      },
      async ({ body: { cells }, identity }) => {
        for (const { field } of cells) checkRight(identity, rightsForField(field));
        return productManagement.changeCells(cells);
      },
    ),
    defineRoute(
      {
        ...forManagers,
        method: 'POST',
        path: '/admin/variations/stock',
        summary: 'Books so many more or fewer of a variation',
        body: stockChangeSchema,
        response: z.object({ stock: z.int() }),
        failures: [401, 403, 404, 422],
      },
      ({ body }) => productManagement.adjustStock(body),
    ),
  ];
}
