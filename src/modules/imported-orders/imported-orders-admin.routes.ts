import { Readable } from 'node:stream';

import { z } from 'zod';

import { requestCaps } from '#domain/limits.ts';
import {
  importedOrderListSchema,
  managedImportedOrderSchema,
  orderImportReportSchema,
  orderImportRowSchema,
} from '#domain/schemas/imported-order.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { idParameter, limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';
import { readSearchWords } from '#modules/orders/read-order-filter.ts';
import { maxUploadBytes } from '#platform/uploads/open-upload.ts';
import { refuseUpload } from '#platform/uploads/refuse-upload.ts';

import type { ImportedOrderManagement } from './manage-imported-orders.ts';

const common = { group: 'Back office', cache: 'private' } as const;
const params = z.object({ id: idParameter() });
const listLength = 50;

export function adminImportedOrdersRoutes({
  importedOrders,
}: {
  importedOrders: ImportedOrderManagement;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/imported-orders',
        summary: 'Orders of a former shop that were imported as an archive, latest first',
        query: z.object({
          /** A number, name, email or phone. */
          q: textParameter(200).default(''),
          /** Those with the email of this account alone. */
          user: idParameter().optional(),
          offset: offsetParameter(requestCaps.orderOffset),
          limit: limitParameter(listLength),
        }),
        response: importedOrderListSchema,
        failures: [401, 403],
        access: 'manager',
      },
      async ({ query: { q, user, ...page } }) =>
        importedOrders.list({ words: readSearchWords(q).words, user, ...page }),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/imported-orders/import',
        summary:
          'Takes orders of a former shop out of a CSV file, sent as it is with content-type text/csv, or tells what it would bring',
        query: z.object({
          writes: z.enum(['0', '1']).default('0'),
          /** What the file is called, for the list of imports. */
          name: textParameter(200).default(''),
        }),
        response: orderImportReportSchema,
        bodyLimit: maxUploadBytes,
        failures: [401, 403, 413, 422],
        access: 'admin',
      },
      async ({ query: { writes, name }, request: { body }, identity }) => {
        if (!(body instanceof Readable)) throw refuseUpload('imports.errors.noTable');
        const staffId = requireStaff(identity);
        return importedOrders.import(body, { writes: writes === '1', fileName: name, staffId });
      },
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/imported-orders/imports',
        summary: 'Files that orders of a former shop came from, latest first',
        response: z.array(orderImportRowSchema),
        failures: [401, 403],
        access: 'manager',
      },
      async () => importedOrders.listImports(),
    ),
    defineRoute(
      {
        ...common,
        method: 'DELETE',
        path: '/admin/imported-orders/imports/{id}',
        summary: 'Deletes the orders that a file added to the archive; what it changed of others stays',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
        access: 'admin',
      },
      async ({ params: { id } }) => importedOrders.undoImport(id),
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/imported-orders/{id}',
        summary:
          'One order of the archive, with its lines, amounts, addresses and the account with its email',
        params,
        response: managedImportedOrderSchema,
        failures: [401, 403, 404],
        access: 'manager',
      },
      async ({ params: { id } }) => importedOrders.find(id),
    ),
  ];
}
