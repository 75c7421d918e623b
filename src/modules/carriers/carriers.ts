import type { CarrierKey } from '#locales/carrier-keys.ts';

import type { CarrierKind } from './carrier.ts';
import { cdekCarrier } from './cdek/cdek.ts';

/** Every carrier, in the order of the admin's list. One without texts, or texts without one, is a type error. */
const byKey: Readonly<Record<CarrierKey, CarrierKind>> = { cdek: cdekCarrier };

export const carrierKinds: readonly CarrierKind[] = Object.values(byKey);

export function findCarrierKind(key: string): CarrierKind | null {
  return carrierKinds.find((kind) => kind.key === key) ?? null;
}
