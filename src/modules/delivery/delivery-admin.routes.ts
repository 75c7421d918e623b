import { z } from 'zod';

import {
  connectionTestSchema,
  locationChangeSchema,
  locationInputSchema,
  methodChangeSchema,
  methodOrderSchema,
  adminLocationSchema,
  adminMethodSchema,
  adminZoneSchema,
  placeOrderSchema,
  zoneChangeSchema,
  zoneInputSchema,
} from '#domain/schemas/manage-delivery.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter } from '#http/query-parsing.ts';
import type { ApiDeps } from '#modules/route-deps.ts';

const reading = { group: 'Back office', cache: 'private', access: 'manager' } as const;
const writing = { ...reading, access: 'admin' } as const;
const byId = z.object({ id: idParameter() });
const byKey = z.object({ key: z.string().regex(/^[a-z][a-z0-9_-]{0,40}$/) });
/** Three hundred regions with their names. */
const bodyLimit = 256 * 1024;

/** Where the shop delivers to, where goods are picked up, and how they are paid. */
export function adminDeliveryRoutes({ deliveryManagement }: Pick<ApiDeps, 'deliveryManagement'>): ApiRoute[] {
  return [
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/shipping-zones',
        summary: 'Shipping zones, those that are switched off too',
        response: z.array(adminZoneSchema),
        failures: [401, 403],
      },
      () => deliveryManagement.zones.list(),
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/shipping-zones',
        summary: 'Adds a shipping zone',
        body: zoneInputSchema,
        bodyLimit,
        response: adminZoneSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => deliveryManagement.zones.create(body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/shipping-zones/{id}',
        summary: 'Changes a shipping zone',
        params: byId,
        body: zoneChangeSchema,
        bodyLimit,
        response: adminZoneSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => deliveryManagement.zones.change(id, body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/shipping-zones/{id}',
        summary: 'Removes a shipping zone',
        params: byId,
        response: z.null(),
        status: 204,
        failures: [401, 403, 404],
      },
      async ({ params: { id } }) => {
        await deliveryManagement.zones.remove(id);
        return null;
      },
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/shipping-zones/order',
        summary: 'Puts the shipping zones in an order',
        body: placeOrderSchema,
        response: z.null(),
        status: 204,
        failures: [401, 403, 409, 422],
      },
      async ({ body }) => {
        await deliveryManagement.zones.arrange(body);
        return null;
      },
    ),
    defineRoute(
      {
        ...reading,
        method: 'GET',
        path: '/admin/locations',
        summary: 'Pickup locations, those that are switched off too',
        response: z.array(adminLocationSchema),
        failures: [401, 403],
      },
      () => deliveryManagement.locations.list(),
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/locations',
        summary: 'Adds a pickup location',
        body: locationInputSchema,
        response: adminLocationSchema,
        status: 201,
        failures: [401, 403, 422],
      },
      ({ body }) => deliveryManagement.locations.create(body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/locations/{id}',
        summary: 'Changes a pickup location',
        params: byId,
        body: locationChangeSchema,
        response: adminLocationSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { id }, body }) => deliveryManagement.locations.change(id, body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'DELETE',
        path: '/admin/locations/{id}',
        summary: 'Removes a pickup location',
        params: byId,
        response: z.null(),
        status: 204,
        failures: [401, 403, 404],
      },
      async ({ params: { id } }) => {
        await deliveryManagement.locations.remove(id);
        return null;
      },
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/locations/order',
        summary: 'Puts the pickup locations in an order',
        body: placeOrderSchema,
        response: z.null(),
        status: 204,
        failures: [401, 403, 409, 422],
      },
      async ({ body }) => {
        await deliveryManagement.locations.arrange(body);
        return null;
      },
    ),
    defineRoute(
      {
        ...writing,
        method: 'GET',
        path: '/admin/payment-methods',
        summary: 'Payment methods and whether they are set up; secrets are not told',
        response: z.array(adminMethodSchema),
        failures: [401, 403],
      },
      () => deliveryManagement.methods.list(),
    ),
    defineRoute(
      {
        ...writing,
        method: 'PUT',
        path: '/admin/payment-methods/{key}',
        summary: 'Sets a payment method up; fields that are not named stay as they are',
        params: byKey,
        body: methodChangeSchema,
        response: adminMethodSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { key }, body }) => deliveryManagement.methods.change(key, body),
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/payment-methods/order',
        summary: 'Puts the payment methods in an order',
        body: methodOrderSchema,
        response: z.null(),
        status: 204,
        failures: [401, 403, 409, 422],
      },
      async ({ body }) => {
        await deliveryManagement.methods.arrange(body);
        return null;
      },
    ),
    defineRoute(
      {
        ...writing,
        method: 'POST',
        path: '/admin/payment-methods/{key}/test',
        summary: 'Asks the provider whether it takes the stored keys; nothing is paid',
        params: byKey,
        response: connectionTestSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { key } }) => deliveryManagement.methods.test(key),
    ),
  ];
}
