import { z } from 'zod';

import {
  adminPromotionSchema,
  newCodesSchema,
  promotionChangeSchema,
  promotionCodeListSchema,
  promotionInputSchema,
} from '#domain/schemas/promotion.schema.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { csvParameters, idParameter, limitParameter, textParameter } from '#http/query-parsing.ts';

import type { PromotionManagement } from './manage-promotions.ts';

const reading = { group: 'Promotions', cache: 'private', access: 'manager' } as const;
const writing = { ...reading, access: 'admin' } as const;
const byId = z.object({ id: idParameter() });
const bodyLimit = 256 * 1024;

/** Discounts, their limits and their codes. */
export function adminPromotionsRoutes({ promotions }: { promotions: PromotionManagement }): ApiRoute[] {
  return [...ruleRoutes(promotions), ...codeRoutes(promotions)];
}

function ruleRoutes(promotions: PromotionManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/promotions',
        summary: 'All promotions, those that are over last',
        response: z.array(adminPromotionSchema),
        failures: [401, 403],
      },
      () => promotions.list(),
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/promotions',
        summary: 'Adds a promotion',
        body: promotionInputSchema,
        bodyLimit,
        response: adminPromotionSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => promotions.create(body),
    ),
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/promotions/{id}',
        summary: 'A promotion',
        params: byId,
        response: adminPromotionSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => promotions.find(id),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/promotions/{id}',
        summary: 'Changes a promotion; orders keep what they were given',
        params: byId,
        body: promotionChangeSchema,
        bodyLimit,
        response: adminPromotionSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => promotions.change(id, body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/promotions/{id}',
        summary: 'Removes a promotion with its codes; orders keep what they were given',
        params: byId,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => promotions.remove(id),
    ),
  ];
}

function codeRoutes(promotions: PromotionManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/promotions/{id}/codes',
        summary: 'Codes of a promotion in their order, from after one on',
        params: byId,
        query: z.object({
          q: textParameter(100).default(''),
          after: textParameter(64).default(''),
          limit: limitParameter(100),
        }),
        response: promotionCodeListSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id }, query }) => promotions.listCodes(id, query),
    ),
    defineDownload(
      {
        group: 'Promotions',
        access: 'manager',
        path: '/admin/promotions/{id}/codes/export',
        summary: 'All codes of a promotion as a CSV file',
        params: byId,
        query: z.object(csvParameters),
        mediaType: 'text/csv; charset=utf-8',
        failures: [401, 403],
      },
      ({ params: { id }, query, setHeader }) => {
        setHeader('content-disposition', `attachment; filename="codes-${id}.csv"`);
        return promotions.exportCodes(id, query);
      },
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/promotions/{id}/codes',
        summary: 'Adds codes, or makes some up; answers with those that are new',
        params: byId,
        body: newCodesSchema,
        bodyLimit,
        response: z.object({ codes: z.array(z.string()) }),
        status: 201,
        failures: [401, 403, 404, 422],
      },
      async ({ params: { id }, body }) => ({ codes: await promotions.addCodes(id, body) }),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/promotions/{id}/codes/{code}',
        summary: 'Removes a code',
        params: byId.extend({ code: textParameter(64) }),
        response: z.void(),
        status: 204,
        failures: [401, 403, 404],
      },
      ({ params: { id, code } }) => promotions.removeCode(id, code),
    ),
  ];
}
