import { Readable } from 'node:stream';

import { z } from 'zod';

import { accountExportSchema } from '#domain/schemas/account-export.schema.ts';
import { customerImportSchema } from '#domain/schemas/customer-import.schema.ts';
import {
  customerDetailSchema,
  customerKinds,
  customerListSchema,
  customerSorts,
} from '#domain/schemas/customer.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, limitParameter, offsetParameter, textParameter } from '#http/query-parsing.ts';
import { readSearchWords } from '#modules/orders/read-order-filter.ts';
import { maxUploadBytes } from '#platform/uploads/open-upload.ts';
import { refuseUpload } from '#platform/uploads/refuse-upload.ts';

import type { CustomerManagement } from './manage-customers.ts';

const common = { group: 'Back office', cache: 'private' } as const;
const params = z.object({ id: idParameter() });
const listLength = 50;

export function adminCustomersRoutes({
  customerManagement,
}: {
  customerManagement: CustomerManagement;
}): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/customers',
        summary:
          'Customers with their orders and what they spent: accounts, or guests by the email they gave',
        query: z.object({
          kind: z.enum(customerKinds).default('account'),
          q: textParameter(200).default(''),
          /** Of accounts: those in this group. */
          group: idParameter().optional(),
          sort: z.enum(customerSorts).default('newest'),
          offset: offsetParameter(),
          limit: limitParameter(listLength),
        }),
        response: customerListSchema,
        failures: [401, 403],
        access: 'manager',
      },
      async ({ query: { kind, q, group = null, ...page } }) =>
        customerManagement.list(kind, { words: readSearchWords(q).words, group, ...page }),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/customers/import',
        summary:
          'Makes accounts for the emails of a CSV file, sent as it is with content-type text/csv, or tells what it would make',
        query: z.object({ writes: z.enum(['0', '1']).default('0') }),
        response: customerImportSchema,
        bodyLimit: maxUploadBytes,
        failures: [401, 403, 413, 422],
        access: 'admin',
      },
      async ({ query: { writes }, request: { body } }) => {
        if (!(body instanceof Readable)) throw refuseUpload('imports.errors.noTable');
        return customerManagement.import(body, { writes: writes === '1' });
      },
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/customers/{id}',
        summary: 'One customer: profile, what they spent and wrote',
        params,
        response: customerDetailSchema,
        failures: [401, 403, 404],
        access: 'manager',
      },
      async ({ params: { id } }) => customerManagement.find(id),
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/customers/{id}/export',
        summary: 'Everything that the shop keeps about a customer, for who asks for it (GDPR article 15)',
        params,
        response: accountExportSchema,
        failures: [401, 403, 404, 429],
        access: 'admin',
      },
      async ({ params: { id } }) => customerManagement.export(id),
    ),
    defineRoute(
      {
        ...common,
        method: 'DELETE',
        path: '/admin/customers/{id}',
        summary: 'Deletes a customer’s account for good; orders stay without the person once they are closed',
        params,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
        access: 'admin',
      },
      async ({ params: { id } }) => customerManagement.erase(id),
    ),
  ];
}
