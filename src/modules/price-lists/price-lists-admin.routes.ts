import { z } from 'zod';

import {
  adminPriceListSchema,
  pastedPricesAnswerSchema,
  pastedPricesSchema,
  priceListChangeSchema,
  priceListInputSchema,
  priceListPricesSchema,
  setPriceSchema,
} from '#domain/schemas/price-list.schema.ts';
import { requestCaps } from '#domain/limits.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import {
  csvParameters,
  idParameter,
  limitParameter,
  offsetParameter,
  textParameter,
} from '#http/query-parsing.ts';

import type { PriceListManagement } from './manage-price-lists.ts';

const reading = { group: 'Promotions', cache: 'private', access: 'manager' } as const;
const writing = { ...reading, access: 'admin' } as const;
const byId = z.object({ id: idParameter() });
const byPrice = byId.extend({ variationId: idParameter(), minQuantity: idParameter() });
const pasteLimit = 1024 * 1024;

/** Price lists of groups of customers. */
export function adminPriceListsRoutes({ priceLists }: { priceLists: PriceListManagement }): ApiRoute[] {
  return [...listRoutes(priceLists), ...priceRoutes(priceLists)];
}

function listRoutes(priceLists: PriceListManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/price-lists',
        summary: 'All price lists by name',
        response: z.array(adminPriceListSchema),
        failures: [401, 403],
      },
      () => priceLists.list(),
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/price-lists',
        summary: 'Adds a price list, for groups of customers or, of a layer, for everybody',
        body: priceListInputSchema,
        response: adminPriceListSchema,
        status: 201,
        failures: [401, 403, 409, 422],
      },
      ({ body }) => priceLists.create(body),
    ),
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/price-lists/{id}',
        summary: 'A price list',
        params: byId,
        response: adminPriceListSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id } }) => priceLists.find(id),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/price-lists/{id}',
        summary: 'Changes a price list; orders keep what they cost',
        params: byId,
        body: priceListChangeSchema,
        response: adminPriceListSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => priceLists.change(id, body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/price-lists/{id}',
        summary: 'Removes a price list with its prices; orders keep what they cost',
        params: byId,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id } }) => priceLists.remove(id),
    ),
  ];
}

function priceRoutes(priceLists: PriceListManagement): ApiRoute[] {
  return [
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/price-lists/{id}/prices',
        summary: 'Prices of variations in a list, by product and quantity',
        params: byId,
        query: z.object({
          q: textParameter(100).default(''),
          offset: offsetParameter(requestCaps.orderOffset),
          limit: limitParameter(50),
        }),
        response: priceListPricesSchema,
        failures: [401, 403, 404],
      },
      ({ params: { id }, query }) => priceLists.listPrices(id, query),
    ),
    defineDownload(
      {
        group: 'Promotions',
        access: 'manager',
        path: '/admin/price-lists/{id}/prices/export',
        summary: 'All prices of a list as a CSV file',
        params: byId,
        query: z.object(csvParameters),
        mediaType: 'text/csv; charset=utf-8',
        failures: [401, 403],
      },
      ({ params: { id }, query, setHeader }) => {
        setHeader('content-disposition', `attachment; filename="prices-${id}.csv"`);
        return priceLists.exportPrices(id, query);
      },
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/price-lists/{id}/prices',
        summary: 'Sets prices by article numbers, one a line; changes nothing where a line cannot be read',
        params: byId,
        body: pastedPricesSchema,
        bodyLimit: pasteLimit,
        response: pastedPricesAnswerSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => priceLists.paste(id, body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/price-lists/{id}/prices/{variationId}/{minQuantity}',
        summary: 'Sets the price of a variation from so many pieces on',
        params: byPrice,
        body: setPriceSchema,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id, ...key }, body }) => priceLists.setPrice(id, key, body.price),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/price-lists/{id}/prices/{variationId}/{minQuantity}',
        summary: 'Removes a price of a variation from a list',
        params: byPrice,
        response: z.void(),
        status: 204,
        failures: [401, 403, 404, 409],
      },
      ({ params: { id, ...key } }) => priceLists.removePrice(id, key),
    ),
  ];
}
