import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import { buyersInvoiceSchema } from '#domain/schemas/invoice.schema.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute, type RouteInput } from '#http/define-route.ts';
import { idParameter, slugParameter, textParameter } from '#http/query-parsing.ts';
import { orderViewerOf } from '#modules/orders/order-access.ts';
import type { OrderService } from '#modules/orders/order-service.ts';

import type { BuyersInvoices } from './buyers-invoices.ts';
import { pdfType, sendPdf } from './send-pdf.ts';

const group = 'Orders';
const access = z.object({ token: textParameter(100).optional() });
const orderKey = z.object({ numberOrId: slugParameter() });

interface InvoicesRoutesDeps {
  orders: Pick<OrderService, 'find'>;
  invoices: Pick<BuyersInvoices, 'list' | 'file'>;
  hasSecureOrigin: boolean;
}

/** Invoices and credit notes, for those who may read the order. */
export function invoicesRoutes({ orders, invoices, hasSecureOrigin }: InvoicesRoutesDeps): ApiRoute[] {
  type Caller = Pick<
    RouteInput<{ numberOrId: string }, { token?: string | undefined }, unknown>,
    'params' | 'query' | 'identity' | 'request'
  >;

  async function findOrder({ params, query, identity, request }: Caller) {
    const { headers } = request;
    const viewer = orderViewerOf(identity, { headers, token: query.token, isSecure: hasSecureOrigin });
    const order = await orders.find(params.numberOrId, viewer);
    if (!order) throw notFound('order');
    return { id: order.id, viewer };
  }

  return [
    defineRoute(
      {
        method: 'GET',
        path: '/orders/{numberOrId}/invoices',
        group,
        summary: 'Invoices and credit notes of an order, in the order of issue',
        params: orderKey,
        query: access,
        response: z.object({ invoices: z.array(buyersInvoiceSchema) }),
        failures: [401, 404],
        cache: 'private',
      },
      async (input) => ({ invoices: await invoices.list((await findOrder(input)).id) }),
    ),
    defineDownload(
      {
        path: '/orders/{numberOrId}/invoices/{id}',
        group,
        summary: 'An invoice or credit note of an order as PDF',
        params: orderKey.extend({ id: idParameter() }),
        query: access,
        mediaType: pdfType,
        failures: [401, 404, 429],
      },
      (input) => {
        const file = findOrder(input).then(({ id, viewer }) => invoices.file(id, input.params.id, viewer));
        return sendPdf(file, input.setHeader);
      },
    ),
  ];
}
