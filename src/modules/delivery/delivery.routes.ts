import { z } from 'zod';

import { notFound } from '#domain/errors.ts';
import {
  deliveryEstimateSchema,
  locationSchema,
  orderStateSchema,
  paymentMethodSchema,
  shippingZoneSchema,
} from '#domain/schemas/delivery.schema.ts';
import type { Product } from '#domain/schemas/product.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter, textParameter } from '#http/query-parsing.ts';

import type { DeliveryReader } from './delivery-reader.ts';

interface DeliveryRoutesDeps {
  delivery: Omit<DeliveryReader, 'invalidate'>;
  /** The product that has the variation. */
  findByVariation(variationId: number): Promise<Product | null>;
}

export function deliveryRoutes({ delivery, findByVariation }: DeliveryRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/locations',
        group: 'Delivery and payment',
        summary: 'Pickup locations',
        response: z.array(locationSchema),
        cache: 'public',
      },
      async ({ tag }) => {
        tag('delivery');
        return delivery.listLocations();
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/shipping-zones',
        group: 'Delivery and payment',
        summary: 'Shipping zones',
        response: z.array(shippingZoneSchema),
        cache: 'public',
      },
      async ({ tag }) => {
        tag('delivery');
        return delivery.listShippingZones();
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/delivery-estimates/{variationId}',
        group: 'Delivery and payment',
        summary: 'What delivery of one piece costs and how long it takes, by place',
        params: z.object({ variationId: idParameter() }),
        response: deliveryEstimateSchema,
        failures: [404],
        cache: 'public',
      },
      async ({ params: { variationId }, tag }) => {
        tag('delivery', 'settings');
        const product = await findByVariation(variationId);
        const variation = product?.variations.find(({ id }) => id === variationId);
        if (!product || !variation) throw notFound('product');
        tag(`product:${product.id}`, 'catalogs');
        return delivery.estimate(product, variation);
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/configs/payments-available-methods',
        group: 'Delivery and payment',
        summary: 'Payment methods that take the shop’s currency',
        response: z.array(paymentMethodSchema),
        cache: 'public',
      },
      async ({ tag }) => {
        tag('delivery', 'payment-methods', 'settings');
        return delivery.listPaymentMethods();
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/configs/payments-available-methods-by-location',
        group: 'Delivery and payment',
        summary: 'Payment methods of a location or zone; an unknown code answers all of the site',
        query: z.object({ code: textParameter(200).optional() }),
        response: z.array(paymentMethodSchema),
        cache: 'public',
      },
      async ({ query, tag }) => {
        tag('delivery', 'payment-methods', 'settings');
        return delivery.listPaymentMethods(query.code);
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/order-states',
        group: 'Delivery and payment',
        summary: 'States of an order, titled in the shop’s language',
        response: z.array(orderStateSchema),
        cache: 'public',
      },
      async ({ tag }) => {
        tag('settings');
        return delivery.listOrderStates();
      },
    ),
  ];
}
