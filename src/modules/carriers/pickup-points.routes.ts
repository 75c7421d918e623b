import { z } from 'zod';

import {
  cityPointsSchema,
  mappedPointsSchema,
  mostPointsFound,
  type PickupPoint,
} from '#domain/schemas/carrier.schema.ts';
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

const addressQuery = z.object({
  country: textParameter(60).default(''),
  region: textParameter(100).default(''),
  locality: textParameter(100).default(''),
});

export function pickupPointsRoutes(deps: PickupPointsRoutesDeps): ApiRoute[] {
  const takeTurn = (request: Parameters<typeof clientKey>[0]) =>
    deps.limits.take({ key: hashLimitKey('pickup-points', clientKey(request)), ...mostOfClient });
  return [
    defineRoute(
      {
        method: 'GET',
        path: '/pickup-points',
        group: 'Delivery and payment',
        summary: 'Pickup points of the carrier of an address’s zone, in its city, by what was typed of them',
        query: addressQuery.extend({ q: textParameter(100).default('') }),
        response: cityPointsSchema,
        failures: [429],
        cache: 'private',
      },
      async ({ query: { q, ...address }, request }) => {
        await takeTurn(request);
        const known = await listPoints(deps, address);
        const { pickupMap } = (await deps.settings.read()).ecommerce;
        const found = searchPoints(known, q);
        const hasMap = pickupMap.tiles !== '' && known.some(({ coordinates }) => coordinates !== null);
        return {
          isOffered: known.length > 0,
          points: found.slice(0, mostPointsFound),
          hasMore: found.length > mostPointsFound,
          map: hasMap ? pickupMap : null,
        };
      },
    ),
    defineRoute(
      {
        method: 'GET',
        path: '/pickup-points/map',
        group: 'Delivery and payment',
        summary: 'Every pickup point in the city of an address that a map can show',
        query: addressQuery,
        response: mappedPointsSchema,
        failures: [429],
        cache: 'private',
      },
      async ({ query, request }) => {
        await takeTurn(request);
        const known = await listPoints(deps, query);
        return {
          points: known.flatMap(({ coordinates, ...point }) =>
            coordinates ? [{ ...point, coordinates }] : [],
          ),
        };
      },
    ),
  ];
}

/** None where the address's zone offers none, or its carrier is silent. */
async function listPoints(
  { points, settings, delivery }: Pick<PickupPointsRoutesDeps, 'points' | 'settings' | 'delivery'>,
  address: z.infer<typeof addressQuery>,
): Promise<readonly PickupPoint[]> {
  const zone = chooseZone(await delivery.listShippingZones(), address);
  if (zone?.carrier === undefined || !zone.pickupPoints) return [];
  const { ecommerce } = await settings.read();
  const known = await points.list({
    carrier: zone.carrier,
    country: cleanLine(address.country).toUpperCase(),
    city: cleanLine(address.locality),
    currency: ecommerce.currency,
  });
  return known ?? [];
}
