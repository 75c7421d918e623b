import { shippingDays } from '#domain/shipping-speed.ts';
import type { DeliveryEstimate } from '#domain/schemas/delivery.schema.ts';

/** More would weigh more than the product. */
const mostZones = 10;

/**
 * What it costs to have one piece delivered and how long that takes, by zone: `OfferShippingDetails`, of which search
 * engines read rate, destination and time. Towns, the rest of the world and what is not delivered there are left out.
 */
export function shippingData({ places, zones }: DeliveryEstimate, currency: string): object[] {
  return zones
    .flatMap((zone, index) => {
      const destinations = listRegions(places.filter((place) => place.zone === index).map(({ key }) => key));
      if (destinations.length === 0 || zone.limit !== undefined) return [];
      return [
        {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: zone.price.toFixed(2), currency },
          shippingDestination: destinations,
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            transitTime: {
              '@type': 'QuantitativeValue',
              minValue: 0,
              maxValue: shippingDays[zone.speed],
              unitCode: 'DAY',
            },
          },
        },
      ];
    })
    .slice(0, mostZones);
}

/** Of the keys of places: each country once, with the regions of it that are meant. */
function listRegions(keys: readonly string[]): object[] {
  const regions = new Map<string, string[]>();
  for (const key of keys) {
    const [country = '', region = '', locality = ''] = key.split('|');
    if (country === '' || locality !== '') continue;
    const known = regions.get(country) ?? [];
    regions.set(country, region === '' ? known : [...known, region]);
  }
  return [...regions].map(([addressCountry, addressRegion]) => ({
    '@type': 'DefinedRegion',
    addressCountry,
    ...(addressRegion.length > 0 && { addressRegion }),
  }));
}
