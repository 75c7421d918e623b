import { z } from 'zod';

import { requestCaps } from '#domain/limits.ts';
import { returnStates } from '#domain/returns.ts';
import {
  newReturnSchema,
  orderReturnsSchema,
  returnApprovalSchema,
  returnListSchema,
  returnMoveSchema,
  returnReceiptSchema,
  returnRefundSchema,
  returnRefusalSchema,
} from '#domain/schemas/return.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireIdempotencyKey } from '#http/idempotency-key.ts';
import { checkRight, requireStaff } from '#http/identity.ts';
import { idParameter, limitParameter, offsetParameter, wordsParameter } from '#http/query-parsing.ts';

import type { ReturnManagement } from './manage-returns.ts';

const common = { group: 'Back office', cache: 'private', access: 'manager' } as const;
/** What is changed of a return is refused when somebody else has changed it since. */
const changing = {
  ...common,
  response: orderReturnsSchema,
  failures: [401, 403, 404, 409, 422],
} as const;
const listLength = 50;
const order = z.object({ id: z.uuid() });
const byId = z.object({ id: idParameter() });

export function adminReturnsRoutes({ returns }: { returns: ReturnManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/returns',
        summary: 'Returns of the states, newest first, and how many of each state there are',
        query: z.object({
          states: wordsParameter(returnStates),
          offset: offsetParameter(requestCaps.orderOffset),
          limit: limitParameter(listLength),
        }),
        response: returnListSchema,
        failures: [401, 403],
      },
      async ({ query: { states, ...page } }) => returns.list(states, page),
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/orders/{id}/returns',
        summary: 'The returns of an order, and what of it could be in another',
        params: order,
        response: orderReturnsSchema,
        failures: [401, 403, 404],
      },
      async ({ params }) => returns.ofOrder(params.id),
    ),
    defineRoute(
      {
        ...changing,
        method: 'POST',
        path: '/admin/orders/{id}/returns',
        summary: 'Makes a return for a buyer, agreed at once; the buyer gets an email',
        idempotencyKey: {
          isRequired: true,
          description: 'The same key makes one return of an order, however often it is sent.',
        },
        params: order,
        body: newReturnSchema,
        status: 201,
      },
      async ({ params, body, identity, request }) =>
        returns.add(params.id, body, {
          key: requireIdempotencyKey(request.headers),
          staffId: requireStaff(identity),
        }),
    ),
    defineRoute(
      {
        ...changing,
        method: 'POST',
        path: '/admin/returns/{id}/approve',
        summary: 'Agrees to a return, and tells the buyer how to send the goods',
        params: byId,
        body: returnApprovalSchema,
      },
      async ({ params, body, identity }) => returns.approve(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...changing,
        method: 'POST',
        path: '/admin/returns/{id}/decline',
        summary: 'Declines a return, and tells the buyer why',
        params: byId,
        body: returnRefusalSchema,
      },
      async ({ params, body, identity }) => returns.decline(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...changing,
        method: 'POST',
        path: '/admin/returns/{id}/receive',
        summary: 'Says which pieces have arrived; those that can be sold again go back to stock',
        params: byId,
        body: returnReceiptSchema,
      },
      async ({ params, body, identity }) => returns.receive(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...changing,
        access: 'admin',
        isSensitive: true,
        method: 'POST',
        path: '/admin/returns/{id}/refund',
        summary:
          'Gives back what the pieces of a return cost, the way that the order was paid or as store credit, once',
        params: byId,
        body: returnRefundSchema,
      },
      async ({ params, body, identity }) => {
        if (body.asCredit) checkRight(identity, ['gift-cards:write']);
        return returns.refund(params.id, body, requireStaff(identity));
      },
    ),
    defineRoute(
      {
        ...changing,
        method: 'POST',
        path: '/admin/returns/{id}/close',
        summary: 'Closes a return: nothing is left to do about it',
        params: byId,
        body: returnMoveSchema,
      },
      async ({ params, body, identity }) => returns.close(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...changing,
        method: 'POST',
        path: '/admin/returns/{id}/cancel',
        summary: 'Calls a return off before its goods have arrived',
        params: byId,
        body: returnMoveSchema,
      },
      async ({ params, body, identity }) => returns.cancel(params.id, body, requireStaff(identity)),
    ),
  ];
}
