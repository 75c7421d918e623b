import { shippingDays } from '#domain/shipping-speed.ts';
import type { DeliveryEstimate } from '#domain/schemas/delivery.schema.ts';

/** More would weigh more than the product. */
const mostPlaces = 20;

/**
 * What it costs to have one piece delivered and how long that takes, by country and region: `OfferShippingDetails`, of
 * which search engines read rate, destination and time. Towns, the rest of the world and what is not delivered there
 * are left out.
 */
export function shippingData({ places, zones }: DeliveryEstimate, currency: string): object[] {
  return places
    .flatMap(({ key, zone: index }) => {
      const [country = '', region = '', locality = ''] = key.split('|');
      const zone = zones[index];
      if (country === '' || locality !== '' || !zone || zone.limit !== undefined) return [];
      return [
        {
          '@type': 'OfferShippingDetails',
          shippingRate: {
            '@type': 'MonetaryAmount',
            value: zone.price.toFixed(2),
            currency,
          },
          shippingDestination: {
            '@type': 'DefinedRegion',
            addressCountry: country,
            ...(region !== '' && { addressRegion: region }),
          },
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
    .slice(0, mostPlaces);
}
