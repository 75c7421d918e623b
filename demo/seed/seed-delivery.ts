import { randomBytes } from 'node:crypto';

import { redirects } from '../content/redirects.ts';
import { pickupLocations, shippingZones } from '../content/shipping.ts';
import type { DemoPrice, DemoShippingLimits } from '../content/types.ts';
import { priceOf, say, type SeedContext } from './seed-context.ts';

/** Pickup locations, shipping zones, payment methods and old addresses. */
export async function seedDelivery(context: SeedContext): Promise<void> {
  const { trx } = context;
  await trx
    .insertInto('locations')
    .values(
      pickupLocations.map((location, position) => ({
        code: location.code,
        title: say(context, location.title),
        enabled: location.enabled,
        address: say(context, location.address),
        phone: say(context, location.phone),
        work_time: say(context, location.workTime),
        ...say(context, location.coordinates),
        price: priceOf(context, location.price),
        shipping_speed: location.shippingSpeed,
        ...limitsOf(context, location),
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('shipping_zones')
    .values(
      shippingZones.map((zone, position) => ({
        code: zone.code,
        title: say(context, zone.title),
        enabled: zone.enabled,
        ...say(context, zone.places),
        price: priceOf(context, zone.price),
        free_from: optionalPrice(context, zone.freeFrom),
        shipping_speed: zone.shippingSpeed,
        ...limitsOf(context, zone),
        position,
      })),
    )
    .execute();
  await trx
    .insertInto('payment_methods')
    .values([
      { key: 'cash', enabled: true, position: 0 },
      {
        key: 'demo',
        method_name: say(context, { en: 'Card (demo, no money moves)', ru: 'Карта (демо, без списания)' }),
        enabled: true,
        settings: JSON.stringify({ secret: randomBytes(32).toString('base64url') }),
        position: 1,
      },
    ])
    .execute();
  await trx
    .insertInto('redirects')
    .values(redirects.map(({ from, to }) => ({ from_path: from, to_path: to })))
    .execute();
}

function limitsOf(context: SeedContext, limits: DemoShippingLimits) {
  return {
    min_amount: optionalPrice(context, limits.minAmount),
    max_amount: optionalPrice(context, limits.maxAmount),
    min_weight: limits.minWeight ?? null,
    max_weight: limits.maxWeight ?? null,
  };
}

function optionalPrice(context: SeedContext, price: DemoPrice | undefined): number | null {
  return price === undefined ? null : priceOf(context, price);
}
