import { z } from 'zod';

import {
  carrierServiceSchema,
  orderShipmentsSchema,
  pickupPointsSchema,
  serviceRequestSchema,
  shipmentRequestSchema,
} from '#domain/schemas/carrier.schema.ts';
import { carrierKeySchema } from '#domain/schemas/delivery.schema.ts';
import { defineDownload } from '#http/define-download.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { requireStaff } from '#http/identity.ts';
import { textParameter } from '#http/query-parsing.ts';

import type { ShipmentManagement } from './manage-shipments.ts';

const common = { group: 'Back office', cache: 'private', access: 'manager' } as const;
const order = z.object({ id: z.uuid() });
const shipment = order.extend({ shipment: z.uuid() });

/** Parcels of an order, handed to a carrier. A carrier that does not answer is told as 503. */
export function adminShipmentsRoutes({ shipments }: { shipments: ShipmentManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/orders/{id}/shipments',
        summary: 'The parcels of an order that were handed to carriers, and what another one would be',
        params: order,
        response: orderShipmentsSchema,
        failures: [401, 403, 404],
      },
      ({ params, identity }) => shipments.list(params.id, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/shipments/services',
        summary: 'What a carrier offers for a parcel of the order, the cheapest first',
        params: order,
        body: serviceRequestSchema,
        response: z.array(carrierServiceSchema),
        failures: [401, 403, 404, 409, 422],
      },
      ({ params, body, identity }) => shipments.offer(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'GET',
        path: '/admin/orders/{id}/shipments/points',
        summary: 'Pickup points of a carrier in a city, by default that of the order',
        params: order,
        query: z.object({ carrier: carrierKeySchema, city: textParameter(100).default('') }),
        response: pickupPointsSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params, query, identity }) => shipments.points(params.id, query, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/shipments',
        summary: 'Hands a parcel of the order to a carrier; one at a time is on its way',
        params: order,
        body: shipmentRequestSchema,
        response: orderShipmentsSchema,
        status: 201,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params, body, identity }) => shipments.create(params.id, body, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/shipments/{shipment}/cancel',
        summary: 'Asks the carrier to cancel a shipment that has not left',
        params: shipment,
        response: orderShipmentsSchema,
        failures: [401, 403, 404, 409],
      },
      ({ params, identity }) => shipments.cancel(params.id, params.shipment, requireStaff(identity)),
    ),
    defineRoute(
      {
        ...common,
        method: 'POST',
        path: '/admin/orders/{id}/shipments/{shipment}/refresh',
        summary: 'Asks the carrier how a shipment stands, at most every two seconds',
        params: shipment,
        response: orderShipmentsSchema,
        failures: [401, 403, 404],
      },
      ({ params, identity }) => shipments.refresh(params.id, params.shipment, requireStaff(identity)),
    ),
    defineDownload(
      {
        group: 'Back office',
        access: 'manager',
        path: '/admin/orders/{id}/shipments/{shipment}/label',
        summary: 'The carrier’s label of a shipment as PDF',
        params: shipment,
        mediaType: 'application/pdf',
        failures: [401, 403, 404, 409],
      },
      async function* ({ params, setHeader }) {
        const { name, bytes } = await shipments.label(params.id, params.shipment);
        setHeader('content-disposition', `attachment; filename="${name}"`);
        yield bytes;
      },
    ),
  ];
}
