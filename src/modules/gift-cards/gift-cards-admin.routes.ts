import { z } from 'zod';

import { requestCaps } from '#domain/limits.ts';
import {
  giftCardAdjustmentSchema,
  giftCardBlockSchema,
  giftCardDetailSchema,
  giftCardInputSchema,
  giftCardListSchema,
  giftCardStates,
  issuedGiftCardSchema,
} from '#domain/schemas/gift-card.schema.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { nameDatedCsv } from '#http/name-download.ts';
import {
  csvParameters,
  idParameter,
  limitParameter,
  offsetParameter,
  textParameter,
} from '#http/query-parsing.ts';

import type { GiftCardManagement } from './manage-gift-cards.ts';

const reading = { group: 'Gift cards', cache: 'private', access: 'manager' } as const;
const writing = { ...reading, access: 'admin' } as const;
const spending = { ...writing, isSensitive: true } as const;
const listLength = 50;
const byId = z.object({ id: idParameter() });

const filterQuery = z.object({
  state: z.enum(giftCardStates).optional(),
  /** The last four signs of a code, or a part of the recipient's name or email. */
  q: textParameter(200).default(''),
});

function toFilter({ state, q }: z.infer<typeof filterQuery>) {
  return { state: state ?? null, words: q.trim() };
}

/** Gift cards and store credit. Their codes are told once, by the call that issues one. */
export function adminGiftCardsRoutes({ giftCards }: { giftCards: GiftCardManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/gift-cards',
        summary: 'Gift cards that pass the filter, newest first, and how many of each state there are',
        query: filterQuery.extend({
          offset: offsetParameter(requestCaps.orderOffset),
          limit: limitParameter(listLength),
        }),
        response: giftCardListSchema,
        failures: [401, 403],
      },
      ({ query: { offset, limit, ...filter } }) => giftCards.list(toFilter(filter), { offset, limit }),
    ),
    defineDownload(
      {
        group: 'Gift cards',
        access: 'manager',
        path: '/admin/gift-cards/export',
        summary: 'The gift cards that pass the filter as CSV, newest first, without their codes',
        query: filterQuery.extend(csvParameters),
        mediaType: 'text/csv; charset=utf-8',
        failures: [401, 403],
      },
      ({ query: { separator, language, ...filter }, setHeader }) => {
        nameDatedCsv(setHeader, 'gift-cards');
        return giftCards.export(toFilter(filter), { separator, language });
      },
    ),
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/gift-cards/{id}',
        summary: 'A gift card with all that came to it and went from it',
        params: byId,
        response: giftCardDetailSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => giftCards.find(id),
    ),
    defineRoute(
      {
        ...spending,
        method: 'POST',
        path: '/admin/gift-cards',
        summary: 'Issues a gift card; its code is told once, here and in the email to its recipient',
        body: giftCardInputSchema,
        response: issuedGiftCardSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body, identity }) => giftCards.issue(body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...spending,
        method: 'POST',
        path: '/admin/gift-cards/{id}/adjustments',
        summary: 'Puts money on a gift card or takes some off, with a reason',
        params: byId,
        body: giftCardAdjustmentSchema,
        response: giftCardDetailSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body, identity }) => giftCards.adjust(id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/gift-cards/{id}/blocked',
        summary: 'Blocks a gift card, so that it pays for nothing, or opens it again',
        params: byId,
        body: giftCardBlockSchema,
        response: giftCardDetailSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { id }, body }) => giftCards.setBlocked(id, body.blocked),
    ),
  ];
}
