import { z } from 'zod';

import {
  locationChangeSchema,
  locationInputSchema,
  adminLocationSchema,
  adminZoneSchema,
  placeOrderSchema,
  zoneChangeSchema,
  zoneInputSchema,
  type AdminLocation,
  type AdminZone,
  type LocationInput,
  type ZoneInput,
} from '#domain/schemas/manage-delivery.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { idParameter } from '#http/query-parsing.ts';

import type { PlaceManagement } from './manage-delivery-places.ts';

const reading = { group: 'Back office', cache: 'private', access: 'manager' } as const;
const writing = { ...reading, access: 'admin' } as const;
const byId = z.object({ id: idParameter() });
/** Three hundred regions with their names. */
const bodyLimit = 256 * 1024;

/** Where the shop delivers to, and where orders are picked up. */
export function adminDeliveryRoutes({
  zones,
  locations,
}: {
  zones: PlaceManagement<AdminZone, ZoneInput>;
  locations: PlaceManagement<AdminLocation, LocationInput>;
}): ApiRoute[] {
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
      () => zones.list(),
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
      ({ body }) => zones.create(body),
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
      ({ params: { id }, body }) => zones.change(id, body),
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
        await zones.remove(id);
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
        await zones.arrange(body);
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
      () => locations.list(),
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
      ({ body }) => locations.create(body),
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
      ({ params: { id }, body }) => locations.change(id, body),
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
        await locations.remove(id);
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
        await locations.arrange(body);
        return null;
      },
    ),
  ];
}
