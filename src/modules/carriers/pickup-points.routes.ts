import { z } from 'zod';

import { cityPointsSchema, mostPointsFound } from '#domain/schemas/carrier.schema.ts';
import { cleanLine } from '#domain/text.ts';
import { clientKey } from '#http/client-address.ts';
import { defineRoute, type ApiRoute } from '#http/define-route.ts';
import { textParameter } from '#http/query-parsing.ts';
import type { DeliveryReader } from '#modules/delivery/delivery-reader.ts';
import { chooseZone } from '#modules/delivery/delivery-terms.ts';
import type { SettingsReader } from '#modules/settings/settings-reader.ts';
import { hashLimitKey } from '#platform/limits/limit-key.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';

import { searchPoints, type PickupPoints } from './pickup-points.ts';

interface PickupPointsRoutesDeps {
  points: Pick<PickupPoints, 'list'>;
  settings: Pick<SettingsReader, 'read'>;
  delivery: Pick<DeliveryReader, 'listShippingZones'>;
  limits: Pick<RateLimiter, 'take'>;
}

/** Who types a search asks a few times a second at most. */
const mostOfClient = { limit: 300, windowSeconds: 600 };

export function pickupPointsRoutes({
  points,
  settings,
  delivery,
  limits,
}: PickupPointsRoutesDeps): ApiRoute[] {
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/pickup-points',
        group: 'Delivery and payment',
        summary: 'Pickup points of the carrier of an address’s zone, in its city, by what was typed of them',
        query: z.object({
          country: textParameter(60).default(''),
          region: textParameter(100).default(''),
          locality: textParameter(100).default(''),
          q: textParameter(100).default(''),
        }),
        response: cityPointsSchema,
        failures: [429],
        cache: 'private',
      },
      async ({ query: { q, ...address }, request }) => {
        await limits.take({ key: hashLimitKey('pickup-points', clientKey(request)), ...mostOfClient });
        const zone = chooseZone(await delivery.listShippingZones(), address);
        const { ecommerce } = await settings.read();
        const known =
          zone?.carrier !== undefined && zone.pickupPoints
            ? await points.list({
                carrier: zone.carrier,
                country: cleanLine(address.country).toUpperCase(),
                city: cleanLine(address.locality),
                currency: ecommerce.currency,
              })
            : null;
        const found = searchPoints(known ?? [], q);
        return {
          isOffered: known !== null && known.length > 0,
          points: found.slice(0, mostPointsFound),
          hasMore: found.length > mostPointsFound,
        };
      },
    ),
  ];
}
