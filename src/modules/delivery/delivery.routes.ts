import { z } from 'zod';

import {
  locationSchema,
  orderStateSchema,
  paymentMethodSchema,
  shippingZoneSchema,
} from '#domain/schemas/delivery.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { textParameter } from '#http/query-parsing.ts';

import type { DeliveryReader } from './delivery-reader.ts';

export function deliveryRoutes({ delivery }: { delivery: Omit<DeliveryReader, 'invalidate'> }): ApiRoute[] {
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
