import type { DeliveryTerms } from '#domain/delivery-quote.ts';
import { toMinor } from '#domain/money.ts';
import type { Location, ShippingZone } from '#domain/schemas/delivery.schema.ts';

/** What a place asks, to compute with; the API's amounts are major units, these minor ones. */
export function termsOf(place: Location | ShippingZone): DeliveryTerms {
  const { price, minAmount, maxAmount, minWeight, maxWeight } = place;
  return {
    price: toMinor(price),
    freeFrom: 'freeFrom' in place ? minorOf(place.freeFrom) : undefined,
    minAmount: minorOf(minAmount),
    maxAmount: minorOf(maxAmount),
    minWeight,
    maxWeight,
  };
}

function minorOf(major: number | undefined): number | undefined {
  return major === undefined ? undefined : toMinor(major);
}
