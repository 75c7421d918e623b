import { z } from 'zod';

import { adminCarrierSchema, carrierChangeSchema } from '#domain/schemas/carrier.schema.ts';
import { carrierKeySchema } from '#domain/schemas/delivery.schema.ts';
import { connectionTestSchema } from '#domain/schemas/manage-delivery.schema.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';

import type { CarrierManagement } from './manage-carriers.ts';

const route = { group: 'Back office', cache: 'private', access: 'admin' } as const;
const byKey = z.object({ key: carrierKeySchema });

/** By whom parcels travel. */
export function adminCarriersRoutes({ carriers }: { carriers: CarrierManagement }): ApiRoute[] {
  return [
    defineRoute(
      {
        ...route,
        method: 'GET',
        path: '/admin/carriers',
        summary: 'Carriers and whether they are set up; secrets are not told',
        response: z.array(adminCarrierSchema),
        failures: [401, 403],
      },
      () => carriers.list(),
    ),
    defineRoute(
      {
        ...route,
        method: 'PUT',
        path: '/admin/carriers/{key}',
        summary: 'Sets a carrier up; fields that are not named stay as they are',
        isSensitive: true,
        params: byKey,
        body: carrierChangeSchema,
        response: adminCarrierSchema,
        failures: [401, 403, 404, 409, 422],
      },
      ({ params: { key }, body }) => carriers.change(key, body),
    ),
    defineRoute(
      {
        ...route,
        method: 'POST',
        path: '/admin/carriers/{key}/test',
        summary: 'Asks the carrier whether it takes the stored keys; nothing is sent',
        params: byKey,
        response: connectionTestSchema,
        failures: [401, 403, 404, 422],
      },
      ({ params: { key } }) => carriers.test(key),
    ),
  ];
}
