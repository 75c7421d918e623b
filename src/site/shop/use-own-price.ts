import { useSyncExternalStore } from 'react';

import { shownPrice, type Priced } from '#domain/price.ts';

import { ownPriceStore } from './own-price-store.ts';

const readNone = () => null;

interface ShownVariation extends Priced {
  id: number;
  promoted?: { price: number; text: string };
}

/**
 * What a piece costs the signed-in customer who takes so many of a variation, where that is less than what everybody
 * pays, and what more of them cost; null else. The server draws pages for guests.
 */
export function useOwnPrice(
  variation: ShownVariation | null | undefined,
  quantity = 1,
): { price: number; tiers: string } | null {
  const own = useSyncExternalStore(
    ownPriceStore.subscribe,
    () => (variation ? ownPriceStore.of(variation.id) : null),
    readNone,
  );
  if (!variation || !own) return null;
  const usual = variation.promoted?.price ?? shownPrice(variation);
  const offer = own.offers.findLast(({ minQuantity }) => minQuantity <= quantity);
  return { price: Math.min(offer?.price ?? usual, usual), tiers: own.tiers };
}
