import type { ShippingZone } from '#domain/schemas/delivery.schema.ts';

import { chooseZone, termsOf, type Destination } from './delivery-terms.ts';

/** What goods have to amount to for being delivered for nothing; minor units. */
export interface FreeDelivery {
  from: number;
  /** The only place that it is said of; null where it is that of the address, or holds wherever the shop delivers. */
  zone: string | null;
}

/**
 * From what amount on delivery is free: in the zone of the address; of an address that nobody knows yet, in all zones
 * where each has such an amount, else in the zone where it is least. null: nowhere, or everywhere from nothing on.
 */
export function findFreeDelivery(zones: readonly ShippingZone[], to: Destination): FreeDelivery | null {
  const isKnown = [to.country, to.region, to.locality].some((part) => part.trim() !== '');
  if (isKnown) {
    const zone = chooseZone(zones, to);
    const from = zone ? freeFromOf(zone) : null;
    return from === null || from === 0 ? null : { from, zone: null };
  }
  const known = zones
    .filter(({ enabled }) => enabled)
    .map((zone) => ({ title: zone.title, from: freeFromOf(zone) }));
  const free = known.filter((zone): zone is typeof zone & { from: number } => zone.from !== null);
  const everywhere = Math.max(0, ...free.map(({ from }) => from));
  if (free.length === known.length) return everywhere === 0 ? null : { from: everywhere, zone: null };
  const [least] = free.filter(({ from }) => from > 0).toSorted((a, b) => a.from - b.from);
  return least ? { from: least.from, zone: least.title } : null;
}

/** Minor units; 0 where delivery costs nothing anyway, null where no order that the zone takes is enough. */
function freeFromOf(zone: ShippingZone): number | null {
  const { price, freeFrom, maxAmount } = termsOf(zone);
  if (price === 0 && zone.carrier === undefined) return 0;
  if (freeFrom === undefined || freeFrom > (maxAmount ?? freeFrom)) return null;
  return freeFrom;
}

/** Minor units that goods of an amount (minor units, discounts taken off) are short of it; 0 when they are enough. */
export function leftToFree({ from }: FreeDelivery, goods: number): number {
  return Math.max(0, from - goods);
}
