import { z } from 'zod';

import { requestCaps } from '#domain/limits.ts';
import {
  cancelInvoiceSchema,
  invoiceKinds,
  invoiceListSchema,
  invoiceSettingsInputSchema,
  invoiceSettingsSchema,
  orderInvoicesSchema,
} from '#domain/schemas/invoice.schema.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import {
  csvParameters,
  idParameter,
  limitParameter,
  offsetParameter,
  textParameter,
} from '#http/query-parsing.ts';

import type { InvoiceManagement } from './manage-invoices.ts';
import { pdfType, sendPdf } from './send-pdf.ts';

const common = { group: 'Back office', cache: 'private', access: 'manager' } as const;
const listLength = 50;
const byId = z.object({ id: idParameter() });
const order = z.object({ id: z.uuid() });

const filterQuery = z.object({
  kind: z.enum(invoiceKinds).optional(),
  /** Days of the shop's calendar, both with what was issued on them. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** A number of a document or an order, or a name. */
  q: textParameter(200).default(''),
});

function toFilter({ kind, from, to, q }: z.infer<typeof filterQuery>) {
  return { kind: kind ?? null, from: from ?? null, to: to ?? null, words: q.trim() };
}

export function adminInvoicesRoutes({ invoices }: { invoices: InvoiceManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/invoice-settings',
        summary: 'When invoices are issued, how they are numbered, and what the shop says of itself on them',
        response: invoiceSettingsSchema,
        failures: [401, 403],
      },
      () => invoices.readSettings(),
    ),
    defineRoute(
      {
        ...common,
        access: 'admin',
        method: 'PUT',
        path: '/admin/invoice-settings',
        summary: 'Changes it for documents to come; what was issued stays as it is',
        body: invoiceSettingsInputSchema,
        response: invoiceSettingsSchema,
        failures: [401, 403, 409, 422],
      },
      ({ body }) => invoices.changeSettings(body),
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/invoices',
        summary:
          'Invoices and credit notes that pass the filter, newest first, and how many of each there are',
        query: filterQuery.extend({
          offset: offsetParameter(requestCaps.orderOffset),
          limit: limitParameter(listLength),
        }),
        response: invoiceListSchema,
        failures: [401, 403],
      },
      ({ query: { offset, limit, ...filter } }) => invoices.list(toFilter(filter), { offset, limit }),
    ),
    defineDownload(
      {
        group: 'Back office',
        access: 'manager',
        path: '/admin/invoices/export',
        summary: 'Documents for the accountant as a CSV file, in the order of issue',
        query: filterQuery.extend(csvParameters),
        mediaType: 'text/csv; charset=utf-8',
        failures: [401, 403],
      },
      ({ query: { separator, language, ...filter }, setHeader }) => {
        const name = ['invoices', filter.from, filter.to].filter(Boolean).join('-');
        setHeader('content-disposition', `attachment; filename="${name}.csv"`);
        return invoices.export(toFilter(filter), { separator, language });
      },
    ),
    defineDownload(
      {
        group: 'Back office',
        access: 'manager',
        path: '/admin/invoices/{id}/file',
        summary: 'An issued document as PDF',
        params: byId,
        mediaType: pdfType,
        failures: [401, 403, 404],
      },
      ({ params, setHeader }) => sendPdf(invoices.file(params.id), setHeader),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/invoices/{id}/cancel',
        summary:
          'Cancels an invoice by a credit note of all that is left of it, and issues another if wanted',
        params: byId,
        body: cancelInvoiceSchema,
        response: orderInvoicesSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params, body, identity }) => invoices.cancel(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/orders/{id}/invoices',
        summary: 'The documents of an order, and whether its invoice still fits it',
        params: order,
        response: orderInvoicesSchema,
        failures: [401, 403, 404],
      },
      ({ params }) => invoices.ofOrder(params.id),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/invoices',
        summary: 'Issues the invoice of an order, with credit notes for what has gone back already',
        params: order,
        response: orderInvoicesSchema,
        status: 201,
        failures: [401, 403, 404, 409],
      },
      ({ params, identity }) => invoices.issue(params.id, requireStaff(identity)),
    ),
    defineDownload(
      {
        group: 'Back office',
        access: 'manager',
        path: '/admin/orders/{id}/packing-slip',
        summary: 'What is in the parcel, without prices, as PDF',
        params: order,
        mediaType: pdfType,
        failures: [401, 403, 404],
      },
      ({ params, setHeader }) => sendPdf(invoices.packingSlip(params.id), setHeader),
    ),
  ];
}
