import { z } from 'zod';

import {
  taxClassCodeSchema,
  taxClassInputSchema,
  taxesSchema,
  taxFillSchema,
  taxRateInputSchema,
  taxSettingsInputSchema,
} from '#domain/schemas/tax.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { TaxManagement } from './manage-taxes.ts';

const reading = { group: 'Taxes', cache: 'private', access: 'manager' } as const;
const writing = { ...reading, access: 'admin' } as const;

/** Whether the shop shows taxes, and its classes and dated rates. */
export function adminTaxesRoutes({ taxes }: { taxes: TaxManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/taxes',
        summary: 'What the shop says of its taxes, with its classes and all rates',
        response: taxesSchema,
        failures: [401, 403],
      },
      () => taxes.read(),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/taxes/settings',
        summary: 'Says whether and where orders are taxed; orders that were placed keep their taxes',
        body: taxSettingsInputSchema,
        response: taxesSchema,
        failures: [401, 403, 409, 422],
      },
      ({ body }) => taxes.changeSettings(body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/taxes/classes',
        summary: 'Adds a class of goods',
        body: taxClassInputSchema,
        response: taxesSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => taxes.addClass(body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/taxes/classes/{code}',
        summary: 'Removes a class with its rates; its products have the standard one then',
        params: z.object({ code: taxClassCodeSchema }),
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { code } }) => taxes.removeClass(code),
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/taxes/rates',
        summary: 'Adds a rate that holds from a day on',
        body: taxRateInputSchema,
        response: taxesSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => taxes.addRate(body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/taxes/rates/{id}',
        summary: 'Removes a rate; orders that were placed keep it',
        params: z.object({ id: idParameter() }),
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => taxes.removeRate(id),
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/taxes/shipped-rates',
        summary: 'Adds rates that come with the program; what the shop has already stays',
        body: taxFillSchema,
        response: taxesSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => taxes.fill(body),
    ),
  ];
}
