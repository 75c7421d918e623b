import { maxOrderAmount } from './order-amounts.ts';
import type { ShippingZone } from './schemas/delivery.schema.ts';
import { foldText } from './text.ts';

/** Where an order goes; a country is its ISO code. */
export interface Destination {
  country: string;
  region: string;
  locality: string;
}

/** What a pickup location and a shipping zone ask. Amounts in minor units, weights in kilograms; an absent limit does not bind. */
export interface DeliveryTerms {
  price: number;
  /** Goods of this amount on are delivered for nothing. */
  freeFrom?: number | undefined;
  minAmount?: number | undefined;
  maxAmount?: number | undefined;
  minWeight?: number | undefined;
  maxWeight?: number | undefined;
}

type LimitCode = 'minAmount' | 'maxAmount' | 'minWeight' | 'maxWeight';

/** A limit that an order does not keep; `value` is the limit, in minor units or kilograms. */
export interface BrokenLimit {
  code: LimitCode;
  value: number;
}

/**
 * The zone that delivers to an address: one that names the locality beats one that names the region,
 * that beats one that names the country, that beats one for everywhere. The first of equals wins.
 */
export function chooseZone(zones: readonly ShippingZone[], to: Destination): ShippingZone | null {
  let best: ShippingZone | null = null;
  for (const zone of zones) {
    if (!zone.enabled || !reaches(zone, to)) continue;
    if (!best || narrowness(zone) > narrowness(best)) best = zone;
  }
  return best;
}

/** Whether what is still blank of an address could be filled so that a zone delivers there. */
export function mayReach(
  zones: readonly ShippingZone[],
  { country, region, locality }: Destination,
): boolean {
  const fits = (names: readonly string[], name: string) => name.trim() === '' || isNamed(names, name);
  return zones.some(
    (zone) =>
      zone.enabled &&
      fits(zone.countries, country) &&
      fits(zone.regions, region) &&
      fits(zone.localities, locality),
  );
}

/** Minor units, for goods that cost so much (minor units, discounts taken off). */
export function priceDelivery({ price, freeFrom }: DeliveryTerms, goods: number): number {
  return freeFrom !== undefined && goods >= freeFrom ? 0 : price;
}

/**
 * Limits that goods of an amount (minor units, discounts taken off) and a weight do not keep. An unknown
 * weight breaks none.
 */
export function findBrokenLimits(terms: DeliveryTerms, goods: number, weight: number | null): BrokenLimit[] {
  const { minAmount = 0, maxAmount = maxOrderAmount, minWeight, maxWeight } = terms;
  const broken: BrokenLimit[] = [];
  if (goods < minAmount) broken.push({ code: 'minAmount', value: minAmount });
  if (goods > maxAmount) broken.push({ code: 'maxAmount', value: maxAmount });
  if (weight === null) return broken;
  if (minWeight !== undefined && weight < minWeight) broken.push({ code: 'minWeight', value: minWeight });
  if (maxWeight !== undefined && weight > maxWeight) broken.push({ code: 'maxWeight', value: maxWeight });
  return broken;
}

/** An empty list names no one and so keeps no one out. */
function reaches({ countries, regions, localities }: ShippingZone, to: Destination): boolean {
  return isNamed(countries, to.country) && isNamed(regions, to.region) && isNamed(localities, to.locality);
}

function isNamed(names: readonly string[], name: string): boolean {
  return names.length === 0 || names.some((listed) => foldText(listed) === foldText(name));
}

function narrowness({ countries, regions, localities }: ShippingZone): number {
  return (localities.length > 0 ? 4 : 0) + (regions.length > 0 ? 2 : 0) + (countries.length > 0 ? 1 : 0);
}
