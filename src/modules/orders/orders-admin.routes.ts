import { z } from 'zod';

import { orderSorts, paymentFilters } from '#domain/order-filter.ts';
import { requestCaps } from '#domain/limits.ts';
import { orderStateCodes } from '#domain/order-states.ts';
import {
  cashChangeSchema,
  contactChangeSchema,
  mailResendSchema,
  orderDetailSchema,
  orderListSchema,
  stateChangeSchema,
  trackingChangeSchema,
} from '#domain/schemas/manage-orders.schema.ts';
import { deliveryKinds } from '#domain/schemas/order.schema.ts';
import { refundWishSchema } from '#domain/schemas/refund.schema.ts';
import { noteTextSchema } from '#domain/schemas/staff-note.schema.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { refundKey, requireIdempotencyKey } from '#http/idempotency-key.ts';
import { checkRight, requireStaff } from '#http/identity.ts';
import { nameDatedCsv } from '#http/name-download.ts';
import {
  csvParameters,
  idParameter,
  instantParameter,
  limitParameter,
  offsetParameter,
  slugParameter,
  textParameter,
  wordsParameter,
} from '#http/query-parsing.ts';

import type { OrderManagement } from './manage-orders.ts';
import { readSearchWords } from './read-order-filter.ts';

const common = { group: 'Back office', cache: 'private', access: 'manager' } as const;
/** What is changed of an order is refused when somebody else has changed it since. */
const changing = { ...common, failures: [401, 403, 404, 409, 422] } as const;
const listLength = 50;
const order = z.object({ id: z.uuid() });

const filterQuery = z.object({
  /** Number, name, email, phone or article number. */
  q: textParameter(200).default(''),
  states: wordsParameter(orderStateCodes),
  /** Of one customer's account. */
  user: idParameter().optional(),
  payment: z.enum(paymentFilters).optional(),
  delivery: z.enum(deliveryKinds).optional(),
  from: instantParameter().optional(),
  to: instantParameter().optional(),
});

function toFilter({ q, states, ...query }: z.infer<typeof filterQuery>) {
  const { user: userId = null, payment = null, delivery = null, from = null, to = null } = query;
  return { ...readSearchWords(q), states, userId, payment, delivery, from, to };
}

export function adminOrdersRoutes({ orderManagement }: { orderManagement: OrderManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/orders',
        summary: 'Orders that pass the filters, and how many of each state do',
        query: filterQuery.extend({
          sort: z.enum(orderSorts).default('newest'),
          offset: offsetParameter(requestCaps.orderOffset),
          limit: limitParameter(listLength),
        }),
        response: orderListSchema,
        failures: [401, 403],
      },
      async ({ query: { sort, offset, limit, ...filter } }) =>
        orderManagement.list(toFilter(filter), { sort, offset, limit }),
    ),
    defineDownload(
      {
        ...common,
        path: '/admin/orders/export',
        summary: 'The orders that pass the filters as CSV, newest first; safe to open in a spreadsheet',
        query: filterQuery.extend(csvParameters),
        mediaType: 'text/csv; charset=utf-8',
        failures: [401, 403],
      },
      ({ query: { separator, language, ...filter }, setHeader }) => {
        nameDatedCsv(setHeader, 'orders');
        return orderManagement.export(toFilter(filter), { separator, language });
      },
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/orders/{idOrNumber}',
        summary: 'Everything about one order: its lines, money, emails, notes and what happened to it',
        params: z.object({ idOrNumber: slugParameter() }),
        response: orderDetailSchema,
        failures: [401, 403, 404],
      },
      async ({ params, identity }) => orderManagement.find(params.idOrNumber, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...changing,
        method: 'POST',
        path: '/admin/orders/{id}/state',
        summary:
          'Moves an order from the state that was seen to a next one; canceled ones give their stock back',
        params: order,
        body: stateChangeSchema,
        response: orderDetailSchema,
      },
      async ({ params, body, identity }) =>
        orderManagement.changeState(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...changing,
        method: 'PUT',
        path: '/admin/orders/{id}/contact',
        summary: 'Changes who and where an order goes to, before it has left',
        params: order,
        body: contactChangeSchema,
        response: orderDetailSchema,
      },
      async ({ params, body, identity }) =>
        orderManagement.changeContact(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...changing,
        method: 'PUT',
        path: '/admin/orders/{id}/tracking',
        summary: 'Sets the tracking number of an order, and where to follow it',
        params: order,
        body: trackingChangeSchema,
        response: orderDetailSchema,
      },
      async ({ params, body, identity }) =>
        orderManagement.changeTracking(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...changing,
        method: 'PUT',
        path: '/admin/orders/{id}/cash',
        summary: 'Says whether the shop has got the money of a cash order',
        params: order,
        body: cashChangeSchema,
        response: orderDetailSchema,
      },
      async ({ params, body, identity }) =>
        orderManagement.setCashReceived(params.id, body.received, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...changing,
        access: 'admin',
        isSensitive: true,
        method: 'POST',
        path: '/admin/orders/{id}/cash-refunds',
        summary:
          'Books cash of an order that was handed back or became store credit, for pieces and delivery or an amount',
        idempotencyKey: refundKey,
        params: order,
        body: refundWishSchema,
        response: orderDetailSchema,
      },
      async ({ params, body, identity, request }) => {
        if (body.asCredit) checkRight(identity, ['gift-cards:write']);
        return orderManagement.refundCash(params.id, {
          wish: body,
          key: requireIdempotencyKey(request.headers),
          staffId: requireStaff(identity),
        });
      },
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/mails',
        summary: 'Sends one of the emails of an order once more',
        params: order,
        body: mailResendSchema,
        response: orderDetailSchema,
        failures: [401, 403, 404, 409, 422, 429],
      },
      async ({ params, body, identity }) =>
        orderManagement.resendMail(params.id, body.topic, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/notes',
        summary: 'Adds a note for the staff to an order',
        params: order,
        body: noteTextSchema,
        response: orderDetailSchema,
        status: 201,
        failures: [401, 403, 404, 422],
      },
      async ({ params, body, identity }) =>
        orderManagement.addNote(params.id, body.text, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'DELETE',
        path: '/admin/orders/{id}/notes/{noteId}',
        summary: 'Deletes a note of one’s own',
        params: order.extend({ noteId: idParameter() }),
        response: orderDetailSchema,
        failures: [401, 403, 404],
      },
      async ({ params, identity }) =>
        orderManagement.deleteNote(params.id, params.noteId, requireStaff(identity)),
    ),
  ];
}
