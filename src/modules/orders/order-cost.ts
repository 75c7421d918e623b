import { mostPuzzleBits } from '#domain/order-puzzle.ts';

/** Unconfirmed orders of guests in the last hour, by what they have in common with one that is being placed. */
export interface GuestOrderCounts {
  /** With its email or phone, the more of both. */
  buyer: number;
  /** From its IPv4 address or IPv6 /64. */
  network: number;
  /** From its IPv4 /24 or IPv6 /48. */
  wideNetwork: number;
  all: number;
}

/** What one more order takes of who places it. */
export type OrderCost =
  | { kind: 'none' }
  | { kind: 'wait'; ms: number }
  | { kind: 'puzzle'; bits: number }
  | { kind: 'refusal' };

/** Decision 028 says why. */
const freeOfBuyer = 3;
const networksInWide = 4;
const networksInAll = 50;
const waitUntil = 4;
const longestWaitMs = 1000;
const refuseFrom = 20;
const firstBits = mostPuzzleBits - 3;

/**
 * Grows with repetition: nothing, a moment's wait, a proof of work, a refusal. Orders with somebody's email or
 * phone, and those of all, never end in a refusal: others could place them to lock a buyer out.
 *
 * @param freeOfNetwork what a network may place in an hour without delay; 0: networks do not count.
 */
export function costOfOrder(counts: GuestOrderCounts, freeOfNetwork: number): OrderCost {
  const pressureOf = (count: number, networks: number) =>
    freeOfNetwork === 0 ? 0 : count / (freeOfNetwork * networks);
  const ofNetworks = Math.max(pressureOf(counts.network, 1), pressureOf(counts.wideNetwork, networksInWide));
  if (ofNetworks >= refuseFrom) return { kind: 'refusal' };
  const pressure = Math.max(ofNetworks, counts.buyer / freeOfBuyer, pressureOf(counts.all, networksInAll));
  if (pressure < 1) return { kind: 'none' };
  if (pressure < waitUntil) {
    return { kind: 'wait', ms: Math.round((longestWaitMs * pressure) / waitUntil) };
  }
  const doublings = Math.floor(Math.log2(pressure / waitUntil));
  return { kind: 'puzzle', bits: Math.min(mostPuzzleBits, firstBits + doublings) };
}

/** More than these need not be counted: the cost is the same. */
export function mostCounted(freeOfNetwork: number): { network: number; wideNetwork: number; all: number } {
  return {
    network: freeOfNetwork * refuseFrom,
    wideNetwork: freeOfNetwork * networksInWide * refuseFrom,
    all: freeOfNetwork * networksInAll * refuseFrom,
  };
}
